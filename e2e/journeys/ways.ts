import type { BoxName } from '@tablee/ui/client.ts'
import { lidOf, PLAYED } from './boxes.ts'
import type { KeptGame } from './kept.ts'
import { either, SAID } from './said.ts'
import type { World } from './world.ts'

/** How one gets from place to place: by what is on the page, as people do; by a typed address where there is nothing. */

/** Runs in the page. */
const hasOpenSheet = () => document.querySelector('dialog:modal') !== null

export const isAtHome = async ({ hand }: World): Promise<void> => {
  await hand.sees('heading', 'Tablée')
  for (const box of PLAYED.slice(0, 1)) await hand.sees('button', lidOf(box))
}

export const goHome = async (world: World): Promise<void> => {
  const { hand, tab } = world
  if ((await world.path()) !== undefined) {
    if (await tab.run(hasOpenSheet, undefined)) await tab.press('Escape')
    if ((await world.path()) !== '/') await hand.tapIfThere('link', SAID.home)
    const isThere = await hand
      .until('the way home', async () => ((await world.path()) === '/' ? true : undefined), 1500)
      .catch(() => false)
    if (isThere) return isAtHome(world)
  }
  await world.goto('/')
  await isAtHome(world)
}

export const openBox = async (world: World, box: BoxName): Promise<void> => {
  const { hand } = world
  await goHome(world)
  await hand.tap('button', lidOf(box))
  await hand.sees('button', SAID.alone)
}

/** A table of this device, or of the server, that is laid. */
export const isAtTable = ({ hand }: World): Promise<void> => hand.sees('button', SAID.menu)

export const codeHere = async (world: World): Promise<string> =>
  world.hand.until('the code of the table', async () => /^\/table\/([\w-]+)$/.exec((await world.path()) ?? '')?.[1])

/** Runs in the page: which of the games in the open list it is. */
const placeInList = (code: string) =>
  [...document.querySelectorAll('dialog a[href^="/table/"]')].findIndex(
    (link) => link.getAttribute('href') === `/table/${code}`,
  )

/** From the home page, where games that were left are offered. */
export const resume = async (world: World, game: KeptGame): Promise<void> => {
  const { hand, tab } = world
  await goHome(world)
  const one = either('Reprendre ma partie', 'Back to my game')
  const several = /^(Reprendre une partie|Back to a game) · \d+$/
  const { role } = await hand.seesOneOf({ role: 'link', name: one }, { role: 'button', name: several })
  if (role === 'link') await hand.tap('link', one)
  else {
    await hand.tap('button', several)
    await hand.sees('heading', either('Parties en cours', 'Games under way'))
    const place = await tab.run(placeInList, game.code)
    if (place < 0) throw new Error(`game ${game.nth} (${game.box}) is not offered any more`)
    await hand.tap('link', /./, place)
  }
  const here = await codeHere(world)
  if (here !== game.code) throw new Error(`expected game ${game.nth} (${game.code}), got ${here}`)
  await isAtTable(world)
  world.openGame(game)
}

export const readyOffline = async (world: World): Promise<void> => {
  await goHome(world)
  await world.hand.reads(SAID.readyOffline, 90_000)
}

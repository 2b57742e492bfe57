import { Hand } from '../../engines/hand.ts'
import { openProfile } from '../../engines/open-profile.ts'
import { SAMPLE, SAMPLE_DECK } from '../../walks.ts'
import { lidOf, PLAYED, readBox } from '../boxes.ts'
import { evictStorageInPage, fillStorageInPage } from '../device-storage.ts'
import { either, SAID } from '../said.ts'
import { drawFrom, SERVER_GONE, type Step } from '../step.ts'
import { goHome, isAtHome, isAtTable, openBox, readyOffline } from '../ways.ts'
import type { World } from '../world.ts'
import { newDeck, openDecks } from './decks.ts'
import { beginSolo } from './own-games.ts'
import { chooseLight, openSettings } from './settings.ts'

const always = () => true

const serverGone: Step = {
  name: 'server-gone',
  weight: 2,
  isPossible: ({ canPlayOffline }) => canPlayOffline,
  draw: (_, chance) => drawFrom([['decks'], ['dico'], ['reload'], ['solo', drawFrom(PLAYED, chance)]], chance),
  causes: SERVER_GONE,
  run: async (world, [what, name]) => {
    await readyOffline(world)
    await world.server.stop()
    let did = 'reloaded the home page'
    if (what === 'solo') did = `began game ${(await beginSolo(world, readBox(name))).nth}`
    else if (what === 'decks') {
      await openDecks(world)
      did = 'saw the decks'
    } else if (what === 'dico') {
      await world.goto('/dico?mot=chat')
      await world.hand.reads(/Valable|Valid/)
      did = 'looked up a word'
    } else {
      await world.tab.reload()
      await isAtHome(world)
    }
    await world.server.start()
    return `without a server: ${did}`
  },
}

/** Until the page is loaded anew nothing can be written: what is tried meanwhile is told to be lost, and the rest stays. */
const full: Step = {
  name: 'storage-full',
  weight: 3,
  isPossible: always,
  draw: ({ kept }, chance) => [drawFrom(['deck', 'solo', 'light', ...(kept.games.length > 0 ? ['game'] : [])], chance)],
  causes: /Quota|quota/,
  run: async (world, [what]) => {
    const { hand, tab, kept } = world
    await goHome(world)
    await tab.run(fillStorageInPage, undefined)
    let did = ''
    if (what === 'deck') {
      await newDeck(world, SAMPLE_DECK.client)
      await hand.reads(/pas gardé|not kept/)
      did = 'a new deck said that it is not kept'
    } else if (what === 'solo') {
      await openBox(world, SAMPLE.id)
      await hand.tap('button', SAID.alone)
      await hand.reads(SAID.notKept)
      did = 'a new game said that it would not be kept'
    } else if (what === 'game') {
      await hand.tap(kept.games.length === 1 ? 'link' : 'button', /^(Reprendre|Back to) (ma|une|my|a) /)
      if (kept.games.length > 1) await hand.tap('link', /./)
      await hand.until('the game, or why not', async () =>
        (await hand.isThere('button', SAID.menu)) || (await hand.has(SAID.notKept)) ? true : undefined,
      )
      did = 'opened a game'
    } else {
      await openSettings(world)
      await chooseLight(world, kept.light === 'dark' ? 'light' : 'dark')
      did = 'chose a light that lasts as long as the page'
    }
    await world.goto('/')
    await isAtHome(world)
    return did
  },
}

const evicted: Step = {
  name: 'storage-evicted',
  isPossible: ({ kept }) => kept.games.length + kept.decks.length + kept.ledgers.size > 1,
  run: async (world) => {
    // No page of ours is open meanwhile.
    await world.goto('/healthz')
    await world.tab.run(evictStorageInPage, undefined)
    world.forgetAll()
    world.host?.leave()
    world.host = undefined
    // Replaces /healthz in the history: « back » must not lead to a page that is not the product's.
    await world.tab.run(() => location.replace('/'), undefined).catch(() => undefined)
    await isAtHome(world)
    return 'everything is forgotten, and begins afresh'
  },
}

/** A second person’s device that keeps nothing. */
const inPrivate = async (world: World, use: (hand: Hand) => Promise<string>): Promise<string> => {
  const profile = await openProfile(world.engine, { isPrivate: true })
  try {
    const tab = await profile.newTab()
    await tab.goto(world.server.url)
    const did = await use(new Hand(tab))
    const errors = await profile.takeErrors()
    if (errors.length > 0) throw new Error(`errors in the private window:\n${errors.join('\n')}`)
    return did
  } finally {
    await profile.close()
  }
}

const privateWindow: Step = {
  name: 'private-window',
  isPossible: always,
  draw: (_, chance) => [drawFrom(['solo', 'home'], chance)],
  run: (world, [what]) =>
    inPrivate(world, async (hand) => {
      await hand.sees('heading', 'Tablée')
      if (await hand.has(/Reprendre (ma|une) partie|Back to (my|a) game/))
        throw new Error('a private window knows games')
      if (what !== 'solo') return 'saw the home page'
      await hand.tap('button', lidOf(SAMPLE.id))
      await hand.tap('button', SAID.alone)
      await hand.sees('button', SAID.menu)
      return 'played a solo game'
    }),
}

const UPDATE = either('Recharger', 'Reload')
/** Runs in the page: the first script names its build by its hash. */
const buildInPage = () => document.querySelector('script[type=module]')?.getAttribute('src') ?? ''

const update: Step = {
  name: 'update',
  isPossible: ({ canPlayOffline }) => canPlayOffline,
  causes: SERVER_GONE,
  run: async (world) => {
    const { hand, tab, kept } = world
    await readyOffline(world)
    const old = await tab.run(buildInPage, undefined)
    const take = async (at: Hand) => {
      await at.reads(/Une nouvelle version est prête|A new version is ready/, 60_000)
      await at.tap('button', UPDATE)
      // The page itself waits up to twenty seconds for the new worker before it is loaded anew.
      await at.until(
        'the new build',
        async () => ((await at.tab.run(buildInPage, undefined)) === old ? undefined : true),
        60_000,
      )
      await at.sees('heading', 'Tablée')
    }
    const [game] = kept.games
    if (game === undefined) {
      await world.server.changeBuild()
      await world.goto('/')
      await take(hand)
      return 'took the new build'
    }
    // In mid-game: the page of the game stays with its build until it is loaded anew.
    await world.goto(`/table/${game.code}`)
    await isAtTable(world)
    await world.server.changeBuild()
    await world.inAnotherTab('/', take)
    await tab.reload()
    await isAtTable(world)
    if ((await tab.run(buildInPage, undefined)) === old) throw new Error('the game is still of the old build')
    return `took the new build in another tab, went on with game ${game.nth}`
  },
}

export const FAULT_STEPS: readonly Step[] = [serverGone, full, evicted, privateWindow, update]

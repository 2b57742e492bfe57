import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from '../../../../e2e/axe.ts'
import {
  button,
  expectNobodyElse,
  expectOwnMenu,
  gather,
  ownGame,
  playAlone,
  press,
  stopGame,
  touchIfThere,
  untilReadyOffline,
} from '../../../../e2e/own-device.ts'
import { startServer } from '../../../../e2e/server.ts'
import { everythingIn, expectCovered, uncover } from '../../../../e2e/under-cover.ts'
import { field, handIn, heading, pick, seeAll, voteFor } from './alone.ts'

const NAMES = ['Ana', 'Bob', 'Cléo']
const shortTrack = (page: Page) => page.getByRole('radio', { name: '11 feuilles' })

test('around one device, without a server: three people to the Diploma, no secret in the page under the cover', {
  tag: '@deep',
}, async ({ page: first, context }) => {
  test.setTimeout(240_000)
  const server = await startServer()
  let page = first
  /** What was written, and what the cards say, so far. */
  const secrets: string[] = []
  const take = async (name: string) => {
    await expect(page.getByRole('heading', { name: `Passe l’appareil à ${name}` })).toBeVisible()
    await expectCovered(page, NAMES)
    const everything = await everythingIn(page)
    for (const secret of secrets) expect(everything).not.toContain(secret)
    // Nor is it among what a device keeps for whoever writes.
    expect(await page.evaluate(() => localStorage.getItem('tablee.lauriers.draft'))).toBeNull()
    await uncover(page, name)
  }
  const textOf = (name: string, round: number) => `Invention de ${name} au tour ${round}`
  const write = async (name: string, round: number) => {
    await expect(button(page, 'Sonner la fin')).toHaveCount(0)
    // What is looked for under the cover is found where it stands.
    await field(page).fill(textOf(name, round))
    expect(await everythingIn(page)).toContain(textOf(name, round))
    secrets.push(textOf(name, round))
    await handIn(page, textOf(name, round))
  }
  const stake = async () => {
    await press(page, 'Miser un jeton')
    await expect(button(page, 'Jeton misé (annuler)')).toBeVisible()
  }
  /** As far as the desk; what the true one says. */
  const leadAndWrite = async (leader: string, round: number, between: () => Promise<void>): Promise<string> => {
    const [left = '', right = ''] = [...NAMES.slice(round + 1), ...NAMES.slice(0, round)]
    await take(leader)
    const meanings = await pick(page)
    expect(meanings).toHaveLength(4)
    secrets.push(...meanings)
    await take(left)
    await write(left, round)
    await expect(page.getByRole('heading', { name: `Passe l’appareil à ${right}` })).toBeVisible()
    await between()
    await take(right)
    await write(right, round)
    await take(leader)
    await expect(heading(page, 'Prépare la lecture')).toBeVisible()
    await press(page, 'Commencer la lecture')
    for (const read of [1, 2]) {
      // A second tap before the answer is the first one again.
      await expect(page.getByText(`${read} sur 3`, { exact: true })).toBeVisible()
      await press(page, 'Lire la suivante')
    }
    await press(page, 'Ouvrir le vote')
    return meanings[0] ?? ''
  }
  const tell = async () => {
    // It lies open: the leader tells, everybody looks.
    await expect(page.getByText('Passe l’appareil')).toHaveCount(0)
    await press(page, 'Dire la vérité')
    await seeAll(page)
    secrets.length = 0
  }

  try {
    await page.goto(server.url)
    await untilReadyOffline(page)
    await server.stop()
    await gather(page, `${server.url}/ensemble/lauriers`, NAMES, shortTrack(page))
    await press(page, 'Commencer à trois')

    await test.step('LAU-3 Ana leads; a reload comes back to the cover, never to a hand', async () => {
      const truth = await leadAndWrite('Ana', 0, async () => void (await page.reload()))
      await take('Bob')
      await stake()
      await voteFor(page, (line) => line.includes(truth))
      await take('Cléo')
      await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
      await voteFor(page, (line) => line.includes(textOf('Bob', 0)))
      await tell()
      await expect(heading(page, 'Qui a cru quoi')).toBeVisible()
      await press(page, 'Manche suivante')
    })
    await test.step('Bob leads; the phone kills the tab, the home page leads back to the cover', async () => {
      const truth = await leadAndWrite('Bob', 1, async () => {
        const address = page.url()
        await page.close()
        page = await context.newPage()
        await page.goto(server.url)
        await ownGame(page).click()
        await expect(page).toHaveURL(address)
      })
      for (const name of ['Cléo', 'Ana']) {
        await take(name)
        await voteFor(page, (line) => line.includes(truth))
      }
      await tell()
      await press(page, 'Manche suivante')
    })
    await test.step('Cléo leads; LAU-20 Bob comes to the last leaf', async () => {
      const truth = await leadAndWrite('Cléo', 2, async () => undefined)
      await take('Ana')
      await voteFor(page, (line) => line.includes(textOf('Bob', 2)))
      await take('Bob')
      await stake()
      await voteFor(page, (line) => line.includes(truth))
      await tell()
      // Twice (2 + 1) × 2; the others found one and misled one each.
      await expect(heading(page, 'Bob reçoit le Diplôme').first()).toBeVisible()
      await expect(page.getByText('feuille 4')).toHaveCount(2)
      await expectNobodyElse(page)
    })
    await test.step('another game, paused and given up: the lobby of this device', async () => {
      await press(page, 'Encore une partie')
      const leader = await expectCovered(page, NAMES)
      await take(leader)
      await press(page, 'Menu de la table')
      await press(page, 'Mettre en pause')
      await expect(page.getByRole('heading', { name: 'Pause', exact: true })).toBeVisible()
      await press(page, 'Reprendre')
      // Whoever holds it by then is asked for by name.
      await take(leader)
      await expect(heading(page, 'Choisis un mot')).toBeVisible()
      await stopGame(page)
      await expect(button(page, 'Commencer à trois')).toBeVisible()
    })
  } finally {
    await server.stop().catch(() => undefined)
  }
})

test('alone, with the server gone: from the home page to the Diploma', async ({ page }) => {
  test.setTimeout(400_000)
  const server = await startServer()
  await page.clock.install()
  try {
    await page.goto(server.url)
    await playAlone(page, 'Lauriers', shortTrack(page))
    await server.stop()
    await expectOwnMenu(page)

    /** What one taps as soon as it is there. */
    const taps = [
      'Commencer la lecture',
      'Lire la suivante',
      'Ouvrir le vote',
      'Dire la vérité',
      'Tout voir',
      'Manche suivante',
    ]
    const tap = button(page, new RegExp(`^(${taps.join('|')})$`)).first()
    const end = heading(page, /Diplôme/)
    let [waited, led, written] = [0, 0, 0]
    while (!(await end.isVisible())) {
      if (await touchIfThere(tap)) continue
      if (await heading(page, 'Choisis un mot').isVisible()) {
        await pick(page)
        led += 1
      } else if (await field(page).isVisible()) {
        written += 1
        await handIn(page, `Petite chose inventée, numéro ${written}`)
      } else if (await heading(page, /^Laquelle/).isVisible()) {
        // Never for one's own: it would bring nothing.
        await voteFor(page, (line) => !line.includes('Petite chose'))
      } else {
        // Bots think, and nobody has to wait for them here.
        waited += 1
        await page.clock.runFor(1000)
      }
    }
    console.log(`Les Lauriers alone: ${led} rounds led, ${written} written in, ${waited} s of waiting for bots`)
    // LAU-8: no bot judges a text; the last round's counts too.
    await expect(
      page.getByText(
        written === 1
          ? 'Une de tes définitions a été prise sur parole'
          : `${written} de tes définitions ont été prises sur parole`,
      ),
    ).toBeVisible()
    await expectNobodyElse(page)
    await expectAccessible(page)
    await press(page, 'Encore une partie')
    await expect(end).toHaveCount(0)
  } finally {
    await server.stop().catch(() => undefined)
  }
})

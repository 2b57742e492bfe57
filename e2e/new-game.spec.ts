import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, expect, type Page } from '@playwright/test'
import { loadPlayWords } from '../packages/lexicon/src/node.ts'
import { CheckoutCopy } from './checkout-copy.ts'
import { expectNoSideways, openScreen, Phone, test } from './phones.ts'
import { BOXES } from './shelf.ts'
import { TableServer } from './table-server.ts'

/** A game written by `npm run new-game` in a copy of this checkout is whole at once: nothing else in the copy is touched. */
let copy: CheckoutCopy
let server: TableServer
const { graph } = loadPlayWords()
const SIZES = [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
] as const

// One copy for all: each test goes on where the last one ended.
test.describe.configure({ mode: 'serial', timeout: 600_000 })

test.beforeAll(async () => {
  test.setTimeout(600_000)
  copy = new CheckoutCopy()
  server = new TableServer({}, copy.folder)
  await copy.run('new-game', 'mon-jeu', '--title', 'Mon jeu')
  await copy.run('build')
  await server.start()
})
test.afterAll(async () => {
  await server.kill()
  copy.remove()
})

/** The shortest longer word of the list. */
const wordFrom = (letter: string): string => {
  let word = letter
  while (word.length < 3 || !graph.isWord(word)) word += graph.next(word)[0]?.letter ?? ''
  return word
}

/** The letter of this round, once it is there. */
const letterOf = async ({ page }: Phone, round: number): Promise<string> => {
  await expect(page.getByRole('heading', { name: `Manche ${round} sur 3` })).toBeVisible()
  const task = await page.getByRole('heading', { name: /^Un mot en / }).innerText()
  return task.match(/^Un mot en (\w),/)?.[1] ?? ''
}
const write = async (phone: Phone, word: string) => {
  await phone.page.getByLabel('Ton mot').fill(word)
  await phone.tap('C’est mon mot')
}

test('two phones and a screen play the new game from the shelf to its end, and watch it again', async ({ browser }) => {
  const [ana, bob] = [await Phone.take(browser, server.url, 'Ana'), await Phone.take(browser, server.url, 'Bob')]
  const code = await ana.createTable('Mon jeu')
  await bob.join(code)
  const screen = await openScreen(browser, server.url, code)
  await ana.tap('Toutes les options')
  await ana.page.getByRole('dialog').getByRole('radio', { name: 'sans sablier' }).check()
  await ana.tap('C’est réglé')
  await ana.tap(/^Commencer à deux/)
  for (let round = 1; round <= 3; round++) {
    const letter = await letterOf(ana, round)
    if (round === 1) {
      await write(ana, letter === 'A' ? 'bon' : 'ananas')
      await ana.sees('(MON-3)')
    }
    const word = wordFrom(letter)
    await write(ana, word.toLowerCase())
    await ana.sees(`Ton mot\u00a0: ${word}`)
    await bob.sees('a écrit')
    await expect(bob.page.getByText(new RegExp(`\\b${word}\\b`))).toHaveCount(0)
    await expectNoSideways(bob.page)
    await write(bob, `${letter}zzz`)
    for (const page of [ana.page, bob.page, screen]) {
      const [right, wrong] =
        round < 3
          ? [`Manche ${round}\u00a0: ${word}, ${word.length} points`, `${letter}ZZZ, pas dans la liste`]
          : [`${word}\u00a0${word.length}`, `${letter}ZZZ\u00a00`]
      await expect(page.getByText(right)).toBeVisible()
      await expect(page.getByText(wrong)).toBeVisible()
    }
  }
  for (const page of [ana.page, bob.page, screen])
    await expect(page.getByRole('heading', { name: 'Ana gagne\u00a0!' })).toBeVisible()
  await ana.page.getByRole('link', { name: 'Revoir la partie' }).click()
  await expect(ana.page.getByText('Manche 1 sur 3').first()).toBeVisible()
})

test('the new game is played alone, and its rules are read', { tag: '@deep' }, async ({ browser }) => {
  const ana = await Phone.take(browser, server.url, 'Ana')
  await ana.page.goto('/')
  await ana.tap(/Mon jeu/)
  await ana.tap('En solo, contre des bots')
  await write(ana, wordFrom(await letterOf(ana, 1)))
  await expect(ana.page.getByRole('heading', { name: 'Manche 2 sur 3' })).toBeVisible({ timeout: 60_000 })
  await ana.page.goto('/regles/mon-jeu')
  await expect(ana.page.getByText('MON-5').first()).toBeVisible()
})

/** All boxes can be reached and tapped, and no page is wider than the window. */
const expectAllToFit = async (page: Page, boxes: number) => {
  for (const size of SIZES) {
    await page.setViewportSize(size)
    await expectNoSideways(page)
    const all = page.locator('button.box')
    await expect(all).toHaveCount(boxes)
    for (const box of await all.all()) await box.click({ trial: true })
  }
}
const expectShelfToFit = async (browser: Browser, boxes: number) => {
  const host = await Phone.take(browser, server.url, 'Ana')
  await host.page.goto('/')
  await expectAllToFit(host.page, boxes)
  for (const width of [700, 768, 999, 1000, 1280]) {
    await host.page.setViewportSize({ width, height: 900 })
    await expectNoSideways(host.page)
    for (const box of await host.page.locator('button.box').all()) await box.click({ trial: true })
  }
  await host.page.setViewportSize(SIZES[0])
  await host.createTable()
  await expectAllToFit(host.page, boxes)
  await host.button('Toutes les options').click({ trial: true })
}

test('one box more fits on the shelf and in the lobby', { tag: '@deep' }, async ({ browser }) => {
  await expectShelfToFit(browser, BOXES.length + 1)
})

test('the checks and tests of the repository hold for the new game', { tag: '@deep' }, async () => {
  expect(await copy.run('rules')).toContain('MON-5\t1')
  await copy.run('check:imports')
  await copy.run('check:unused')
  await copy.run('protocol', '--check')
  await copy.initGit()
  await copy.run('check:names')
  const tsconfig = { extends: './tsconfig.json', include: ['games/mon-jeu', 'games/*.ts'] }
  writeFileSync(join(copy.folder, 'tsconfig.new-game.json'), JSON.stringify(tsconfig))
  await copy.runTool('svelte-check', '--tsconfig', './tsconfig.new-game.json', '--fail-on-warnings')
  const vitest = ['run', '--maxWorkers=1', '--testTimeout=60000']
  await copy.runTool('vitest', ...vitest, 'games/mon-jeu')
  await copy.runTool('vitest', ...vitest, 'apps/web/src/pages/rules/book.test.ts', '-t', 'mon-jeu')
  await copy.run('scenario', 'games/mon-jeu/scenarios/mon-4-points.json')
  const simulated = await copy.run('simulate', '--game', 'mon-jeu', '--games', '20', '--players', '2-8')
  expect(simulated).toContain('20 games, all ended')
})

test('five boxes more fit on the shelf and in the lobby', { tag: '@deep' }, async ({ browser }) => {
  for (const name of ['deux', 'trois', 'quatre', 'cinq']) await copy.run('new-game', `jeu-${name}`)
  await copy.run('build')
  await server.kill()
  await server.start()
  await expectShelfToFit(browser, BOXES.length + 5)
})

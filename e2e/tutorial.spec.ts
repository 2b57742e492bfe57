import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect } from '@playwright/test'
import { loadPlayWords } from '../packages/lexicon/src/node.ts'
import { type Block, blocksOf, changed, TUTORIAL } from '../scripts/new-game/tutorial.ts'
import { CheckoutCopy } from './checkout-copy.ts'
import { openScreen, Phone, test } from './phones.ts'
import { TableServer } from './table-server.ts'

/** What games/README.md has its readers do, done in a copy of this checkout, block by block. */
let copy: CheckoutCopy
let said = ''

test.describe.configure({ mode: 'serial', timeout: 900_000 })

/** Carried out by a test of its own: it takes about a minute. */
const CHECK = 'npm run -s check'

const carryOut = async (block: Block): Promise<void> => {
  if (block.kind === 'commands') {
    // The packages are there already.
    for (const line of block.lines) if (line !== 'npm ci' && line !== CHECK) said += await copy.shell(line)
    return
  }
  const path = join(copy.folder, 'games/bouquet', block.file)
  mkdirSync(dirname(path), { recursive: true })
  const text = block.kind === 'file' ? block.text : block.changes.reduce(changed, readFileSync(path, 'utf8'))
  writeFileSync(path, text)
}

test.beforeAll(async () => {
  test.setTimeout(900_000)
  copy = new CheckoutCopy()
  for (const block of blocksOf(TUTORIAL)) await carryOut(block)
})
test.afterAll(() => copy.remove())

test('each block of the tutorial can be carried out: its tests, its scenario and 20 simulated games are well', async () => {
  expect(said).toContain('« Bouquet » is in games/bouquet')
  expect(said).toMatch(/\d+ passed, 0 failed/)
  expect(said).toContain('bou-4-points.json: holds')
  expect(said).toContain('20 games, all ended')
  await copy.run('protocol', '--check')
  expect(await copy.run('rules')).toContain('BOU-4')
})

test('all checks of the repository pass with the game of the tutorial', { tag: '@deep' }, async () => {
  expect(blocksOf(TUTORIAL).at(-1)).toEqual({ kind: 'commands', lines: [CHECK] })
  // Some of them ask git which files there are.
  await copy.initGit()
  await copy.shell(CHECK)
})

test('two phones and a TV play the game of the tutorial to its end', { tag: '@deep' }, async ({ browser }) => {
  const { graph } = loadPlayWords()
  const server = new TableServer({}, copy.folder)
  await copy.run('build')
  await server.start()
  try {
    const [ana, bob] = [await Phone.take(browser, server.url, 'Ana'), await Phone.take(browser, server.url, 'Bob')]
    const code = await ana.createTable('Bouquet')
    await bob.join(code)
    const screen = await openScreen(browser, server.url, code)
    await ana.tap(/^Commencer à deux/)
    for (let round = 1; round <= 3; round++) {
      await expect(ana.page.getByRole('heading', { name: `Manche ${round} sur 3` })).toBeVisible()
      const task = ana.page.getByRole('heading', { name: /^Le mot le plus long avec / })
      const letters = (await task.innerText()).replace(/^.* avec /, '').split(/\s/)
      const pairs = letters.flatMap((one, nth) => letters.filter((_, at) => at !== nth).map((other) => one + other))
      const word = pairs.find((pair) => graph.isWord(pair)) ?? pairs[0] ?? ''
      for (const phone of [ana, bob]) {
        await phone.page.getByLabel('Ton mot').fill(word)
        await phone.tap('C’est mon mot')
      }
      const shown = round < 3 ? `Manche ${round}\u00a0: ${word}, 2 points` : `${word}\u00a02`
      await expect(screen.getByText(shown).first()).toBeVisible()
    }
    for (const page of [ana.page, screen]) await expect(page.getByRole('heading', { name: /gagnent/ })).toBeVisible()
  } finally {
    await server.kill()
  }
})

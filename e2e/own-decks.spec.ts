import { expect } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { expectNoSideways, openScreen, Phone, test } from './phones.ts'
import { TableServer } from './table-server.ts'

const server = new TableServer()
test.beforeAll(() => server.start())
test.afterAll(() => server.kill())

const categories = Array.from({ length: 10 }, (_, nth) => `= Un verbe du groupe ${nth + 1}`)
const file = (lines: readonly string[], name = 'grammaire.txt') => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(lines.join('\n')),
})
const DECK = file(['# Mot pour Mot : La grammaire', ...categories])
const LINE = 'Paquet : La grammaire, 5 cartes'

const choose = async (phone: Phone) => {
  await phone.tap(/^Paquet : /)
  await expect(phone.page.getByRole('dialog', { name: 'Avec quel paquet ?' })).toBeVisible()
}
const give = (phone: Phone, ...files: Parameters<typeof file>) =>
  phone.page
    .getByRole('dialog')
    .locator('input[type=file]')
    .setInputFiles(file(...files))

test('a teacher’s ten categories: a file is laid on the table, everybody sees it, and the game is played with it', async ({
  browser,
}) => {
  test.setTimeout(150_000)
  const [ana, bob] = await Promise.all(['Ana', 'Bob'].map((name) => Phone.take(browser, server.url, name)))
  if (!ana || !bob) throw new Error('two phones')
  const code = await ana.createTable('Cactus')
  await bob.join(code)
  const screen = await openScreen(browser, server.url, code)

  await test.step('what is wrong with a file is told in the reader’s language, and nothing changes', async () => {
    await choose(ana)
    await expectAccessible(ana.page)
    await expectNoSideways(ana.page)
    await give(ana, ['# Mot pour Mot : La grammaire', ...categories, '= Un verbe du groupe 3'])
    await expect(ana.page.getByRole('alert')).toContainText('Ligne 12')
    await expect(ana.page.getByRole('link', { name: /^Corriger ce paquet/ })).toBeVisible()
    await expectAccessible(ana.page)
    await give(ana, ['# Kokomots : La mer', ...[...categories, ...categories].map((line, nth) => `${line} ${nth}`)])
    await expect(ana.page.getByRole('alert')).toContainText('Ce paquet est pour Kokomots.')
    await ana.page
      .getByRole('dialog')
      .locator('input[type=file]')
      .setInputFiles({
        name: 'photo.png',
        mimeType: 'image/png',
        buffer: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13]),
      })
    await expect(ana.page.getByRole('alert')).toContainText('pas du texte')
    await expect(bob.page.getByText(/^Paquet/)).toHaveCount(0)
  })

  await test.step('the deck is laid, and everybody sees which', async () => {
    await ana.page.getByRole('dialog').locator('input[type=file]').setInputFiles(DECK)
    await expect(ana.page.getByRole('dialog')).toHaveCount(0)
    await expect(ana.button(LINE)).toBeVisible()
    await bob.sees(LINE)
    await expect(screen.getByText(LINE)).toBeVisible()
    await expectAccessible(bob.page)
  })

  await test.step('it is taken away and laid again from what this device has kept', async () => {
    await choose(ana)
    await ana.tap('Celui de la boîte')
    await expect(ana.button('Paquet : celui de la boîte')).toBeVisible()
    await expect(bob.page.getByText(LINE)).toHaveCount(0)
    await choose(ana)
    // The broken one is kept as well: it has the same title, and leads to the editor.
    await expect(ana.page.getByRole('link', { name: /^La grammaire à finir/ })).toBeVisible()
    await expect(ana.button(/^La grammaire .*les bots n’auront rien à dire/)).toBeVisible()
    await ana.tap(/^La grammaire/)
    await bob.sees(LINE)
  })

  await test.step('the game begins with one of its categories, and goes on with it after the server was killed', async () => {
    await ana.tap('Commencer à deux')
    const [captain] = await Promise.race(
      [ana, bob].map(async (phone) => {
        await expect(phone.button('Tirer une carte')).toBeVisible({ timeout: 30_000 })
        return [phone]
      }),
    )
    await captain?.tap('Tirer une carte')
    const category = screen.getByText(/^Un verbe du groupe \d+$/).first()
    await expect(category).toBeVisible()
    const before = (await category.textContent()) ?? ''
    await server.kill()
    await server.start()
    // The other side of the card can come from nowhere but the deck in the log.
    await captain?.tap('L’autre face')
    await expect(category).not.toHaveText(before)
  })
})

test('a deck written on this device is there to be chosen', async ({ browser }) => {
  const ana = await Phone.take(browser, server.url, 'Ana')
  await ana.page.goto('/paquets')
  await ana.tap('Nouveau paquet')
  await ana.page
    .getByRole('dialog')
    .getByRole('button', { name: /^Mot pour Mot/ })
    .click()
  await ana.page.getByLabel('Texte du paquet').fill(['# Mot pour Mot : La grammaire', ...categories].join('\n'))
  await ana.sees('gardé sur cet appareil')
  await ana.sees(/5 cartes/)
  await ana.createTable('Cactus')
  await choose(ana)
  await ana.tap(/^La grammaire/)
  await expect(ana.button(LINE)).toBeVisible()

  await test.step('changed since, it says so, and is laid anew with one tap', async () => {
    await choose(ana)
    await expect(ana.button(/^La grammaire/)).toHaveAttribute('aria-pressed', 'true')
    await ana.page
      .getByRole('dialog')
      .getByRole('link', { name: /^Tes paquets/ })
      .click()
    await ana.page.getByRole('link', { name: 'Modifier La grammaire' }).click()
    await ana.page
      .getByLabel('Texte du paquet')
      .fill(['# Mot pour Mot : La grammaire', ...categories.slice(1), '= Un adverbe'].join('\n'))
    await ana.sees('gardé sur cet appareil')
    await ana.page.goBack()
    await ana.page.goBack()
    await choose(ana)
    await expect(ana.button(/^La grammaire .*changé depuis/)).toHaveAttribute('aria-pressed', 'false')
    await ana.tap(/^La grammaire/)
    await expect(ana.page.getByRole('dialog')).toHaveCount(0)
    await choose(ana)
    await expect(ana.button(/^La grammaire/)).toHaveAttribute('aria-pressed', 'true')
  })
})

test('Word Out! has no texts on its cards: no deck is offered', async ({ browser }) => {
  const ana = await Phone.take(browser, server.url, 'Ana')
  await ana.createTable('Word Out')
  await expect(ana.button('Toutes les options')).toBeVisible()
  await expect(ana.button(/^Paquet/)).toHaveCount(0)
})

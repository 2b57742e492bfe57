import { expect } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { expectNoSideways, openScreen, Phone, test } from './phones.ts'
import { BOXES, DECK_CLIENTS, lid, titled } from './shelf.ts'
import { TableServer } from './table-server.ts'
import { boxOf, OTHER_DECK, PLAIN_DECK } from './walks.ts'

const server = new TableServer()
test.beforeAll(() => server.start())
test.afterAll(() => server.kill())

const BOX = lid(boxOf(PLAIN_DECK.client))
const TEXT = PLAIN_DECK.text('La grammaire')
const { twice } = PLAIN_DECK.plain
const LINE = `Paquet : La grammaire, ${PLAIN_DECK.cards} cartes`

const choose = async (phone: Phone) => {
  await phone.tap(/^Paquet : /)
  await expect(phone.page.getByRole('dialog', { name: 'Avec quel paquet ?' })).toBeVisible()
}
const give = (phone: Phone, text: string) =>
  phone.page
    .getByRole('dialog')
    .locator('input[type=file]')
    .setInputFiles({ name: 'grammaire.txt', mimeType: 'text/plain', buffer: Buffer.from(text) })

test('a teacher’s own deck: a file is laid on the table, and everybody sees it', { tag: '@deep' }, async ({
  browser,
}) => {
  test.setTimeout(150_000)
  const [ana, bob] = await Promise.all(['Ana', 'Bob'].map((name) => Phone.take(browser, server.url, name)))
  if (!ana || !bob) throw new Error('two phones')
  const code = await ana.createTable(BOX)
  await bob.join(code)
  const screen = await openScreen(browser, server.url, code)

  await test.step('what is wrong with a file is told in the reader’s language, and nothing changes', async () => {
    await choose(ana)
    await expectAccessible(ana.page)
    await expectNoSideways(ana.page)
    await give(ana, `${TEXT}${twice.line}`)
    await expect(ana.page.getByRole('alert')).toContainText(`Ligne ${TEXT.split('\n').length}`)
    await expect(ana.page.getByRole('link', { name: /^Corriger ce paquet/ })).toBeVisible()
    await expectAccessible(ana.page)
    await give(ana, OTHER_DECK.text('La mer'))
    await expect(ana.page.getByRole('alert')).toContainText(
      new RegExp(`Ce paquet est pour ${titled(OTHER_DECK.client)}\\.`),
    )
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
    await give(ana, TEXT)
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
})

test('a deck written on this device is there to be chosen', async ({ browser }) => {
  const ana = await Phone.take(browser, server.url, 'Ana')
  await ana.page.goto('/paquets')
  await ana.tap('Nouveau paquet')
  await ana.page
    .getByRole('dialog')
    .getByRole('button', { name: new RegExp(`^${titled(PLAIN_DECK.client)}`) })
    .click()
  await ana.page.getByLabel('Texte du paquet').fill(TEXT)
  await ana.sees('gardé sur cet appareil')
  await ana.sees(new RegExp(`${PLAIN_DECK.cards} cartes`))
  await ana.createTable(BOX)
  await choose(ana)
  await expectNoSideways(ana.page)
  await ana.tap(/^La grammaire/)
  await expect(ana.button(LINE)).toBeVisible()
  await expectAccessible(ana.page)

  await test.step('changed since, it says so, and is laid anew with one tap', async () => {
    await choose(ana)
    await expect(ana.button(/^La grammaire/)).toHaveAttribute('aria-pressed', 'true')
    await ana.page
      .getByRole('dialog')
      .getByRole('link', { name: /^Tes paquets/ })
      .click()
    await ana.page.getByRole('link', { name: 'Modifier La grammaire' }).click()
    await ana.page.getByLabel('Texte du paquet').fill(`${TEXT}${twice.line}${twice.mend}\n`)
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

test('a game without texts on its cards: no deck is offered', async ({ browser }) => {
  const box = BOXES.find(({ client }) => !DECK_CLIENTS.includes(client))
  if (box === undefined) throw new Error('every game on the shelf has a deck')
  const ana = await Phone.take(browser, server.url, 'Ana')
  await ana.createTable(lid(box))
  await expect(ana.button('Toutes les options')).toBeVisible()
  await expect(ana.button(/^Paquet/)).toHaveCount(0)
})

import { expect } from '@playwright/test'
import { openScreen, Phone, test } from '../../../../e2e/phones.ts'
import { TableServer } from '../../../../e2e/table-server.ts'
import { sampleDeck } from '../sample-deck.ts'

const server = new TableServer()
test.beforeAll(() => server.start())
test.afterAll(() => server.kill())

test('a game begins with a category of the deck on the table, and goes on with it after the server was killed', async ({
  browser,
}) => {
  test.setTimeout(150_000)
  const [ana, bob] = await Promise.all(['Ana', 'Bob'].map((name) => Phone.take(browser, server.url, name)))
  if (!ana || !bob) throw new Error('two phones')
  const code = await ana.createTable('Cactus')
  await bob.join(code)
  const screen = await openScreen(browser, server.url, code)
  await ana.tap(/^Paquet : /)
  await ana.page
    .getByRole('dialog')
    .locator('input[type=file]')
    .setInputFiles({
      name: 'cantine.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from(sampleDeck.text('La cantine')),
    })
  await bob.sees('Paquet : La cantine, 5 cartes')
  await ana.tap('Commencer à deux')
  const [captain] = await Promise.race(
    [ana, bob].map(async (phone) => {
      await expect(phone.button('Tirer une carte')).toBeVisible({ timeout: 30_000 })
      return [phone]
    }),
  )
  await captain?.tap('Tirer une carte')
  const category = screen.getByText(/^Un \S+ de la cantine$/).first()
  await expect(category).toBeVisible()
  const before = (await category.textContent()) ?? ''
  await server.kill()
  await server.start()
  // The other side of the card can come from nowhere but the deck in the log.
  await captain?.tap('L’autre face')
  await expect(category).not.toHaveText(before)
})

import { expect } from '@playwright/test'
import { type Phone, test } from '../../../../e2e/phones.ts'
import { TableServer } from '../../../../e2e/table-server.ts'
import { desk, handIn, option, pick, readAll, seatAt } from './table.ts'

const NAME = '<img src=x onerror=x()>'
const DEFINITION = '<img src=x onerror=alert(1)><script>alert(2)</script><b>gras</b>'

test.describe('markup that people type', () => {
  const server = new TableServer()
  test.beforeAll(() => server.start())
  test.afterAll(() => server.kill())

  test('is shown as the text it is, in names and definitions, on phones and on the screen', async ({ browser }) => {
    test.setTimeout(240_000)
    const { phones, screen } = await seatAt(browser, server.url, ['Ana', NAME, 'Cléo'])
    const [ana, bob, cleo] = phones as [Phone, Phone, Phone]
    const pages = [...phones.map(({ page }) => page), screen]
    let alarms = 0
    for (const page of pages) page.on('dialog', () => alarms++)
    await ana.sees(NAME)
    await expect(screen.getByText(NAME).first()).toBeVisible()

    // Without a clock nothing is read on under one's finger.
    await ana.tap('Toutes les options')
    await option(ana, 'sans sablier').check()
    await ana.tap('C’est réglé')
    await ana.tap('Commencer à trois')
    await pick(ana)
    await handIn(bob, DEFINITION)
    await handIn(cleo, '\u202eEtoffe\u2066 de laine')
    await expect(desk(ana)).toHaveCount(3)
    await expect(desk(ana).filter({ hasText: DEFINITION })).toHaveCount(1)
    await expect(desk(ana).filter({ hasText: 'Etoffe de laine' })).toHaveCount(1)
    await ana.tap('Commencer la lecture')
    await readAll(ana, 3)
    await cleo.sees(DEFINITION)
    await expect(screen.getByText(DEFINITION).first()).toBeVisible()
    for (const page of pages)
      await expect(page.locator('img[src="x"], main script, main b:text-is("gras")')).toHaveCount(0)
    expect(alarms).toBe(0)
  })
})

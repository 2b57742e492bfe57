import { expect, type Page } from '@playwright/test'
import { openScreen, Phone, test } from '../../../../e2e/phones.ts'
import { startStacked } from '../../../../e2e/stacked-server.ts'

const card = (phone: Phone, name: string) =>
  phone.page.getByRole('group', { name: /^Ta main/ }).getByRole('button', { name, exact: true })
const row = (page: Page, nth: number) => page.locator(`[data-row="${nth - 1}"]`)

let server: Awaited<ReturnType<typeof startStacked>> | undefined
test.afterEach(() => server?.close())

test('WO-16 where things move, a word that is banked at once goes, whatever follows', async ({ browser }) => {
  const names = ['Ana', 'Bob']
  const deal = { hands: { Ana: 'A> ? D D N N U U', Bob: 'R S N N D D U U' }, rows: 'L | P | R | M', pile: 'G G G' }
  server = await startStacked('word-out', { deal }, names)
  const { url } = server
  const [ana, bob] = (await Promise.all(names.map((name) => Phone.take(browser, url, name)))) as [Phone, Phone]
  const code = await ana.createTable('Word Out')
  await bob.join(code)
  const pages = [ana.page, bob.page, await openScreen(browser, url, code)]
  for (const page of pages) await page.emulateMedia({ reducedMotion: 'no-preference' })
  await ana.tap('Commencer à deux')
  /** By keyboard: cards of a fan that moves are hard to touch. */
  const take = (name: string) => card(ana, name).first().press('Enter')
  const poser = () => ana.page.getByRole('button', { name: 'Poser', exact: true }).click()

  await take('A, rejouer')
  await row(ana.page, 1).click()
  // Answers are slow: what was chosen meanwhile stays so.
  ana.deafen()
  await poser()
  await take('D')
  ana.listenAgain()
  await expect(row(ana.page, 1)).toHaveAccessibleName(/^Rangée 1, LAD,/)
  for (const page of pages.slice(1)) await expect(row(page, 1)).toHaveAccessibleName(/^Rangée 1, LA,/)
  await ana.sees('Encore')
  await expect(card(ana, 'D').first()).toHaveAttribute('aria-pressed', 'true')
  await take('joker')
  await expect(row(ana.page, 1)).toHaveAttribute('aria-pressed', 'true')
  await ana.page
    .getByRole('dialog')
    .getByRole('button', { name: /^C(,|$)/ })
    .click()
  await ana.button(/^Poser et WORD OUT/).click()

  // As fast as one can: the word still stands there.
  await ana.sees('Ouvre la rangée')
  await take('D')
  await poser()
  for (const page of pages) await expect(row(page, 1)).toHaveAccessibleName(/^Rangée 1, D,/)
})

import { expect, test } from '@playwright/test'
import { aloneButton, button, openBox } from '../../../../e2e/own-device.ts'
import { BOXES, lid } from '../../../../e2e/shelf.ts'

const other = BOXES.find(({ client }) => client.game !== 'kokomots')

test('how many bots, how strong and in which mode is kept for the next time, box by box', { tag: '@old' }, async ({
  page,
}) => {
  const settings = button(page, /^Réglages de la partie/)
  /** The level is the same for every box. */
  let others: string | undefined
  if (other !== undefined) {
    await openBox(page, lid(other))
    await expect(settings).toContainText(/ bots? /)
    others = /\S+ bots?/.exec((await settings.innerText()).replaceAll('\n', ' '))?.[0]
    await page.keyboard.press('Escape')
  }
  await openBox(page, 'Kokomots')
  await expect(settings).toContainText('deux bots')
  await settings.click()
  await button(page, 'Un bot de plus').click()
  await page.getByRole('radio', { name: 'tranquille' }).check()
  await page.getByRole('radio', { name: 'par équipes' }).or(page.getByLabel('par équipes')).first().check()
  await button(page, 'C’est réglé').click()
  await page.reload()
  await button(page, /Kokomots/).click()
  await expect(settings).toContainText(/trois bots · tranquille · .*équipes/)
  await settings.click()
  await expect(page.getByRole('radio', { name: 'tranquille' })).toBeChecked()
  // KOK-34: two teams of two at least, and teams of one size.
  await button(page, 'Un bot de plus').click()
  await expect(page.getByText('cinq bots', { exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  if (other === undefined) return
  await button(page, lid(other)).click()
  await expect(aloneButton(page)).toBeVisible()
  await expect(settings).toContainText(others ?? 'a number of bots')
})

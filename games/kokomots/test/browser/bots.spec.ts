import { expect, test } from '@playwright/test'
import { aloneButton, button, openBox } from '../../../../e2e/own-device.ts'
import { BOXES, lid } from '../../../../e2e/shelf.ts'

const other = BOXES.find(({ client }) => client.game !== 'kokomots')

test('how many bots, how strong and in which mode is kept for the next time, box by box', { tag: '@old' }, async ({
  page,
}) => {
  const bots = page.getByText(/^\S+ bots?$/)
  let others: string | null = null
  if (other !== undefined) {
    await openBox(page, lid(other))
    await expect(bots).toBeVisible()
    others = await bots.textContent()
    await page.keyboard.press('Escape')
  }
  await openBox(page, 'Kokomots')
  await expect(page.getByText('deux bots')).toBeVisible()
  await button(page, 'Un bot de plus').click()
  await page.getByRole('radio', { name: 'tranquille' }).check()
  await button(page, /Réglages de la partie/).click()
  await page.getByRole('radio', { name: 'par équipes' }).or(page.getByLabel('par équipes')).first().check()
  await button(page, 'C’est réglé').click()
  await page.reload()
  await button(page, /Kokomots/).click()
  await expect(page.getByRole('radio', { name: 'tranquille' })).toBeChecked()
  await expect(page.getByText('trois bots')).toBeVisible()
  await expect(button(page, /Réglages de la partie.*équipes/)).toBeVisible()
  // KOK-34: two teams of two at least, and teams of one size.
  await button(page, 'Un bot de plus').click()
  await expect(page.getByText('cinq bots')).toBeVisible()
  await page.keyboard.press('Escape')
  if (other === undefined) return
  await button(page, lid(other)).click()
  await expect(aloneButton(page)).toBeVisible()
  await expect(bots).toHaveText(others ?? '')
})

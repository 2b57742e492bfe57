import { expect, test } from '@playwright/test'
import { button, openBox } from '../../../../e2e/own-device.ts'

test('MPM-1 bots come by two, so that teams are of one size', { tag: '@old' }, async ({ page }) => {
  await openBox(page, 'édition Cactus')
  await button(page, /^Réglages de la partie.*trois bots/).click()
  await expect(page.getByText('trois bots', { exact: true })).toBeVisible()
  await button(page, 'Un bot de plus').click()
  await expect(page.getByText('cinq bots', { exact: true })).toBeVisible()
})

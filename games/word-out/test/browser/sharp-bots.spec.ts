import { expect, test } from '@playwright/test'
import { aloneButton, button, openBox } from '../../../../e2e/own-device.ts'

test('sharp bots think in a worker of their own', { tag: '@old' }, async ({ page }) => {
  const faults: string[] = []
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
  await openBox(page, 'Word Out')
  await button(page, /Réglages de la partie/).click()
  await page.getByRole('radio', { name: 'redoutable' }).check()
  // Should one's own turn come first, it is over soon.
  await page.getByRole('radio', { name: /^30/ }).first().check()
  await button(page, 'C’est réglé').click()
  const thinking = page.waitForEvent('worker', { timeout: 75_000 })
  await aloneButton(page).click()
  expect((await thinking).url()).toMatch(/\/assets\/thinker-[\w-]+\.js$/)
  expect(faults).toEqual([])
})

import { expect, test } from '@playwright/test'
import { expectAccessible } from '../../../../e2e/axe.ts'
import { button } from '../../../../e2e/own-device.ts'

test('MPM-1 around one device people choose their side of the table', { tag: '@old' }, async ({ page }) => {
  await page.goto('/ensemble/cactus')
  await page.getByLabel('Personne 1').fill('Tom')
  await page.getByLabel('Personne 2').fill('Léa')
  await button(page, /^Tom joue chez Sel/).click()
  await button(page, /^Léa joue chez Poivre/).click()
  await button(page, 'Un bot de plus').click()
  await expect(page.getByText('Et un bot', { exact: true })).toBeVisible()
  await page.getByRole('radio', { name: 'redoutable' }).check()
  await expectAccessible(page)
  await button(page, 'À table, à 2').click()
  await expect(page.getByRole('group', { name: 'Sel' }).getByRole('button', { name: /^Léa/ })).toBeVisible()
  await expect(page.getByRole('group', { name: 'Poivre' }).getByRole('button', { name: /^Tom/ })).toBeVisible()
  await expect(button(page, /redoutable/)).toBeVisible()
  await expect(button(page, 'Commencer à trois')).toBeEnabled()
  await expect(page.getByText(/code/i)).toHaveCount(0)
})

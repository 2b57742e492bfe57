import { test } from '@playwright/test'
import { expectAccessible } from '../../../../e2e/axe.ts'
import { expectPages } from '../../../../e2e/print-page.ts'

test('a box and a range of it are printed as they are chosen', async ({ page }) => {
  await page.goto('/paquets/imprimer/lauriers')
  await page.getByRole('radio', { name: 'Une partie' }).check()
  await page.getByRole('spinbutton', { name: 'de la carte' }).fill('9')
  await page.getByRole('spinbutton', { name: 'à la carte' }).fill('17')
  await expectPages(page, 4)
  await expectAccessible(page)
})

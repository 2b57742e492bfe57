import { test } from '@playwright/test'
import { chooseOneSide, expectPages } from '../../../../e2e/print-page.ts'

test('the letters are printed without the themes', async ({ page }) => {
  await page.goto('/paquets/imprimer/kokomots')
  await page.getByRole('radio', { name: 'Lettres' }).check()
  await chooseOneSide(page)
  await expectPages(page, 5)
})

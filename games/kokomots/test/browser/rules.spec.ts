import { expect, test } from '@playwright/test'
import { expectAccessible } from '../../../../e2e/axe.ts'
import { field, rule, rules } from '../../../../e2e/rules-page.ts'

test('the rules can be read, all four variants on one page', async ({ page }) => {
  await page.goto('/regles')
  await page.getByRole('link', { name: /Kokomots/ }).click()
  await expect(page).toHaveURL('/regles/kokomots')
  await expect(rules(page)).toHaveCount(54)
  await page.getByRole('link', { name: 'Variante simultanée' }).click()
  await expect(rule(page, 'KOK-28')).toBeInViewport()
  await expectAccessible(page)
  await field(page).fill('Changer les trois')
  await expect(rules(page)).toHaveCount(1)
  await expect(rule(page, 'KOK-11').getByText('À l’écran')).toBeVisible()
})

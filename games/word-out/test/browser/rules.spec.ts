import { expect, test } from '@playwright/test'
import { expectAccessible } from '../../../../e2e/axe.ts'
import { field, rule, rules } from '../../../../e2e/rules-page.ts'

test('the rules can be read, with the cards drawn and no editions to choose from', async ({ page }) => {
  await page.goto('/regles')
  await page.getByRole('link', { name: /Word Out/ }).click()
  await expect(page).toHaveURL('/regles/word-out')
  await expect(rules(page)).toHaveCount(43)
  await expect(rule(page, 'WO-15').getByRole('img', { name: /RUE 3, ROBE 6, OBJET 14, ABOYEZ 32/ })).toBeVisible()
  await expect(page.getByRole('radio')).toHaveCount(0)
  await expectAccessible(page)
  await field(page).fill('Laisser passer')
  await expect(rule(page, 'WO-22')).toBeVisible()
})

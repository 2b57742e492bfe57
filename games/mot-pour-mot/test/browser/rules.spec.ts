import { expect, test } from '@playwright/test'
import { expectAccessible } from '../../../../e2e/axe.ts'
import { field, rule, rules } from '../../../../e2e/rules-page.ts'

const PAGE = '/regles/mot-pour-mot'

test('the rules can be read', async ({ page }) => {
  await page.goto('/regles')
  await page.getByRole('link', { name: /Mot pour Mot/ }).click()
  await expect(page).toHaveURL(PAGE)
  await expect(rules(page)).toHaveCount(45)
  await expectAccessible(page)
})

test('what one saw on screen finds its rule; the search is kept in the address', async ({ page }) => {
  await page.goto(PAGE)
  await field(page).fill('passer son tour')
  await expect(rules(page)).toHaveCount(1)
  await expect(rule(page, 'MPM-21')).toBeVisible()
  await expect(page.getByRole('status')).toHaveText('Une règle sur 45')
  await expect(page).toHaveURL(`${PAGE}?q=passer+son+tour`)
  await expectAccessible(page)
  await page.reload()
  await expect(rules(page)).toHaveCount(1)
  await field(page).press('Escape')
  await expect(rules(page)).toHaveCount(45)
  await expect(page).toHaveURL(PAGE)
})

test('a refusal that was copied finds the rule it names', async ({ page }) => {
  await page.goto(PAGE)
  await field(page).fill('D’abord le sablier, ensuite les lettres. (MPM-6)')
  await expect(rules(page)).toHaveCount(1)
  await expect(rule(page, 'MPM-6')).toBeVisible()
  await field(page).fill('la carte est deja retournee')
  await expect(rule(page, 'MPM-8').getByText('À l’écran')).toBeVisible()
})

test('what no rule speaks of gets a kind answer and a way on', async ({ page }) => {
  await page.goto(`${PAGE}?q=tondeuse`)
  await expect(page.getByText('Essaie un mot lu à l’écran')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Tout montrer' }).click()
  await expect(rules(page)).toHaveCount(45)
})

test('a number in the address leads to its rule, and rules lead to one another', async ({ page }) => {
  await page.goto(`${PAGE}?q=graine#MPM-22`)
  await expect(rule(page, 'MPM-22')).toBeFocused()
  await expect(rule(page, 'MPM-22')).toBeInViewport()
  await rule(page, 'MPM-22').getByRole('link', { name: 'MPM-24' }).click()
  await expect(rule(page, 'MPM-24')).toBeFocused()
  await expect(page).toHaveURL(/#MPM-24$/)
  await page.goto(`${PAGE}?edition=capture#MPM-27`)
  await expect(rule(page, 'MPM-27')).toBeFocused()
})

test('one edition leaves the other’s rules out; both stand side by side', async ({ page }) => {
  await page.goto(PAGE)
  const editions = (id: string) => rule(page, id).getByRole('heading', { level: 4 })
  await expect(editions('MPM-10')).toHaveText(['Cactus', 'Capture'])
  await page.locator('label', { hasText: 'Capture' }).click()
  await expect(page.getByRole('radio', { name: 'Capture' })).toBeChecked()
  await expect(editions('MPM-10')).toHaveText(['Capture'])
  await expect(rule(page, 'MPM-27')).toHaveCount(0)
  await expect(rule(page, 'MPM-28')).toBeVisible()
  await expect(page).toHaveURL(`${PAGE}?edition=capture`)
  await expectAccessible(page)
})

test('readings are marked, for eyes and ears', async ({ page }) => {
  await page.goto(PAGE)
  await expect(page.getByText('Ce signe marque notre lecture')).toBeVisible()
  await expect(rule(page, 'ALL-10').getByText('Notre lecture.')).toBeAttached()
  await expect(rule(page, 'MPM-7').getByText('Notre lecture.')).toHaveCount(0)
})

test('opened at a table, the page leads back to it', async ({ page }) => {
  await page.goto(`${PAGE}?ici=1&table=K7QF`)
  await rule(page, 'MPM-18').getByRole('link', { name: 'ALL-1' }).click()
  const back = page.getByRole('link', { name: 'Retour à la table' })
  await expect(back).toHaveAttribute('href', '/table/K7QF')
})

test('English by the switch, with the same rules', async ({ page }) => {
  await page.goto(PAGE)
  await page.getByRole('button', { name: 'Read in English' }).click()
  await expect(rules(page)).toHaveCount(45)
  await page.getByRole('textbox', { name: 'Search the rules' }).fill('skip a turn')
  await expect(rules(page)).toHaveCount(1)
  await expectAccessible(page)
})

import { expect, test } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { rules } from './rules-page.ts'
import { CLIENTS, titled } from './shelf.ts'

const WITH_RULES = CLIENTS.filter((client) => client.rules !== undefined)

test('the rules of every game are listed, and lead there and back', async ({ page }) => {
  await page.goto('/regles')
  await expect(page.getByRole('heading', { name: 'Les règles' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(WITH_RULES.length)
  await expectAccessible(page)
  for (const client of WITH_RULES) {
    await page.getByRole('link', { name: new RegExp(titled(client)) }).click()
    await expect(page).toHaveURL(`/regles/${client.game}`)
    await expect(rules(page).first()).toBeVisible()
    await page.getByRole('link', { name: 'Toutes les règles' }).click()
    await expect(page).toHaveURL('/regles')
  }
})

test('a game without rules gets a kind page', async ({ page }) => {
  await page.goto('/regles/belote')
  await expect(page.getByRole('heading', { name: 'Ce jeu n’est pas sur l’étagère.' })).toBeVisible()
})

const PATHS = [
  '/regles',
  ...WITH_RULES.map(({ game }, nth) => `/regles/${game}${nth === 0 ? '?ici=1&table=K7QF' : ''}`),
]

test('nothing overflows sideways, from a small phone to a large screen, also at 200 % zoom', { tag: '@deep' }, async ({
  page,
}) => {
  for (const [width, height] of [
    [195, 422],
    [320, 568],
    [360, 640],
    [844, 390],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height })
    for (const path of PATHS) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      const beyond = await page.locator('html').evaluate((html) => html.scrollWidth - html.clientWidth)
      expect(beyond, `${path} at ${width}`).toBeLessThanOrEqual(0)
    }
  }
})

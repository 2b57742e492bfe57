import { expect, test } from '@playwright/test'
import { expectAccessible } from './axe.ts'

test('the home page greets in French and leads to the Dico', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Tablée' })).toBeVisible()
  await expect(page.getByText('Cinq jeux de mots')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Ouvrir le Dico' }).click()
  await expect(page).toHaveURL('/dico')
  await page.getByRole('link', { name: 'Retour à l’accueil' }).click()
  await expect(page).toHaveURL('/')
})

test('English by a switch, kept for the next visit', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Read in English' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.getByRole('link', { name: 'Open the Dico' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('link', { name: 'Open the Dico' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Lire en français' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
})

test('by lamp or by day, kept for the next visit', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.getByRole('button', { name: /comme l’appareil/ }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await page.getByRole('button', { name: /jour/ }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.getByRole('button', { name: /lampe/ }).click()
  await expect(page.getByRole('button', { name: /comme l’appareil/ })).toBeVisible()
})

test('the way into the Dico is in sight on every screen', async ({ page }) => {
  for (const [width, height] of [
    [320, 568],
    [390, 844],
    [844, 390],
    [1024, 700],
    [1280, 720],
    [1366, 768],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto('/')
    await expect(page.getByRole('link', { name: 'Ouvrir le Dico' })).toBeInViewport({ ratio: 1 })
  }
})

test('an address that leads nowhere gets a kind page', async ({ page }) => {
  await page.goto('/nulle-part/<b>')
  await expect(page.getByRole('heading', { name: 'Cette page n’est pas à table.' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Retour à l’accueil' }).click()
  await expect(page.getByRole('heading', { name: 'Tablée' })).toBeVisible()
})

test('nothing overflows sideways, from a small phone to a large screen, also at 200 % zoom', async ({ page }) => {
  for (const [width, height] of [
    [320, 568],
    [390, 844],
    [195, 422],
    [768, 1024],
    [1440, 900],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height })
    for (const path of [
      '/',
      '/dico?mot=anticonstitutio',
      '/dico?mot=chat',
      '/dico?mot=porte-avions&liste=orthographe',
    ]) {
      await page.goto(path)
      await expect(page.getByText(/Ouvrir le Dico|Refusé|Valable|Connu/).first()).toBeAttached()
      for (const box of ['html', 'main'])
        expect(
          await page.locator(box).evaluate((element) => element.scrollWidth - element.clientWidth),
          `${box} of ${path} at ${width}`,
        ).toBeLessThanOrEqual(0)
    }
  }
})

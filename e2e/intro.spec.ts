import { expect, type Page } from '@playwright/test'
import { button, gather, press } from './own-device.ts'
import { expectNoSideways, openScreen, Phone, test } from './phones.ts'
import { lid } from './shelf.ts'
import { SAMPLE } from './walks.ts'

const introOn = (page: Page) => page.getByRole('main', { name: 'Avant de commencer' })

/** Two phones and a screen at a table whose host has chosen the sample box. */
const sitDown = async (browser: Parameters<typeof Phone.take>[0], baseURL = '') => {
  const ana = await Phone.take(browser, baseURL, 'Ana', true)
  const bob = await Phone.take(browser, baseURL, 'Bob', true)
  // Twice the time: a slow machine must not miss it.
  await ana.context.addInitScript(() => localStorage.setItem('tablee.pace', 'unhurried'))
  const code = await ana.createTable(lid(SAMPLE))
  await bob.join(code)
  const screen = await openScreen(browser, baseURL, code)
  await expect(screen.getByText('Bob').first()).toBeVisible()
  return { ana, bob, screen, pages: [ana.page, bob.page, screen] }
}

test('ALL-11 everybody sees the intro; it ends when all have skipped it', async ({ browser, baseURL }) => {
  const { ana, bob, screen, pages } = await sitDown(browser, baseURL)
  await ana.tap(/^Commencer/)
  for (const page of pages) {
    await expect(introOn(page).getByRole('heading', { level: 1 })).toBeVisible()
    await expectNoSideways(page)
  }
  await bob.tap('C’est bon')
  await bob.sees('On attend Ana.')
  await expect(screen.getByRole('list', { name: 'C’est bon pour 1 sur 2' })).toBeVisible()
  await bob.page.reload()
  await bob.sees('On attend Ana.')
  await ana.tap('C’est bon')
  for (const page of pages) await expect(introOn(page)).toHaveCount(0)
})

test('ALL-11 the host begins without waiting; a pause stops the intro', async ({ browser, baseURL }) => {
  const { ana, bob, screen, pages } = await sitDown(browser, baseURL)
  await ana.tap(/^Commencer/)
  await bob.menu('Mettre en pause')
  await expect(screen.getByRole('heading', { name: 'Pause' })).toBeVisible()
  await bob.tap(/^Reprendre/)
  await ana.tap('C’est bon')
  await ana.tap('Commencer sans attendre')
  for (const page of pages) await expect(introOn(page)).toHaveCount(0)
})

test('ALL-11 around one device one tap begins', async ({ page }) => {
  await page.goto('/reglages')
  await page.getByRole('switch', { name: 'Présenter le jeu avant la partie' }).click()
  await gather(page, `/ensemble/${SAMPLE.id}`, ['Ana', 'Bob'])
  await button(page, /^Commencer/).click()
  await expect(introOn(page)).toBeVisible()
  await press(page, 'Commencer')
  await expect(introOn(page)).toHaveCount(0)
})

test('a device that leaves intros out starts games at once', async ({ page }) => {
  await gather(page, `/ensemble/${SAMPLE.id}`, ['Ana', 'Bob'])
  await button(page, /^Commencer/).click()
  await expect(button(page, 'Menu de la table')).toBeVisible()
  await expect(introOn(page)).toHaveCount(0)
})

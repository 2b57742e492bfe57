import { expect, test } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { button } from './own-device.ts'

test('the manifest is one that phones install from', async ({ page, request }) => {
  await page.goto('/')
  const address = await page.locator('link[rel="manifest"]').getAttribute('href')
  const manifest = await (await request.get(address ?? '')).json()
  expect(manifest).toMatchObject({ name: 'Tablée', lang: 'fr', start_url: '/', display: 'standalone' })
  for (const colour of [manifest.theme_color, manifest.background_color]) expect(colour).toMatch(/^#[0-9A-F]{6}$/i)
  const bySize = new Map<string, string[]>()
  for (const { src, sizes, type, purpose = 'any' } of manifest.icons) {
    const icon = await request.get(src)
    expect(icon.headers()['content-type']).toContain(type)
    bySize.set(purpose, [...(bySize.get(purpose) ?? []), sizes])
    if (type !== 'image/png') continue
    const drawn = await page.evaluate(
      async (src) =>
        createImageBitmap(await (await fetch(src)).blob()).then(({ width, height }) => `${width}x${height}`),
      src,
    )
    expect(drawn).toBe(sizes)
  }
  expect(bySize.get('any')).toEqual(expect.arrayContaining(['192x192', '512x512']))
  expect(bySize.get('maskable')).toContain('512x512')
  // What Chromium itself would hold against installing.
  const devtools = await page.context().newCDPSession(page)
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  expect((await devtools.send('Page.getAppManifest')).errors).toEqual([])
  expect((await devtools.send('Page.getInstallabilityErrors')).installabilityErrors).toEqual([])
})

test('« Installer » stands in the settings where the browser offers it, asks once, and is gone', async ({ page }) => {
  await page.goto('/reglages')
  const install = button(page, 'Installer Tablée sur cet appareil')
  await expect(page.getByRole('heading', { name: 'Réglages' })).toBeVisible()
  await expect(install).toHaveCount(0)
  // What Chromium on a phone hands over; one without a screen has nothing to install on.
  await page.evaluate(() => {
    const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: async () => void document.documentElement.setAttribute('data-asked', 'yes'),
    })
    dispatchEvent(offer)
    // Nobody is asked in the middle of a game.
    if (!offer.defaultPrevented) throw new Error('the browser would ask by itself')
  })
  await expect(install).toBeVisible()
  await expectAccessible(page)
  await install.click()
  await expect(page.locator('html')).toHaveAttribute('data-asked', 'yes')
  await expect(install).toHaveCount(0)
})

test('an iPhone offers nothing: the settings tell how, but not on the home screen itself', async ({ page }) => {
  const isOnHomeScreen = (is: boolean) =>
    page.addInitScript(
      (standalone) => Object.defineProperty(navigator, 'standalone', { value: standalone, configurable: true }),
      is,
    )
  const help = page.getByText('Sur l’écran d’accueil')
  await isOnHomeScreen(false)
  await page.goto('/reglages')
  await expect(help).toBeVisible()
  await expectAccessible(page)
  await isOnHomeScreen(true)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Réglages' })).toBeVisible()
  await expect(help).toHaveCount(0)
})

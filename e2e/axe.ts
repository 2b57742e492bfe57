import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const BOTH = ['light', 'dark'] as const

/** No fault that axe can find, in light and by lamp. */
export const expectAccessible = async (page: Page, lights: readonly (typeof BOTH)[number][] = BOTH) => {
  // This Firefox cannot be told by a test that it is dark (engines/firefox-launcher.mjs): as it started, by day.
  const isFirefox = page.context().browser()?.browserType().name() === 'firefox'
  for (const colorScheme of isFirefox ? lights.filter((light) => light === 'light') : lights) {
    await page.emulateMedia({ colorScheme })
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme)
    // Colours are read as they are painted: not while the old ones still stand.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    // All at once in the page itself, which has no frames: the other way opens a blank page for each look.
    const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze()
    expect(violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ html }) => html) }))).toEqual([])
  }
}

import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { firefox } from '@playwright/test'
import { firefoxPath, machineEnvironment } from './installed.ts'
import { PlaywrightProfile } from './playwright-tab.ts'
import type { Profile, ProfileOptions, Size } from './tab.ts'

const launcher = fileURLToPath(new URL('firefox-launcher.mjs', import.meta.url))

/** What media queries would be told by Playwright, if this Firefox knew how. */
const preferences = (colorScheme: 'light' | 'dark', isPrivate: boolean) => ({
  'ui.prefersReducedMotion': 1,
  'layout.css.prefers-color-scheme.content-override': colorScheme === 'dark' ? 0 : 1,
  'intl.accept_languages': 'fr-FR, fr',
  'browser.privatebrowsing.autostart': isPrivate,
})

export const firefoxLaunch = (colorScheme: 'light' | 'dark' = 'light', isPrivate = false) => ({
  channel: 'moz-firefox',
  executablePath: launcher,
  env: { ...machineEnvironment(), FIREFOX_PATH: firefoxPath() ?? '' },
  firefoxUserPrefs: preferences(colorScheme, isPrivate),
  // A busy machine needs up to 20 s.
  timeout: 90_000,
})

export const openFirefox = async ({
  size,
  colorScheme = 'light',
  isPrivate = false,
}: ProfileOptions & { readonly size: Size }): Promise<Profile> => {
  const folder = mkdtempSync(join(tmpdir(), 'tablee-firefox-'))
  const context = await firefox.launchPersistentContext(folder, {
    ...firefoxLaunch(colorScheme, isPrivate),
    viewport: size,
    locale: 'fr-FR',
  })
  // Over BiDi Playwright has no touch: a mouse.
  return new PlaywrightProfile('firefox', context, false, folder)
}

import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { CHROMIUM_ARGS, chromiumPath } from '../chromium.ts'
import { startBrowser } from '../start-browser.ts'
import { openFirefox } from './open-firefox.ts'
import { openWebKit } from './open-webkit.ts'
import { PlaywrightProfile } from './playwright-tab.ts'
import type { Engine, Profile, ProfileOptions } from './tab.ts'

const PHONE = { width: 390, height: 844 }

const openChromium = async ({
  size = PHONE,
  colorScheme = 'light',
  isPrivate = false,
}: ProfileOptions): Promise<Profile> => {
  const isPhone = size.width < 700
  const context = {
    viewport: size,
    colorScheme,
    locale: 'fr-FR',
    reducedMotion: 'reduce',
    hasTouch: isPhone,
    isMobile: isPhone,
  } as const
  const launch = { executablePath: await chromiumPath(), args: CHROMIUM_ARGS }
  if (isPrivate)
    return new PlaywrightProfile('chromium', await (await chromium.launch(launch)).newContext(context), isPhone)
  const folder = mkdtempSync(join(tmpdir(), 'tablee-profile-'))
  const lasting = await chromium.launchPersistentContext(folder, { ...launch, ...context })
  return new PlaywrightProfile('chromium', lasting, isPhone, folder)
}

/** A new, empty profile in the given engine, in a browser process of its own. */
export const openProfile = (engine: Engine, options: ProfileOptions = {}): Promise<Profile> => {
  const asked = { ...options, size: options.size ?? PHONE }
  return startBrowser(() => {
    if (engine === 'firefox') return openFirefox(asked)
    if (engine === 'webkit') return openWebKit(asked)
    return openChromium(asked)
  })
}

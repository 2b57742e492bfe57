import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'
import { makeOldClient } from './apps/web/browsers/old-client.ts'
import plain from './playwright.config.ts'

// Once: the processes of the tests inherit it.
process.env.WEB_DIR ??= makeOldClient(fileURLToPath(new URL('.cache/old-client', import.meta.url)))

/**
 * The browser tests in a Chromium that lacks what the oldest supported browsers lack. Left out: journeys, HTTPS and rules, whose code
 * is the same in every browser, and second games of a box that is played whole already.
 */
export default defineConfig({
  ...plain,
  // Nothing that axe looks at depends on the browser's age.
  grepInvert: /axe finds/,
  testMatch: [
    'first-move.spec.ts',
    'home.spec.ts',
    'dico.spec.ts',
    'decks.spec.ts',
    'alone.spec.ts',
    'alone-kokomots.spec.ts',
    'capture.spec.ts',
    'word-out.spec.ts',
    'lauriers.spec.ts',
    'kokomots.spec.ts',
    'lessons.spec.ts',
    'around-people.spec.ts',
    'alone-kokomots-box.spec.ts',
    'alone-lauriers-box.spec.ts',
    'own-decks.spec.ts',
    'storage-trouble.spec.ts',
    'offline.spec.ts',
    'update.spec.ts',
    'old-browser.spec.ts',
  ],
})

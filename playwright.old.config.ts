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
    'e2e/first-move.spec.ts',
    'e2e/home.spec.ts',
    'e2e/dico.spec.ts',
    'e2e/decks.spec.ts',
    'e2e/alone.spec.ts',
    'games/kokomots/test/browser/alone.spec.ts',
    'games/mot-pour-mot/test/browser/capture.spec.ts',
    'games/word-out/test/browser/game.spec.ts',
    'games/lauriers/test/browser/game.spec.ts',
    'games/kokomots/test/browser/game.spec.ts',
    'e2e/lessons.spec.ts',
    'e2e/around-people.spec.ts',
    'games/kokomots/test/browser/companion.spec.ts',
    'games/lauriers/test/browser/companion.spec.ts',
    'e2e/own-decks.spec.ts',
    'e2e/storage-trouble.spec.ts',
    'e2e/offline.spec.ts',
    'e2e/update.spec.ts',
    'e2e/old-browser.spec.ts',
  ],
})

import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'
import { makeOldClient } from './apps/web/browsers/old-client.ts'
import plain from './playwright.config.ts'

// Once: the processes of the tests inherit it.
process.env.WEB_DIR ??= makeOldClient(fileURLToPath(new URL('.cache/old-client', import.meta.url)))

/** What the product offers whatever the game. Left out: journeys and HTTPS, whose code is the same in every browser. */
const PRODUCT = [
  'first-move',
  'home',
  'dico',
  'decks',
  'alone',
  'around-people',
  'own-decks',
  'storage-trouble',
  'offline',
  'update',
  'old-browser',
].map((name) => `e2e/${name}.spec.ts`)

/**
 * The browser tests in a Chromium that lacks what the oldest supported browsers lack: pages of the product, and the tests of games that are
 * marked @old. Each game marks what loads every one of its screens once, not the second game of a box that is played whole already.
 */
export default defineConfig({
  ...plain,
  // Nothing that axe looks at depends on the browser's age.
  grepInvert: /axe finds/,
  projects: [
    { name: 'the product', testMatch: PRODUCT },
    { name: 'games', testMatch: 'games/*/test/browser/*.spec.ts', grep: /@old/ },
  ],
})

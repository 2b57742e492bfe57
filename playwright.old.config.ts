import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'
import { makeOldClient } from './apps/web/browsers/old-client.ts'
import plain from './playwright.config.ts'

// Once: the processes of the tests inherit it. The check for unused files loads this one, too, where nothing need be built.
if (existsSync(new URL('apps/web/dist', import.meta.url)))
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
  timeout: 120_000,
  outputDir: 'test-results/old',
  // Nothing that axe looks at depends on the browser's age.
  grepInvert: /axe finds/,
  projects: [
    { name: 'the product', testMatch: PRODUCT, grepInvert: /axe finds/ },
    { name: 'games', testMatch: 'games/*/test/browser/*.spec.ts', grep: /@old/ },
  ],
})

import { defineConfig } from '@playwright/test'
import { chromiumPath } from './e2e/chromium.ts'
import { missingEngine } from './e2e/engines/installed.ts'
import { firefoxLaunch } from './e2e/engines/open-firefox.ts'
import { ENGINES, type Engine } from './e2e/engines/tab.ts'

const SUITE_IN_FIREFOX = ['home', 'dico', 'decks'].map((name) => `${name}.spec.ts`)

/** No colour scheme, no download; and axe loses its page over BiDi (« Execution context was destroyed »). */
const NOT_OVER_BIDI = /by lamp or by day|saved as a file|leads to the decks; none yet|what is no deck/

const port = Number(process.env.E2E_PORT ?? 4173)

// Unpacked once, before the workers would do so side by side.
await chromiumPath()

/** Tests written for Chromium that Firefox runs, too. Left out: print and PDF, downloads and colour schemes, which BiDi does not offer here. */
const suiteInFirefox = {
  name: 'firefox, the suite',
  testDir: 'e2e',
  testMatch: SUITE_IN_FIREFOX,
  grepInvert: NOT_OVER_BIDI,
  use: {
    browserName: 'firefox',
    viewport: { width: 390, height: 844 },
    locale: 'fr-FR',
    actionTimeout: 15_000,
    launchOptions: firefoxLaunch(),
  },
} as const

/** The same tests in every engine (e2e/engines, and engines/ among the browser tests of a game). Those that are not installed are skipped; ENGINES=required makes that a failure. */
export default defineConfig<{ engine: Engine }>({
  testDir: '.',
  testMatch: ['e2e/engines/*.spec.ts', 'games/*/test/browser/engines/*.spec.ts'],
  fullyParallel: true,
  workers: 2,
  timeout: 180_000,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['./e2e/engines/times.ts'], ['./scripts/lanes/browser-report.ts']],
  outputDir: 'test-results/engines',
  use: { baseURL: `http://127.0.0.1:${port}` },
  expect: { timeout: 15_000 },
  projects: [
    ...ENGINES.map((engine) => ({ name: engine, use: { engine } })),
    ...(missingEngine('firefox') === undefined ? [suiteInFirefox] : []),
  ],
  webServer: {
    command: 'node apps/server/dist/main.js',
    url: `http://127.0.0.1:${port}/healthz`,
    env: { HOST: '127.0.0.1', PORT: String(port), DATA_DIR: `.cache/e2e-data/${port}` },
    reuseExistingServer: false,
  },
})

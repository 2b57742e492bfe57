import { defineConfig } from '@playwright/test'
import { CHROMIUM_ARGS, chromiumPath } from './e2e/chromium.ts'
import { withoutIntros } from './e2e/intros.ts'

const port = Number(process.env.E2E_PORT ?? 4173)

export default defineConfig({
  testDir: '.',
  testMatch: ['e2e/**/*.spec.ts', 'games/*/test/browser/*.spec.ts'],
  // These run in every engine: playwright.engines.config.ts.
  testIgnore: 'e2e/engines/**',
  // Whole games and long walks: playwright.deep.config.ts.
  grepInvert: /@deep/,
  fullyParallel: true,
  // Most of a test is waiting for timers and for bots: twice as many as the smallest machine has cores.
  workers: 4,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['./scripts/lanes/browser-report.ts']],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    locale: 'fr-FR',
    actionTimeout: 15_000,
    reducedMotion: 'reduce',
    storageState: withoutIntros(`http://127.0.0.1:${port}`),
    launchOptions: { executablePath: await chromiumPath(), args: CHROMIUM_ARGS },
  },
  webServer: {
    command: 'node apps/server/dist/main.js',
    url: `http://127.0.0.1:${port}/healthz`,
    env: { HOST: '127.0.0.1', PORT: String(port), DATA_DIR: `.cache/e2e-data/${port}` },
    reuseExistingServer: false,
  },
})

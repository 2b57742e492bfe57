import { defineConfig } from '@playwright/test'
import usual from './playwright.config.ts'

/** Whole games and long walks in Chromium, marked @deep: `npm run test:deep`. */
export default defineConfig({
  ...usual,
  grep: /@deep/,
  grepInvert: [],
  timeout: 240_000,
  outputDir: 'test-results/deep',
})

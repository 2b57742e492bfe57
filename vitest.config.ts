import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['packages/**/*.test.ts', 'apps/**/*.test.ts', 'scripts/**/*.test.ts'],
    globalSetup: 'scripts/build-lexicon-first.ts',
    testTimeout: 60_000,
    reporters: ['default', './scripts/plain-count.ts'],
  },
})

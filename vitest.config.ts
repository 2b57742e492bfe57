import { availableParallelism } from 'node:os'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { fileSizes } from './apps/web/build/file-sizes.ts'

export default defineConfig({
  // Runes in *.svelte.ts files that tests import.
  plugins: [svelte({ configFile: false }), fileSizes()],
  test: {
    include: [
      'games/**/*.test.ts',
      'packages/**/*.test.ts',
      'apps/**/*.test.ts',
      'scripts/**/*.test.ts',
      'bench/**/*.test.ts',
    ],
    globalSetup: 'scripts/build-lexicon-first.ts',
    // Some tests start ten processes, one after the other: on a busy machine that takes its time.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // By itself it leaves a core free, which on a machine with two is half of it.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    reporters: ['default', './scripts/plain-count.ts'],
  },
})

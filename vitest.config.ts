import { availableParallelism } from 'node:os'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { fileSizes } from './apps/web/build/file-sizes.ts'

/** Tests that break things on purpose and wait for what comes of it: the deep lane. */
const TRIALS = [
  'apps/server/trials/**/*.test.ts',
  'packages/log/src/jetstream/{cluster,faults,health}.test.ts',
  'packages/log/src/sqlite/crash.test.ts',
]
/** Tests with sockets, files and processes of their own, of tools, or of what the build makes: `npm test`, not the quick lane. */
const SERVER = [
  'apps/web/browsers/**/*.test.ts',
  'games/*/test/server/**/*.test.ts',
  'apps/server/{src,certificate}/**/*.test.ts',
  'packages/log/src/**/*.test.ts',
  'packages/lexicon/{build,cli}/**/*.test.ts',
  'packages/rehearsal/cli/**/*.test.ts',
  'packages/rehearsal/src/{own-decks,shares,simulate}.test.ts',
  'games/*/rehearsal/**/*.test.ts',
  'scripts/**/*.test.ts',
  'bench/**/*.test.ts',
]
const isDeep = process.env.DEPTH === 'deep'
const NONE = ['**/node_modules/**']

/** Projects are parts of a lane (scripts/lanes). Limits are for a busy machine: no test should come near. */
const project = (name: string, include: string[], { exclude = NONE, seconds = 30, isolate = true } = {}) => ({
  extends: true as const,
  test: { name, include, exclude, isolate, testTimeout: seconds * 1000, hookTimeout: seconds * 1000 },
})

const notHere = [...NONE, ...SERVER, ...TRIALS]
const pure = { exclude: notHere, seconds: isDeep ? 180 : 30, isolate: false }

export default defineConfig({
  // Runes in *.svelte.ts files that tests import.
  plugins: [svelte({ configFile: false }), fileSizes()],
  test: {
    projects: [
      // Rules, kernel and kit keep no state in modules: one context for all their files saves half of the time.
      project('games', ['games/**/*.test.ts'], pure),
      project('packages', ['packages/**/*.test.ts'], pure),
      // Services of the page are singletons of a module: each file has a context of its own.
      project('web', ['apps/web/**/*.test.ts'], { exclude: notHere }),
      project('server', SERVER, { exclude: [...NONE, ...TRIALS], seconds: 90 }),
      project('trials', TRIALS, { seconds: 180 }),
    ],
    globalSetup: 'scripts/build-lexicon-first.ts',
    setupFiles: ['scripts/language-of-tests.ts'],
    // By itself it leaves a core free, which on a machine with two is half of it.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    reporters: ['default', './scripts/lanes/test-report.ts'],
  },
})

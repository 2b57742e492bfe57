import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { UNIT } from './lanes.ts'

/** `npm run test:nodes`: unit and server tests, and kill -9 of the built server, on the other supported versions of Node; `-- --only 26` on one. */
const MAJORS = [20, 24, 26]

const { values } = parseArgs({ options: { only: { type: 'string' } } })
const root = fileURLToPath(new URL('../..', import.meta.url))
const own = Number(process.versions.node.split('.')[0])

const run = (file: string, args: readonly string[], env: NodeJS.ProcessEnv = process.env): boolean =>
  spawnSync(file, args, { cwd: root, env, stdio: 'inherit', shell: process.platform === 'win32' }).status === 0

/** The binary of a version, which the npm package `node` brings. */
const binaryOf = (major: number): string => {
  if (major === own) return process.execPath
  const folder = `${root}.cache/nodes/${major}`
  const binary = `${folder}/node_modules/node/bin/node`
  if (!existsSync(binary) && !run('npm', ['install', '--no-save', '--prefix', folder, `node@${major}`]))
    throw new Error(`Node ${major} could not be installed`)
  return binary
}

const testOn = (major: number): boolean => {
  const binary = binaryOf(major)
  // First on the PATH, too: some tests start `node` themselves.
  const PATH = `${dirname(binary)}${delimiter}${process.env.PATH}`
  const env = { ...process.env, PATH, DEPTH: 'quick' }
  const vitest = (...args: string[]) => run(binary, ['node_modules/vitest/vitest.mjs', 'run', ...args], env)
  console.log(`\nNode ${major}:`)
  run(binary, ['--version'])
  const hasPassed = [
    vitest(...[...UNIT, 'server'].flatMap((name) => ['--project', name])),
    vitest('--project', 'trials', 'apps/server/trials/kills.test.ts'),
  ]
  return hasPassed.every(Boolean)
}

// `npm test` has run them on the version it was started with.
const chosen = values.only === undefined ? MAJORS.filter((major) => major !== own) : [Number(values.only)]
const failed = chosen.filter((major) => !testOn(major))
console.log(`\nNode ${chosen.join(' and ')}: ${failed.length === 0 ? 'passed' : `failed on ${failed.join(', ')}`}`)
if (failed.length > 0) process.exitCode = 1

import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { UNIT } from './lanes.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const linesOf = (file: string, ...args: string[]) =>
  execFileSync(file, args, { cwd: root, encoding: 'utf8', shell: process.platform === 'win32' })
    .trim()
    .split('\n')

const listTests = (...args: string[]): readonly { readonly file: string }[] =>
  JSON.parse(linesOf('npx', 'vitest', 'list', '--filesOnly', '--json', ...args).join('\n'))

it('every unit test of the repository belongs to exactly one project, so that some lane runs it', () => {
  const inGit = linesOf('git', 'ls-files', '*.test.ts')
  const listed = listTests()
  expect(inGit.length).toBeGreaterThan(300)
  expect(listed.map(({ file }) => relative(root, file)).sort()).toEqual(expect.arrayContaining(inGit))
  expect(new Set(listed.map(({ file }) => file)).size).toBe(listed.length)
})

it('no test of the quick lane needs the built client or server', () => {
  const files = listTests(...UNIT.flatMap((name) => ['--project', name])).map(({ file }) => file)
  expect(files.length).toBeGreaterThan(200)
  expect(files.filter((file) => /\/dist['/]|built-server/.test(readFileSync(file, 'utf8')))).toEqual([])
})

import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 1e8,
})
  .split('\n')
  .filter(Boolean)

/** Every file and folder, also by the last parts of its path: docs shorten what is clear. */
const known = new Set<string>()
for (const file of files) {
  const parts = file.split('/')
  for (const start of parts.keys())
    for (let end = start + 1; end <= parts.length; end++) known.add(parts.slice(start, end).join('/'))
}

/** Made by a build or by the reader, and named in commands. */
const IS_MADE = /(^|\/)dist\/|^games\/mon-jeu/
/** A path that begins in a folder of the root, or a file of code. */
const PATH =
  /(?<![\w./*-])((?:apps|packages|games|e2e|bench|scripts|docs|deploy)\/[\w./-]*\w|(?:[\w-]+\/)*[\w-]+(?:\.[\w-]+)*\.(?:ts|svelte|cjs|css))(?![\w*<{-]|\/\*)/g

const missingIn = (text: string): string[] =>
  [...text.matchAll(PATH)].flatMap(([, path = '']) => (known.has(path) || IS_MADE.test(path) ? [] : [path]))

/** The changelog tells of files as they were called then. */
const docs = files.filter((file) => file.endsWith('.md') && file !== 'CHANGELOG.md' && !file.includes('/template/'))

it.each(docs)('%s names no file or folder that is not there', (file) => {
  expect(missingIn(readFileSync(root + file, 'utf8'))).toEqual([])
})

it('a path that is not there is found, whole or shortened', () => {
  expect(missingIn('`packages/no-such/src`, see socket/no-such.ts and no-such.svelte.')).toEqual([
    'packages/no-such/src',
    'socket/no-such.ts',
    'no-such.svelte',
  ])
})

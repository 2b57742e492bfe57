import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
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
const IS_MADE = /(^|\/)dist\/|^docs\/api$|^games\/(mon-jeu|bouquet)|^test\/bouquet\.test\.ts$/
/** A path that begins in a folder of the root, or a file of code; not what is imported from a package (`@tablee/…`). */
const PATH =
  /(?<![\w./*@-])((?:apps|packages|games|e2e|bench|scripts|docs|deploy)\/[\w./-]*\w|(?:[\w-]+\/)*[\w-]+(?:\.[\w-]+)*\.(?:ts|svelte|cjs|css))(?![\w*<{-]|\/\*)/g

const missingIn = (text: string): string[] =>
  [...text.matchAll(PATH)].flatMap(([, path = '']) => (known.has(path) || IS_MADE.test(path) ? [] : [path]))

/** Targets of relative Markdown links, resolved from the folder of the file. */
const RELATIVE_LINK = /\]\((?![a-z]+:|#)([^)\s#]+)/g
const brokenLinksIn = (file: string, text: string): string[] =>
  [...text.matchAll(RELATIVE_LINK)].flatMap(([, to = '']) => (existsSync(join(root, dirname(file), to)) ? [] : [to]))

/** The changelog tells of files as they were called then. */
const docs = files.filter((file) => file.endsWith('.md') && file !== 'CHANGELOG.md' && !file.includes('/template/'))

it.each(docs)('%s names and links no file or folder that is not there', (file) => {
  const text = readFileSync(root + file, 'utf8')
  expect([...missingIn(text), ...brokenLinksIn(file, text)]).toEqual([])
})

it('each package and app has a README', () => {
  const folders = new Set(files.flatMap((file) => /^(?:packages|apps)\/[^/]+(?=\/)/.exec(file)?.[0] ?? []))
  expect(docs).toEqual(expect.arrayContaining([...folders].map((folder) => `${folder}/README.md`)))
})

it('a link to a file that is not there is found', () => {
  const text = '[here](../README.md#start) [gone](no-such.md) [web](https://example.org) [part](#part)'
  expect(brokenLinksIn('docs/voice.md', text)).toEqual(['no-such.md'])
})

it('a path that is not there is found, whole or shortened', () => {
  expect(missingIn('`packages/no-such/src`, see socket/no-such.ts and no-such.svelte.')).toEqual([
    'packages/no-such/src',
    'socket/no-such.ts',
    'no-such.svelte',
  ])
})

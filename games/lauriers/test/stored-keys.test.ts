import { readFileSync } from 'node:fs'
import { KEYS } from '@tablee/ui/storage/keys.ts'
import { expect, it } from 'vitest'

it.each([
  ['draft.svelte.ts', 'tablee.lauriers.draft'],
  ['own-text.ts', 'tablee.lauriers.own'],
])('what devices keep by %s is found under the name that every version used', (file, key) => {
  const source = readFileSync(new URL(`../phone/${file}`, import.meta.url), 'utf8')
  const [, game = '', name = ''] = /KEYS\.ofGame\('([^']+)', '([^']+)'\)/.exec(source) ?? []
  expect(KEYS.ofGame(game, name)).toBe(key)
})

import { readFileSync } from 'node:fs'
import { KEYS } from '@tablee/ui/storage/keys.ts'
import { expect, it } from 'vitest'

it('what devices keep is found under the name that every version used', () => {
  const source = readFileSync(new URL('../phone/draft.svelte.ts', import.meta.url), 'utf8')
  const [, game = '', name = ''] = /KEYS\.ofGame\('([^']+)', '([^']+)'\)/.exec(source) ?? []
  expect(KEYS.ofGame(game, name)).toBe('tablee.lauriers.draft')
})

import { expect, it } from 'vitest'
import { slug } from './slug.ts'

it.each([
  ['Un fruit', 'un-fruit'],
  ['Ce qu’on fait en cuisine (un verbe)', 'ce-qu-on-fait-en-cuisine-un-verbe'],
  ['À l’école, un Œuf\u00a0?', 'a-l-ecole-un-oeuf'],
])('%s → %s', (text, expected) => {
  expect(slug(text)).toBe(expected)
})

import { statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, it } from 'vitest'
import { arriving } from './arriving.svelte.ts'

const { resolve } = createRequire(import.meta.url)

it.each([
  ['playWords', ['lexicon/play.bin', 'lexicon/commonness.bin']],
  ['spelling', ['lexicon/spelling.bin']],
  ['categoryCards', ['decks/mot-pour-mot.txt']],
  ['definitionCards', ['decks/lauriers.txt']],
  ['themeCards', ['decks/kokomots.txt']],
] as const)('the bar is full when %s are there, within a tenth', (part, files) => {
  const bytes = files.reduce((sum, file) => sum + statSync(resolve(`@tablee/${file}`)).size, 0)
  expect(arriving[part].size / bytes).toBeCloseTo(1, 1)
})

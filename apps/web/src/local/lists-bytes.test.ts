import { statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, it } from 'vitest'
import { LISTS_BYTES } from './lists-bytes.ts'

const { resolve } = createRequire(import.meta.url)

it('the bar is full when the lists are there, within a tenth', () => {
  const files = ['play', 'commonness', 'spelling'].map((name) => resolve(`@tablee/lexicon/${name}.bin`))
  const bytes = files.reduce((sum, file) => sum + statSync(file).size, 0)
  expect(LISTS_BYTES / bytes).toBeCloseTo(1, 1)
})

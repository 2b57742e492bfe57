import { CODE_SIGNS, LONGEST_CODE, SHORTEST_CODE } from '@tablee/protocol'
import { describe, expect, it } from 'vitest'
import { codeLength, drawCode, readCode } from './random.ts'

const YEAR_OF_GUESSES = 365 * 100

describe('a code grows with the number of tables', () => {
  it.each([
    [0, 4],
    [1, 4],
    [16, 4],
    [17, 5],
    [471, 5],
    [472, 6],
    [13_202, 6],
    [13_203, 7],
    [369_669, 7],
    [369_670, 8],
    [10_000_000, 8],
  ])('%d tables: %d signs', (tables, length) => expect(codeLength(tables)).toBe(length))

  it('a year of guesses at the allowed rate finds less than one table on average, and a shorter code would not suffice', () => {
    for (let tables = 1; tables < 10_000_000; tables = Math.ceil(tables * 1.07)) {
      const length = codeLength(tables)
      const found = (signs: number) => (YEAR_OF_GUESSES * tables) / CODE_SIGNS.length ** signs
      expect(found(length)).toBeLessThanOrEqual(1)
      if (length > SHORTEST_CODE) expect(found(length - 1)).toBeGreaterThan(1)
    }
  })

  it('never beyond the longest code that a client accepts', () =>
    expect(codeLength(Number.MAX_SAFE_INTEGER)).toBe(LONGEST_CODE))
})

it.each([4, 5, 6, 7, 8])('a code of %d signs can be drawn and read', (length) => {
  const code = drawCode(length)
  expect(code).toHaveLength(length)
  expect(readCode(code.toLowerCase())).toBe(code)
})

it('a text beyond the longest code is not a code', () => expect(readCode(drawCode(LONGEST_CODE + 1))).toBeUndefined())

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isSame, keepSame } from './same.ts'
import { atDepth } from './testing/depth.ts'

const value = fc.letrec((tie) => ({
  any: fc.oneof(
    { maxDepth: 3 },
    fc.nat(2),
    fc.constant(undefined),
    fc.array(fc.nat(1), { maxLength: 2 }),
    tie('object'),
  ),
  object: fc.dictionary(fc.constantFrom('a', 'b', 'constructor'), tie('any')),
})).object as fc.Arbitrary<Record<string, unknown>>

const sorted = (object: unknown): unknown =>
  typeof object === 'object' && object !== null && !Array.isArray(object)
    ? Object.fromEntries(
        Object.entries(object)
          .sort(([a], [b]) => (a < b ? -1 : 1))
          .map(([key, each]) => [key, sorted(each)]),
      )
    : object
const asJson = (object: unknown) => JSON.stringify(sorted(object))

describe('equality', () => {
  it('is equality of the JSON', () => {
    fc.assert(
      fc.property(value, value, (a, b) => {
        expect(isSame(a, b)).toBe(asJson(a) === asJson(b))
        expect(isSame(a, structuredClone(a))).toBe(true)
      }),
      { numRuns: atDepth(2000) },
    )
  })

  it('keeps the same objects for unchanged fields', () => {
    const before = { seats: [{ id: 's1' }], decks: {}, status: 'lobby' }
    const after = keepSame(before, { seats: [{ id: 's1' }], decks: { toy: 1 }, status: 'playing' })
    expect(after).toEqual({ seats: [{ id: 's1' }], decks: { toy: 1 }, status: 'playing' })
    expect(after.seats).toBe(before.seats)
  })
})

import { type ViewParts, wholeView } from '@tablee/kernel'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applyPatch, patchFrom, patchFromParts } from './patch.ts'

/** Views contain objects, arrays and primitive values, never null. An absent field may also be given as undefined. */
const value = fc.letrec((tie) => ({
  any: fc.oneof(
    { maxDepth: 3 },
    fc.string({ maxLength: 3 }),
    fc.integer(),
    fc.boolean(),
    fc.constant(undefined),
    fc.array(fc.integer(), { maxLength: 3 }),
    tie('object'),
  ),
  object: fc.dictionary(fc.constantFrom('a', 'b', 'c', 'constructor'), tie('any')),
})).object as fc.Arbitrary<Record<string, unknown>>

const asSent = (view: object) => JSON.parse(JSON.stringify(view))

describe('patches', () => {
  it('turn any view into the next one', () => {
    fc.assert(
      fc.property(value, value, (before, after) => {
        const patch = patchFrom(before, after)
        const sent = asSent(before)
        expect(patch === undefined ? sent : applyPatch(sent, asSent(patch))).toEqual(asSent(after))
      }),
      { numRuns: 2000 },
    )
  })

  it('are undefined if nothing changed', () => {
    fc.assert(
      fc.property(value, (view) => {
        expect(patchFrom(view, structuredClone(view))).toBeUndefined()
      }),
    )
  })

  it('contain only what changed', () => {
    expect(
      patchFrom(
        { tiles: { S: { column: 1 }, T: { column: 0 } }, given: ['A'], old: 1 },
        { tiles: { S: { outBy: 'sel' }, T: { column: 0 } }, given: ['A', 'B'] },
      ),
    ).toEqual({ tiles: { S: { column: null, outBy: 'sel' } }, given: ['A', 'B'], old: null })
  })

  it('between views in parts equal those between the whole views, also if parts are identical objects', () => {
    const common = { status: 'lobby', onlookers: 0, screens: 0 }
    const shared = [
      { ...common, game: 'a' },
      { ...common, game: 'a', host: 's1' },
      { ...common, seats: [1] },
    ]
    const plays = [
      { number: 1, game: 'a' },
      { number: 2, game: 'a', outcome: {} },
    ]
    const part = fc.record({
      common: fc.constantFrom(...shared),
      me: fc.option(fc.constantFrom('s1', 's2'), { nil: undefined }),
      play: fc.option(fc.record({ common: fc.constantFrom(...plays), view: value }), { nil: undefined }),
    }) as unknown as fc.Arbitrary<ViewParts>
    fc.assert(
      fc.property(part, part, (before, after) => {
        const patch = patchFromParts(before, after)
        const sent = asSent(wholeView(before))
        expect(patch === undefined ? sent : applyPatch(sent, asSent(patch))).toEqual(asSent(wholeView(after)))
        expect(patch).toEqual(patchFrom(wholeView(before), wholeView(after)))
      }),
      { numRuns: 2000 },
    )
  })
})

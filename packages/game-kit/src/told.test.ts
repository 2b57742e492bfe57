import { describe, expect, it } from 'vitest'
import { lastTold, type Numbered, toldAfter, withTold } from './told.ts'

interface Happening {
  readonly type: string
}
const happened = (...types: readonly string[]): Happening[] => types.map((type) => ({ type }))
const inView = (tail: readonly Numbered<Happening>[]) => ({
  told: Object.fromEntries(tail.map(({ nth, type }) => [nth, { type }])),
})

describe('the tail of what happened', () => {
  it('is numbered on, also when the first ones are forgotten', () => {
    const tail = withTold<Happening>(withTold<Happening>([], happened('a', 'b'), 3), happened('c', 'd'), 3)
    expect(tail).toEqual([
      { type: 'b', nth: 2 },
      { type: 'c', nth: 3 },
      { type: 'd', nth: 4 },
    ])
  })
  it('is read on from a number, the oldest first', () => {
    const view = inView(withTold<Happening>([], happened(...'abcdefghijkl'), 12))
    expect(lastTold(view)).toBe(12)
    expect(toldAfter(view, 9).map(({ type }) => type)).toEqual(['j', 'k', 'l'])
    expect(toldAfter(view, 12)).toEqual([])
  })
  it('is empty while the view is covered', () => {
    expect(lastTold({})).toBe(0)
    expect(toldAfter({}, 0)).toEqual([])
  })
})

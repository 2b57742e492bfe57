import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lowestGap } from './free-place.ts'

const HEADER = { top: 0, bottom: 56 }
const CARDS = { top: 740, bottom: 820 }

describe('where a note lies', () => {
  it('as low as it can: above what one plays with', () => {
    expect(lowestGap([HEADER, CARDS, { top: 60, bottom: 520 }], 60, 844)).toBe(680)
  })

  it('at the bottom of a page that has room there', () => {
    expect(lowestGap([HEADER], 60, 844)).toBe(784)
  })

  it('nowhere on a page without room', () => {
    expect(lowestGap([HEADER, { top: 100, bottom: 844 }], 60, 844)).toBeUndefined()
  })

  it('what lies below the page takes none of its room', () => {
    expect(lowestGap([HEADER, { top: 900, bottom: 950 }], 60, 844)).toBe(784)
  })

  it('never over anything, whatever lies there, and wherever there is room', () => {
    const span = fc.tuple(fc.nat(900), fc.nat(300)).map(([top, height]) => ({ top, bottom: top + height }))
    const isClear = (taken: readonly { top: number; bottom: number }[], top: number) =>
      taken.every((each) => each.bottom <= top || each.top >= top + 60)
    fc.assert(
      fc.property(fc.array(span), (taken) => {
        const top = lowestGap(taken, 60, 844)
        const free = Array.from({ length: 844 - 60 + 1 }, (_, at) => at).filter((at) => isClear(taken, at))
        expect(top).toBe(free.at(-1))
      }),
    )
  })
})

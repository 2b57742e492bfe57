import { describe, expect, it } from 'vitest'
import { dropAt } from './drop.ts'

/** Three lines, each 100 high. */
const EXTENTS = [0, 100, 200].map((top) => ({ top, bottom: top + 100 }))

describe('a line that is carried', () => {
  it('over the middle of another: the two will be one', () => {
    expect(dropAt(EXTENTS, 0, 150)).toEqual({ into: 1 })
    expect(dropAt(EXTENTS, 2, 40)).toEqual({ into: 0 })
  })
  it('over an edge: it goes between, counted without itself', () => {
    expect(dropAt(EXTENTS, 0, 190)).toEqual({ to: 1 })
    expect(dropAt(EXTENTS, 0, 295)).toEqual({ to: 2 })
    expect(dropAt(EXTENTS, 2, 5)).toEqual({ to: 0 })
    expect(dropAt(EXTENTS, 2, 110)).toEqual({ to: 1 })
  })
  it('over its own place, or the edge beside it: nothing', () => {
    expect(dropAt(EXTENTS, 1, 150)).toBeUndefined()
    expect(dropAt(EXTENTS, 1, 95)).toBeUndefined()
    expect(dropAt(EXTENTS, 1, 205)).toBeUndefined()
  })
  it('above and below them all: first and last', () => {
    expect(dropAt(EXTENTS, 2, -500)).toEqual({ to: 0 })
    expect(dropAt(EXTENTS, 0, 5000)).toEqual({ to: 2 })
  })
})

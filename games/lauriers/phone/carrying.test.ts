import { describe, expect, it } from 'vitest'
import { Carrying } from './carrying.svelte.ts'
import type { Drop } from './drop.ts'

/** Three lines, each 100 high. */
const EXTENTS = [0, 100, 200].map((top) => ({ top, bottom: top + 100 }))

const hand = () => {
  const drops: [number, Drop][] = []
  return { drops, carrying: new Carrying((place, drop) => drops.push([place, drop])) }
}

describe('carrying a line by its handle', () => {
  it('says what letting go would do, and does it', () => {
    const { carrying, drops } = hand()
    carrying.start(0, 30, EXTENTS)
    carrying.move(150)
    expect([carrying.place, carrying.way, carrying.grip, carrying.drop]).toEqual([0, 120, 30, { into: 1 }])
    carrying.move(195)
    carrying.end(true)
    expect([drops, carrying.place, carrying.way]).toEqual([[[0, { to: 1 }]], undefined, 0])
  })
  it('a tap lifts nothing', () => {
    const { carrying, drops } = hand()
    carrying.start(0, 98, EXTENTS)
    carrying.move(101)
    expect(carrying.place).toBeUndefined()
    carrying.end(true)
    expect(drops).toEqual([])
  })
  it('given up, it lies where it was', () => {
    const { carrying, drops } = hand()
    carrying.start(2, 250, EXTENTS)
    carrying.move(50)
    carrying.end(false)
    carrying.move(150)
    carrying.end(true)
    expect([drops, carrying.place]).toEqual([[], undefined])
  })
  it('a second finger on another handle takes nothing away', () => {
    const { carrying, drops } = hand()
    expect(carrying.start(0, 50, EXTENTS)).toBe(true)
    expect(carrying.start(2, 250, EXTENTS)).toBe(false)
    carrying.move(150)
    carrying.end(true)
    expect(drops).toEqual([[0, { into: 1 }]])
  })
})

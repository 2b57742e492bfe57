import { describe, expect, it } from 'vitest'
import { filledOf, introPart } from './intro.ts'

describe('the parts of an intro', () => {
  it('ALL-11 are three, of equal length', () => {
    expect([12, 8.1, 8, 4.1, 4, 0, -3].map((left) => introPart(left, 12, false))).toEqual([0, 0, 1, 1, 2, 2, 2])
    expect([24, 17, 15, 7].map((left) => introPart(left, 24, false))).toEqual([0, 0, 1, 2])
  })

  it('ALL-11 a brief one has the last part only', () => {
    expect([2, 1, 0].map((left) => introPart(left, 2, true))).toEqual([2, 2, 2])
  })

  it('fill their bars one after the other', () => {
    const at = (left: number) => ([0, 1, 2] as const).map((part) => filledOf(part, left, 12, false))
    expect(at(12)).toEqual([0, 0, 0])
    expect(at(9)).toEqual([0.75, 0, 0])
    expect(at(6)).toEqual([1, 0.5, 0])
    expect(at(-1)).toEqual([1, 1, 1])
    expect(filledOf(2, 1, 2, true)).toBe(0.5)
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { seededChance } from './chance.ts'

const draws = (seed: string, count: number, below: number) => {
  const chance = seededChance(seed)
  return Array.from({ length: count }, () => chance.below(below))
}

describe('ALL-5 chance', () => {
  it('ALL-5 the same seed gives the same numbers, another seed other ones', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (seed, other) => {
        expect(draws(seed, 20, 1000)).toEqual(draws(seed, 20, 1000))
        if (seed !== other) expect(draws(seed, 20, 1000)).not.toEqual(draws(other, 20, 1000))
      }),
    )
  })

  it('throws when there is nothing to draw from', () => {
    for (const count of [0, -1, 1.5, Number.NaN]) expect(() => seededChance('').below(count)).toThrow('no lot')
  })

  it('draws uniformly', () => {
    const counts = new Array<number>(10).fill(0)
    for (const drawn of draws('tablée', 20_000, 10)) counts[drawn] = (counts[drawn] ?? 0) + 1
    for (const count of counts) expect(Math.abs(count - 2000)).toBeLessThan(200)
  })

  it('shuffles without losing or duplicating items', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.nat()), (seed, items) => {
        expect(seededChance(seed).shuffle(items).sort()).toEqual([...items].sort())
      }),
    )
  })

  it('shuffles into every order equally often', () => {
    const chance = seededChance('ordre')
    const orders = new Map<string, number>()
    for (let round = 0; round < 6000; round++) {
      const order = chance.shuffle(['a', 'b', 'c']).join('')
      orders.set(order, (orders.get(order) ?? 0) + 1)
    }
    expect(orders.size).toBe(6)
    for (const count of orders.values()) expect(Math.abs(count - 1000)).toBeLessThan(150)
  })
})

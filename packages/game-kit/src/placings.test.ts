import { describe, expect, it } from 'vitest'
import { placingsBy } from './placings.ts'

const byPoints = (points: Readonly<Record<string, number>>) => (one: string, other: string) =>
  (points[other] ?? 0) - (points[one] ?? 0)

describe('placings', () => {
  it('stand the best first', () => {
    expect(placingsBy(['Ana', 'Bob', 'Cléo'], byPoints({ Ana: 2, Bob: 5, Cléo: -1 }))).toEqual([
      ['Bob'],
      ['Ana'],
      ['Cléo'],
    ])
  })
  it('share a place in the order of the seats where two tie', () => {
    expect(placingsBy(['Ana', 'Bob', 'Cléo', 'Dan'], byPoints({ Ana: 1, Bob: 3, Cléo: 1, Dan: 3 }))).toEqual([
      ['Bob', 'Dan'],
      ['Ana', 'Cléo'],
    ])
  })
  it('of nobody are none', () => {
    expect(placingsBy([], byPoints({}))).toEqual([])
  })
})

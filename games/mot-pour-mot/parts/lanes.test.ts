import { describe, expect, it } from 'vitest'
import { columnsFrom, spotOf } from './lanes.ts'

const TILES = [...'BCDFGHILMNOPRSTUV']

describe('lanes', () => {
  it('MPM-3 with any board, no two tiles of one column share a spot', () => {
    for (const columns of [3, 5, 7])
      for (const column of columnsFrom(columns, 'sel')) {
        const spots = TILES.map((letter) => spotOf(letter, column, columns, 'sel'))
        expect(new Set(spots.map(({ x, y }) => `${x} ${y}`)).size).toBe(17)
      }
  })
  it('a tile keeps its lane and only travels sideways, inside its column', () => {
    for (const letter of TILES) {
      const spots = columnsFrom(5, 'sel').map((column) => spotOf(letter, column, 5, 'sel'))
      expect(new Set(spots.map(({ y }) => y)).size).toBe(1)
      spots.forEach(({ x }, nth) => {
        expect(Math.floor(x * 5)).toBe(nth)
      })
    }
  })
  it('both teams see their own side at the left', () => {
    expect(columnsFrom(5, 'sel')).toEqual([-2, -1, 0, 1, 2])
    expect(columnsFrom(5, 'poivre')).toEqual([2, 1, 0, -1, -2])
    expect(spotOf('B', -2, 5, 'sel')).toEqual(spotOf('B', 2, 5, 'poivre'))
    expect(spotOf('B', -2, 5, 'sel').x).toBeLessThan(0.2)
  })
})

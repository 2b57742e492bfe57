import type { SeatId, SeatView } from '@tablee/kernel'
import { expect, it } from 'vitest'
import { panelsOf } from './panels.ts'

const seat = (nth: number, team = ''): SeatView => ({
  id: `s${nth}` as SeatId,
  name: `P${nth}`,
  holder: 'person',
  team,
  isCaptain: false,
  isPresent: true,
  isUnhurried: false,
})
const drawn = (count: number, teams: readonly string[], max: number) => {
  const seats = Array.from({ length: count }, (_, nth) => seat(nth + 1, teams[nth % Math.max(1, teams.length)]))
  return panelsOf({ seats, range: { min: 3, max, teams } }).map(({ seats, free, rows }) => [seats.length, free, rows])
}

it('people without teams: one panel of two columns, with every place that the game has', () => {
  expect(drawn(0, [], 6)).toEqual([[0, 6, 3]])
  expect(drawn(4, [], 6)).toEqual([[4, 2, 3]])
  expect(drawn(6, [], 6)).toEqual([[6, 0, 3]])
  expect(drawn(5, [], 5)).toEqual([[5, 0, 3]])
})

it('teams: three places each are always drawn, all panels have the same rows, and no more places than the table has', () => {
  const four = ['sel', 'poivre', 'thym', 'safran']
  expect(drawn(1, four, 12)).toEqual([
    [1, 2, 3],
    [0, 3, 3],
    [0, 3, 3],
    [0, 3, 3],
  ])
  expect(drawn(12, four, 12)).toEqual([
    [3, 0, 3],
    [3, 0, 3],
    [3, 0, 3],
    [3, 0, 3],
  ])
  expect(drawn(9, ['sel', 'poivre'], 12)).toEqual([
    [5, 0, 5],
    [4, 1, 5],
  ])
})

import { expect, it } from 'vitest'
import { rowsFor } from './rows.ts'

it('a word lies in one row while its tiles are large, in more when that makes them larger', () => {
  expect([5, 8, 13, 26].map((tiles) => rowsFor(tiles, 374, 48))).toEqual([1, 1, 1, 2])
  expect([5, 12, 40].map((tiles) => rowsFor(tiles, 190, 44))).toEqual([1, 2, 3])
})

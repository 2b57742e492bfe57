import type { SeatId } from '@tablee/kernel'
import { expect, it } from 'vitest'
import { seatIdsIn, withNames, withSeatIds } from './seat-names.ts'

const seats = new Map([
  ['Ana', 's1' as SeatId],
  ['Bob', 's2' as SeatId],
])

it('a view has names for the ids of seats, as keys and values at any depth, and for nothing else', () => {
  const view = { scores: { s1: 6, s2: 0 }, told: [{ seat: 's2', word: 's1x', count: 1, is: true }], s9: 's9' }
  expect(withNames(view, seats)).toEqual({
    scores: { Ana: 6, Bob: 0 },
    told: [{ seat: 'Bob', word: 's1x', count: 1, is: true }],
    s9: 's9',
  })
})

const isSeat = (value: unknown) => /^s\d$/.test(String(value))
const isCapital = (value: unknown) => /^[A-Z]/.test(String(value))

it('a name in a move becomes an id where the game takes nothing else, and stays a text where it takes one', () => {
  const move = { by: ['Ana', 'Bob'], word: 'Ana', letter: 'Bob' }
  const isRead = (raw: unknown) => {
    const { by, letter } = raw as typeof move
    return by.every(isSeat) && isCapital(letter)
  }
  expect(withSeatIds(move, seats, isRead)).toEqual({ by: ['s1', 's2'], word: 'Ana', letter: 'Bob' })
})

it('a move that the game can’t read in any way stays as it is written', () => {
  const move = { to: 'Ana' }
  expect(withSeatIds(move, seats, () => false)).toEqual(move)
})

it('finds the ids of seats among keys and values', () => {
  expect(seatIdsIn({ scores: { s1: 6 }, out: ['s2', 's2', 'sel', 'S-1'] })).toEqual(['s1', 's2'])
})

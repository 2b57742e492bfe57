import type { Instant, SeatId } from '@tablee/kernel'
import { describe, expect, it } from 'vitest'
import { fr } from '../texts/fr.ts'
import { missing, votesIn, whyClosed } from './away.ts'

const NAMES: Readonly<Record<string, string>> = { s1: 'Ana', s2: 'Bob' }
const nameOf = (seat: SeatId) => NAMES[seat] ?? '?'
const seats = (...ids: string[]) => ids as SeatId[]
const at = 12_000 as Instant
const lineOf = (view: Parameters<typeof missing>[0]) => {
  const line = missing(view, fr, nameOf)
  return line && fr.without.in(line.who, line.what, 12)
}

describe('those who are away', () => {
  it('LAU-24 the table is told whom it waits for, and what then goes on', () => {
    expect(lineOf({ phase: 'desk', without: { seats: seats('s1'), at } })).toBe(
      'Ana n’est pas là, la lecture commence dans 12\u00a0s.',
    )
    expect(lineOf({ phase: 'write', without: { seats: seats('s1', 's2'), at } })).toBe(
      'Ana et Bob ne sont pas là, on ramasse les copies dans 12\u00a0s.',
    )
    expect(lineOf({ phase: 'desk' })).toBeUndefined()
  })
  it('LAU-11 LAU-24 in a vote nobody is named', () => {
    expect(lineOf({ phase: 'vote', without: { seats: [], at } })).toBe(
      'Il ne manque que des absents, le vote se ferme dans 12\u00a0s.',
    )
  })
})

describe('votes', () => {
  const takers = seats('s1', 's2')
  it('LAU-11 are counted while the vote is open', () => {
    expect(votesIn({ phase: 'vote', takers, voted: 1 }, fr)).toBe('1 vote sur 2')
    expect(votesIn({ phase: 'tell', takers, voted: 2 }, fr)).toBeUndefined()
  })
  it('LAU-11 are all there, or closed without those that are missing', () => {
    expect(whyClosed({ phase: 'tell', takers, voted: 2 }, fr)).toBe(fr.note.waitTell)
    expect(whyClosed({ phase: 'tell', takers, voted: 1 }, fr)).toBe(fr.note.closed)
  })
})

import type { SeatId } from '@tablee/kernel'
import { describe, expect, it } from 'vitest'
import { lauriers } from '../game.ts'
import { Play } from './driver.ts'

/** A table whose pawns have come so far, and whose players have so many tokens left. */
const at = (leaves: Readonly<Record<string, number>>, tokens: Readonly<Record<string, number>> = {}) => {
  const table = new Play()
  table.state = {
    ...table.state,
    leaves: { ...table.state.leaves, ...leaves },
    tokens: { ...table.state.tokens, ...tokens },
  }
  return table
}
const placings = (table: Play) => lauriers.outcome(table.state)?.placings

describe('the end', () => {
  it('LAU-20 the game ends with the round in which a pawn reaches leaf 26; that player wins', () => {
    const table = at({ Bob: 23, Dan: 24 })
    table.round({ Cléo: 'Dan', Dan: 'Bob' })
    // Bob found it and was believed: three leaves. Dan is believed once: leaf 25.
    expect([table.phase, table.state.leaves]).toEqual(['over', { Ana: 3, Bob: 26, Cléo: 1, Dan: 25 }])
    expect(placings(table)).toEqual([['Bob'], ['Dan'], ['Ana'], ['Cléo']])
    expect(lauriers.due(table.state)).toBeUndefined()
    expect(table.ask('Bob', { type: 'go-on' })).toMatchObject({ rule: 'ALL-4', code: 'game-over' })
  })

  it('LAU-20 one leaf before it, the game goes on', () => {
    const table = at({ Bob: 23 }).round({ Cléo: 'Dan', Dan: 'Cléo' })
    expect([table.phase, table.state.leaves, placings(table)]).toEqual([
      'draw',
      expect.objectContaining({ Bob: 25 }),
      undefined,
    ])
  })

  it('LAU-20 all pawns of a round move together, the leader’s too', () => {
    const table = at({ Ana: 23, Bob: 24 }).round({ Bob: 'Cléo', Cléo: 'Bob', Dan: 'Bob' })
    expect(table.state.leaves).toEqual({ Ana: 26, Bob: 26, Cléo: 2, Dan: 1 })
    expect(placings(table)?.[0]).toEqual(['Ana', 'Bob'])
  })

  it('LAU-21 several in the same round: who spent fewest tokens wins, this round’s stake included', () => {
    const before = { Bob: 24, Cléo: 24, Dan: 24 }
    expect(placings(at(before, { Bob: 1, Cléo: 2, Dan: 1 }).round())).toEqual([['Cléo'], ['Bob', 'Dan'], ['Ana']])
    const staked = at(before, { Bob: 1, Cléo: 2, Dan: 1 }).round({}, ['Cléo'])
    expect(placings(staked)).toEqual([['Bob', 'Cléo', 'Dan'], ['Ana']])
  })

  it('LAU-21 how far past leaf 26 counts for nothing; still equal, they share the win', () => {
    const table = at({ Bob: 24, Cléo: 25 }, { Bob: 2 }).round({}, ['Cléo'])
    expect(table.state.leaves).toMatchObject({ Bob: 26, Cléo: 26 })
    expect(table.state.last?.scores).toMatchObject({ Cléo: { points: 4, from: 25, to: 26 } })
    expect(placings(table)).toEqual([['Bob', 'Cléo'], ['Dan'], ['Ana']])
  })

  it('LAU-21 tokens part only those who have the Diploma: behind them who is as far shares the place', () => {
    const table = at({ Bob: 24, Cléo: 10, Dan: 10 }, { Cléo: 0 }).round()
    expect(placings(table)).toEqual([['Bob'], ['Cléo', 'Dan'], ['Ana']])
  })

  it.each([
    [11, 10],
    [16, 15],
  ] as const)('LAU-1 a table may play on a track of %i leaves: %i points to the Diploma', (leaves, points) => {
    const table = new Play({ options: { leaves } })
    table.state = { ...table.state, leaves: { ...table.state.leaves, ['Bob' as SeatId]: leaves - 2 } }
    expect(table.seenBy(undefined).track).toBe(points + 1)
    expect(table.round().phase).toBe('over')
    expect(table.state.leaves).toMatchObject({ Bob: leaves })
  })

  it('the last round is still to be seen, and every card that was drawn is told to the table', () => {
    const table = at({ Bob: 25 }).round()
    expect(table.seenBy('Bob')).toMatchObject({ phase: 'over', last: { round: 1, leader: 'Ana' } })
    expect(lauriers.shown(table.state)).toHaveLength(1)
  })
})

import { fileURLToPath } from 'node:url'
import { loadShelf } from '@tablee/games/load-library.ts'
import { GAMES } from '@tablee/games/shelf.ts'
import {
  type Asker,
  type HolderKey,
  type SeatId,
  type ServerTime,
  type TableMove,
  type TableState,
  type TableView,
  tableMachine,
} from '@tablee/kernel'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { movedBefore, nextSide, nudged, sideOf, startReadiness } from './seating.ts'

const machine = tableMachine(loadShelf(fileURLToPath(new URL('../../../../../..', import.meta.url))))
const now = 0 as ServerTime

/** A real table with `count` people; moves take the same way as on the server. */
const seatedTable = (count: number) => {
  let state: TableState | undefined
  let decisions = 0
  const people = () => new Set((state?.seats ?? []).map(({ id }) => id))
  const record = (move: TableMove, by: Asker, events: ReturnType<typeof machine.open>) => {
    decisions += 1
    state = machine.evolve(state, { id: `d${decisions}`, at: now, by, move, events })
  }
  const ask = (move: TableMove, by: Asker): boolean => {
    if (state === undefined) return false
    const decided = machine.decide(state, move, by, { now, people: people(), entropy: () => 'seed' })
    if (decided.isOk) record(move, by, decided.value)
    return decided.isOk
  }
  record({ type: 'beat' }, { kind: 'clock' }, machine.open())
  for (let nth = 1; nth <= count; nth++)
    ask({ type: 'sit', name: `P${nth}` }, { kind: 'newcomer', key: `key${nth}` as HolderKey })
  const view = (): TableView => {
    if (state === undefined) throw new Error('no table')
    return machine.view(state, { kind: 'seat', seat: 's1' as SeatId }, { people: people(), onlookers: 0, screens: 0 })
  }
  return { view, byHost: (move: TableMove) => ask(move, { kind: 'seat', seat: 's1' as SeatId }) }
}

describe('seating', () => {
  it('MPM-1 the button says « start » exactly when the server will', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 12 }), fc.array(fc.nat(11), { maxLength: 8 }), (count, moved) => {
        const { view, byHost } = seatedTable(count)
        for (const nth of moved) {
          const seat = view().seats[nth % count]
          if (seat) byHost({ type: 'team', seat: seat.id, team: seat.team === 'sel' ? 'poivre' : 'sel' })
        }
        expect(startReadiness(view()).kind === 'ready').toBe(byHost({ type: 'start' }))
      }),
      { numRuns: 60 },
    )
  })
  it('MPM-1 too few, uneven, ready; and « even out » mends it', () => {
    expect(startReadiness(seatedTable(1).view())).toEqual({ kind: 'too-few', least: 2 })
    const { view, byHost } = seatedTable(3)
    expect(startReadiness(view())).toEqual({ kind: 'ready', count: 3 })
    for (const { id } of view().seats) byHost({ type: 'team', seat: id, team: 'sel' })
    expect(startReadiness(view())).toEqual({ kind: 'uneven' })
    byHost({ type: 'even-teams' })
    expect(startReadiness(view())).toEqual({ kind: 'ready', count: 3 })
  })
  it('the free place lies where the server seats the next one', () => {
    for (let count = 1; count < 12; count++) {
      const { view, byHost } = seatedTable(count)
      const side = nextSide(view())
      expect(byHost({ type: 'bot', level: 'steady' })).toBe(true)
      expect(view().seats.at(-1)?.team).toBe(side)
    }
    expect(nextSide(seatedTable(12).view())).toBeUndefined()
    expect(seatedTable(12).byHost({ type: 'bot', level: 'steady' })).toBe(false)
  })
  it('one place up or down among one’s own side, which the server takes', () => {
    const { view, byHost } = seatedTable(5)
    const names = () => sideOf(view(), 'sel').map(({ name }) => name)
    expect(names()).toEqual(['P1', 'P3', 'P5'])
    const seats = nudged(view(), 's5' as SeatId, 'up')
    expect(seats && byHost({ type: 'order', seats })).toBe(true)
    expect(names()).toEqual(['P1', 'P5', 'P3'])
    expect(nudged(view(), 's1' as SeatId, 'up')).toBeUndefined()
    expect(nudged(view(), 's3' as SeatId, 'down')).toBeUndefined()
  })
  it('dropped before another, which the server takes', () => {
    const { view, byHost } = seatedTable(4)
    const seats = movedBefore(view(), 's4' as SeatId, 's2' as SeatId)
    expect(seats).toEqual(['s1', 's4', 's2', 's3'])
    expect(byHost({ type: 'order', seats })).toBe(true)
    expect(movedBefore(view(), 's1' as SeatId, 's1' as SeatId)).toEqual(['s1', 's4', 's2', 's3'])
  })
})

describe('a game without teams', () => {
  const game = GAMES.find(({ seats, defaults }) => seats(defaults).teams.length === 0) ?? expect.unreachable()
  const round = (count: number) => {
    const table = seatedTable(count)
    table.byHost({ type: 'choose', game: game.id })
    return table
  }
  const names = (table: TableView, side: 'sel' | 'poivre') => sideOf(table, side).map(({ name }) => name)

  it('seats everybody around the cloth in the order they play, and names no captain', () => {
    const { view } = round(5)
    expect([names(view(), 'sel'), names(view(), 'poivre')]).toEqual([
      ['P1', 'P2', 'P3'],
      ['P4', 'P5'],
    ])
    expect(view().seats.some(({ isCaptain }) => isCaptain)).toBe(false)
  })
  it('a neighbour is the player before or after', () => {
    const { view } = round(3)
    expect(nudged(view(), 's1' as SeatId, 'down')).toEqual(['s2', 's1', 's3'])
  })
  it('has room for as many as the game takes', () => {
    const { max } = game.seats(game.defaults)
    expect(nextSide(round(max - 1).view())).toBeDefined()
    expect(nextSide(round(max).view())).toBeUndefined()
  })
})

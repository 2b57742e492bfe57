import { describe, expect, it } from 'vitest'
import { after, type Instant, type SeatId, seconds } from '../../brand.ts'
import type { Away, Scene } from '../../game.ts'
import { toyGame, toyShelf } from '../../testing/toy-game.ts'
import { ToyTable } from '../../testing/toy-table.ts'
import { tableMachine } from '../machine.ts'
import { tableNow } from '../state.ts'

/** The toy game with a wait of three seconds for an absent player at turn, and the absences in its view. */
const scenes: Scene[] = []
const game: typeof toyGame = {
  ...toyGame,
  dueWithout: ({ seats, turns }, away) => {
    const since = away.get(seats[turns % seats.length] as SeatId)
    return since === undefined ? undefined : { at: after(since, seconds(3)), move: { type: 'time-up' } }
  },
  decide: (state, move, by, tools) => toyGame.decide(state, move, by.kind === 'clock' ? { kind: 'host' } : by, tools),
  view: (state, viewer, scene) => {
    scenes.push(scene)
    return toyGame.view(state, viewer, scene)
  },
}
const machine = tableMachine(new Map([...toyShelf].map(([id, { world }]) => [id, { game, world }] as never)))

const started = () => new ToyTable('Ana', 'Bob').do('Ana', { type: 'start' })
const awayFor = (table: ToyTable, name: string, milliseconds: number): Away =>
  new Map([[table.seat(name), (tableNow(table.state, table.now) - milliseconds) as Instant]])
const duesOf = (table: ToyTable, away?: Away) => {
  const people = new Set([...table.people()].filter((seat) => !away?.has(seat)))
  return machine.dues(table.state, { people, ...(away === undefined ? {} : { away }) }).map(({ at }) => at)
}

describe('absent people', () => {
  it('ALL-7 the deadline for absent players stands beside the normal one, earliest first', () => {
    const table = started().wait(2000)
    const deadline = 10_000
    expect(duesOf(table)).toEqual([deadline])
    expect(duesOf(table, awayFor(table, 'Ana', 500))).toEqual([4500, deadline])
    // It is not Bob's turn.
    expect(duesOf(table, awayFor(table, 'Bob', 500))).toEqual([deadline])
  })

  it('ALL-6 who are back, or whose seat a bot plays, are not absent', () => {
    const table = started().wait(2000)
    const away = awayFor(table, 'Ana', 500)
    expect(machine.dues(table.state, { people: table.people(), away })).toHaveLength(1)
    table.away.add('Ana')
    table.do('Bob', { type: 'hand-over', seat: table.seat('Ana'), to: 'gentle' })
    scenes.length = 0
    duesOf(table, away)
    expect(scenes.map((scene) => scene.away?.size)).toEqual([0])
  })

  it('ALL-6 who gave up the seat have been away for ever, and the tick acts at once', () => {
    const table = started().wait(1000).do('Ana', { type: 'stand' })
    expect(duesOf(table)).toEqual([Number.NEGATIVE_INFINITY, 10_000])
    const tools = { now: table.now, people: table.people(), entropy: () => 'seed' }
    const ticked = machine.decide(table.state, { type: 'tick' }, { kind: 'clock' }, tools)
    expect(ticked).toMatchObject({ isOk: true, value: [{ type: 'played', by: { kind: 'clock' } }] })
  })

  it('ALL-3 have no deadline while the table is paused', () => {
    const table = started().do('Bob', { type: 'pause' })
    expect(duesOf(table, awayFor(table, 'Ana', 60_000))).toEqual([])
  })

  it('the view knows since when they are absent', () => {
    const table = started()
    const away = awayFor(table, 'Ana', 0)
    scenes.length = 0
    machine.view(table.state, { kind: 'onlooker' }, { people: new Set(), away, onlookers: 0, screens: 0 })
    expect(scenes.map((scene) => scene.away)).toEqual([away])
  })
})

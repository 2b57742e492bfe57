import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { HolderKey, SeatId } from '../brand.ts'
import { atDepth, enough, unreached } from '../testing/depth.ts'
import { toyShelf } from '../testing/toy-game.ts'
import { keyOf, markOf, ToyTable } from '../testing/toy-table.ts'
import { tableMachine } from './machine.ts'
import type { TableMove } from './moves.ts'
import { dealOf } from './seats/chairs.ts'
import { type Holder, keyOfSeat, seatHeldBy, type TableState, underWay } from './state.ts'

/** Two of them have a second secret on the same device. */
const DEVICES = new Map([
  ['Bob bis', 'Bob'],
  ['Eve bis', 'Eve'],
])
const PEOPLE = ['Ana', 'Bob', 'Cléo', 'Dan', 'Eve', ...DEVICES.keys()]
const seat = fc.constantFrom(...['s1', 's2', 's3', 's4', 's5'].map((id) => id as SeatId))
const move: fc.Arbitrary<TableMove> = fc.oneof(
  { weight: 8, arbitrary: fc.constant<TableMove>({ type: 'play', move: { type: 'next' } }) },
  { weight: 4, arbitrary: fc.constantFrom<TableMove>({ type: 'start' }, { type: 'pause' }, { type: 'resume' }) },
  fc.constantFrom<TableMove>(
    { type: 'start', intro: 'toy' },
    { type: 'skip-intro' },
    { type: 'skip-intro', isForAll: true },
  ),
  fc.constant<TableMove>({ type: 'leave-game' }),
  fc.constantFrom<TableMove>(
    { type: 'stand' },
    { type: 'even-teams' },
    { type: 'take-back' },
    { type: 'lock', isLocked: false },
    { type: 'lock', isLocked: true },
    { type: 'bot', level: 'gentle' },
    { type: 'choose', game: 'toy', options: { rounds: 1, hasTeams: true } },
    { type: 'choose', game: 'toy', options: { rounds: 2, hasTeams: false } },
  ),
  fc.constantFrom(...PEOPLE).map((name): TableMove => ({ type: 'sit', name })),
  fc
    .tuple(fc.constantFrom('remove' as const, 'host' as const, 'captain' as const), seat)
    .map(([type, each]): TableMove => ({ type, seat: each })),
  seat.map((each): TableMove => ({ type: 'remove', seat: each, andLock: true })),
  fc.constantFrom('a', 'b').map((text): TableMove => ({ type: 'play', move: { type: 'note', text } })),
  seat.map((each): TableMove => ({ type: 'hand-over', seat: each, to: 'steady' })),
  seat.map((each): TableMove => ({ type: 'hand-over', seat: each, to: 'newcomer' })),
  {
    weight: 3,
    arbitrary: fc
      .tuple(fc.constantFrom(...PEOPLE), seat)
      .map(([name, each]): TableMove => ({ type: 'sit', name, seat: each })),
  },
  seat.map((each): TableMove => ({ type: 'team', seat: each, team: 'poivre' })),
)
type Step = readonly [string, TableMove] | 'tick' | { readonly toggles: string }
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 8, arbitrary: fc.tuple(fc.constantFrom('Ana', 'Ana', 'Ana', ...PEOPLE), move) },
  { weight: 2, arbitrary: fc.constant('tick' as const) },
  { weight: 1, arbitrary: fc.constantFrom(...PEOPLE).map((name) => ({ toggles: name })) },
)

/** A long game in which seats are left, freed and taken: among all other moves that is too rare to prove anything. */
const LONG: TableMove = { type: 'choose', game: 'toy', options: { rounds: 30, hasTeams: false } }
const chairStep = fc.oneof(
  { weight: 12, arbitrary: fc.constant('tick' as const) },
  { weight: 3, arbitrary: fc.constantFrom(...PEOPLE).map((name): Step => [name, { type: 'stand' }]) },
  {
    weight: 12,
    arbitrary: fc
      .tuple(fc.constantFrom(...PEOPLE), seat)
      .map(([name, each]): Step => [name, { type: 'sit', name, seat: each }]),
  },
  {
    weight: 3,
    arbitrary: fc
      .tuple(fc.constantFrom(...PEOPLE), seat)
      .map(([name, each]): Step => [name, { type: 'hand-over', seat: each, to: 'newcomer' }]),
  },
  { weight: 1, arbitrary: fc.constantFrom(...PEOPLE).map((name): Step => ({ toggles: name })) },
  { weight: 4, arbitrary: step },
)
const chairSteps = fc
  .array(chairStep, { minLength: 60, maxLength: 120, size: 'max' })
  .map((steps): Step[] => [
    ['Ana', LONG],
    ['Cléo', { type: 'sit', name: 'Cléo' }],
    ['Ana', { type: 'start' }],
    ...steps,
  ])

describe('random tables', () => {
  const play = (steps: readonly Step[], check: (table: ToyTable) => void, hostAwayFor = 0) => {
    const table = new ToyTable('Ana', 'Bob')
    for (const [name, device] of DEVICES) table.devices.set(name, device)
    table.hostAwayFor = hostAwayFor
    for (const each of steps) {
      const before = table.state
      if (each === 'tick') {
        if (table.dues().length > 0) table.tick()
      } else if ('toggles' in each) {
        if (!table.away.delete(each.toggles)) table.away.add(each.toggles)
      } else if (table.ask(each[0], each[1]) !== undefined) expect(table.state).toBe(before)
      check(table)
    }
    return table
  }

  it('replay equals live, ids are unique, every player has a seat, and the host is a person at the table', () => {
    const seen = new Set<string>()
    fc.assert(
      fc.property(fc.array(step, { minLength: 50, maxLength: 150, size: 'max' }), (steps) => {
        const table = play(steps, (now) => {
          const { state } = now
          const ids = state.seats.map(({ id }) => id)
          expect(new Set(ids).size).toBe(ids.length)
          if (state.play?.outcome === undefined)
            for (const id of state.play?.seating.seats ?? []) expect(ids).toContain(id)
          const running = state.clock.since !== undefined
          expect(running).toBe(state.play !== undefined && state.play.outcome === undefined && !state.pause)
          const { host, seats } = now.seenBy()
          if (host !== undefined) expect(seats.find(({ id }) => id === host)?.holder).not.toBe('bot')
        })
        expect(table.replayed()).toStrictEqual(table.state)
        for (const { events } of table.decisions) for (const { type } of events) seen.add(type)
      }),
      // Few tables leave a game half-way: a hundred runs may not reach it.
      { numRuns: atDepth(200) },
    )
    // Random play that never gets anywhere proves nothing.
    const reached = ['started', 'played', 'ended', 'game-left', 'paused', 'resumed', 'holder-changed', 'left', 'teamed']
    expect(unreached(reached.filter((type) => !seen.has(type)))).toEqual([])
  })

  it('ALL-5 views do not depend on the seed, the hashes of secrets or the hidden numbers', () => {
    const otherwise = (state: TableState): TableState => {
      const rehash = (key: HolderKey) => `other ${key}` as HolderKey
      const otherHolder = (holder: Holder): Holder => {
        if (holder.kind === 'person') return { kind: 'person', key: rehash(holder.key) }
        return holder.leftBy === undefined ? holder : { ...holder, leftBy: rehash(holder.leftBy) }
      }
      const { play } = state
      const game = play?.state as { secrets: Record<string, number> } | undefined
      const hidden = game && { ...game, secrets: Object.fromEntries(Object.keys(game.secrets).map((id) => [id, -1])) }
      return {
        ...state,
        version: 0,
        lookers: state.lookers?.map(rehash),
        removed: state.removed.map(rehash),
        finished: [],
        rests: {},
        pause: state.pause && { by: state.pause.by, who: [] },
        answered: [],
        timesSeen: {},
        lastHeard: 0 as TableState['lastHeard'],
        seats: state.seats.map((each) => ({
          ...each,
          holder: otherHolder(each.holder),
        })),
        play: play && { ...play, state: hidden, seed: play.outcome === undefined ? 'other' : play.seed },
      }
    }
    fc.assert(
      fc.property(fc.array(step, { maxLength: 80, size: 'max' }), (steps) => {
        play(steps, (table) => {
          expect(table.seenBy(undefined, otherwise(table.state))).toEqual(table.seenBy())
        })
      }),
      { numRuns: atDepth(60) },
    )
  })

  it('ALL-6 over random moves a person sees no seat of a game but the first that they held', () => {
    let changes = 0
    fc.assert(
      fc.property(chairSteps, (steps) => {
        const first = new Map<string, SeatId>()
        const lastIn = new Map<string, HolderKey>()
        play(steps, ({ state }) => {
          const game = underWay(state)
          for (const { id, holder } of state.seats) {
            if (game === undefined || holder.kind !== 'person' || !game.seating.seats.includes(id)) continue
            const known = `${game.number} ${holder.key}`
            if (!first.has(known)) first.set(known, id)
            expect(id).toBe(first.get(known))
            const seat = `${game.number} ${id}`
            if (lastIn.has(seat) && lastIn.get(seat) !== holder.key) changes++
            lastIn.set(seat, holder.key)
          }
        })
      }),
      { numRuns: atDepth(100) },
    )
    // Seats did change hands.
    expect(changes).toBeGreaterThan(enough(20))
  })

  it('ALL-6 over random moves nobody sees a seat in the round in which another person held it', () => {
    let changes = 0
    fc.assert(
      fc.property(chairSteps, (steps) => {
        const seen = new Map<string, { readonly key: HolderKey; readonly deal: number }>()
        play(steps, ({ state }) => {
          const game = underWay(state)
          const deal = dealOf(state, toyShelf)
          if (game === undefined || deal === undefined) return
          for (const { id, holder } of state.seats) {
            if (holder.kind !== 'person' || !game.seating.seats.includes(id)) continue
            const chair = `${game.number} ${id}`
            const before = seen.get(chair)
            if (before !== undefined && before.key !== holder.key) {
              changes++
              expect(deal).toBeGreaterThan(before.deal)
            }
            seen.set(chair, { key: holder.key, deal })
          }
        })
      }),
      { numRuns: atDepth(100) },
    )
    expect(changes).toBeGreaterThan(enough(20))
  })

  it('ALL-6 over random moves a device’s view does not depend on the secrets of seats that its people did not hold first', () => {
    const machine = tableMachine(toyShelf)
    let [looks, comings] = [0, 0]
    fc.assert(
      fc.property(chairSteps, (steps) => {
        // By game and device: the seats that it had when the game started, or the first one that it took later.
        const own = new Map<string, readonly SeatId[]>()
        let last: number | undefined
        play(steps, (table) => {
          const { state } = table
          const game = underWay(state)
          if (game === undefined) return
          const presence = { people: table.people(), onlookers: 0, screens: 0 }
          const hasBegun = game.number !== last
          last = game.number
          for (const name of PEOPLE) {
            const device = `${game.number} ${markOf(DEVICES.get(name) ?? name)}`
            const held = seatHeldBy(state, keyOf(name))
            const seat = held && game.seating.seats.includes(held.id) ? held.id : undefined
            const known = own.get(device) ?? []
            if (seat !== undefined && !known.includes(seat) && (hasBegun || known.length === 0)) {
              own.set(device, [...known, seat])
              if (!hasBegun) comings++
            }
            const viewer =
              held === undefined ? ({ kind: 'onlooker' } as const) : ({ kind: 'seat', seat: held.id } as const)
            const toy = game.state as { readonly secrets: Readonly<Record<SeatId, number>> }
            const others = game.seating.seats.filter((id) => !own.get(device)?.includes(id))
            const secrets = { ...toy.secrets, ...Object.fromEntries(others.map((id) => [id, -1])) }
            const otherwise = { ...state, play: { ...game, state: { ...toy, secrets } } }
            expect(machine.view(otherwise, viewer, presence)).toEqual(machine.view(state, viewer, presence))
            if (seat !== undefined) looks++
          }
        })
      }),
      { numRuns: atDepth(60) },
    )
    expect(comings).toBeGreaterThan(enough(10))
    expect(looks).toBeGreaterThan(enough(1000))
  })

  it('ALL-10 over random moves the acting host uses no reserved right within the first ten minutes', () => {
    const away = fc.constantFrom(0, 8000, 599_999, 600_000)
    let [early, late] = [0, 0]
    fc.assert(
      fc.property(fc.array(step, { minLength: 50, maxLength: 150, size: 'max' }), away, (steps, hostAwayFor) => {
        let before: TableState | undefined
        let known = 0
        play(
          steps,
          (table) => {
            const written = table.decisions.slice(known)
            for (const { by, move: asked, events } of before === undefined ? [] : written) {
              if (before?.host === undefined || by.kind !== 'seat' || by.seat === before.host) continue
              const held = (id: SeatId) => before?.seats.find((each) => each.id === id)
              const isReserved = events.some(
                (event) =>
                  event.type === 'locked' ||
                  event.type === 'host-named' ||
                  (event.type === 'left' && event.isRemoved && keyOfSeat(held(event.seat) as never) !== undefined) ||
                  (event.type === 'holder-changed' && event.seat === before?.host && 'freeFrom' in event.holder),
              )
              if (!isReserved) continue
              expect([asked.type, hostAwayFor]).toEqual([asked.type, 600_000])
              expect(events[0]).toEqual({ type: 'host-named', seat: by.seat })
              late++
            }
            if (written.length === 0 && hostAwayFor < 600_000) early++
            known = table.decisions.length
            before = table.state
          },
          hostAwayFor,
        )
      }),
      { numRuns: atDepth(200) },
    )
    expect(Math.min(early, late)).toBeGreaterThan(enough(0))
  })
})

import { type Actor, BOT_LEVELS, type Chance, type Game, type SeatId, seededChance, type Viewer } from '@tablee/kernel'
import { atDepth, enough, unreached } from '@tablee/kernel/testing/depth'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { GameDriver } from './game-driver.ts'
import { type Player, playOn, stepsOf } from './random-play.ts'

/** What the laws need to know of a game. */
export interface LawsOf<Setting, Table, Options, State, Move extends { readonly type: string }, Event, View, World>
  extends Player<Table, Move> {
  readonly game: Game<Options, State, Move, Event, View, World>
  /** Tables of every kind: number of players, variants, with and without a clock. */
  readonly setting: fc.Arbitrary<Setting>
  readonly tableOf: (setting: Setting) => Table
  /** The same table where every wait has a deadline. */
  readonly timed: (setting: Setting) => Setting
  /** One move of each kind, without its type and without optional fields. */
  readonly moves: Readonly<Record<Move['type'], object>>
  /** Kinds of events that random play must reach: play that gets nowhere proves nothing. */
  readonly reached: readonly string[]
  /** Kinds of moves that bots must make when they take over from people. */
  readonly botMoves: readonly string[]
  /** What must hold for the events of a bot's move. */
  readonly checkBot?: (events: readonly Event[], seat: SeatId) => void
  /** The same table with a clock; left out: `timed`. */
  readonly clocked?: (setting: Setting) => Setting
  /** Phases that must have been cut short for absent people. */
  readonly cutShort?: { readonly phaseOf: (state: State) => string; readonly reached: readonly string[] }
  /** The same state with everything changed that this seat (undefined: an onlooker) must not know. */
  readonly otherSecrets?: (state: State, seat: SeatId | undefined, chance: Chance) => State
  /** The situations that a pair of states stands for, to be counted; undefined: the two may look different. */
  readonly situations?: (table: Table, other: State) => readonly string[] | undefined
  /** In how many of them secrecy must have been tried. */
  readonly tried?: Readonly<Record<string, number>>
  /** How often each law is tried, and how long play is. */
  readonly runs?: Partial<Runs>
}

interface Runs {
  readonly replay: number
  readonly deadlines: number
  readonly absences: number
  readonly bots: number
  readonly secrecy: number
  readonly longest: number
}
const RUNS: Runs = { replay: 30, deadlines: 30, absences: 40, bots: 40, secrecy: 20, longest: 150 }

/** So many deadlines in a row change the state, or the game is over. */
const DEADLINES = 60

const missingFrom = (seen: ReadonlySet<string>, expected: readonly string[]) =>
  expected.filter((each) => !seen.has(each))

/** Every seat that plays, somebody who does not, and an onlooker. */
const viewersAt = (seats: Iterable<SeatId>): Viewer[] => [
  { kind: 'onlooker' },
  ...[...seats, 'somebody else' as SeatId].map((seat): Viewer => ({ kind: 'seat', seat })),
]

/** The laws that every game obeys, as tests: call it inside a `describe` whose title cites the clauses that they guard. */
export const gameLaws = <
  Setting,
  Options extends object,
  State,
  Move extends { readonly type: string },
  Event extends { readonly type: string },
  View,
  World extends object,
  Table extends GameDriver<Options, State, Move, Event, View, World>,
>(
  laws: LawsOf<Setting, Table, Options, State, Move, Event, View, World>,
): void => {
  const { game, setting, tableOf, timed } = laws
  const runs = { ...RUNS, ...laws.runs }
  const steps = stepsOf(laws, runs.longest)
  const play = (table: Table, all: Parameters<typeof playOn<State, Move, Table>>[2], check?: (before: State) => void) =>
    playOn<State, Move, Table>(table, laws, all, check)
  const seatsOf = (table: Table) => [...table.present, ...table.away.keys()]

  it('ALL-4 a refused move changes nothing, and replay equals live', () => {
    const seen = new Set<string>()
    fc.assert(
      fc.property(setting, steps, (chosen, all) => {
        const table = tableOf(chosen)
        play(table, all)
        expect(table.replayed()).toEqual(table.state)
        for (const { type } of table.events) seen.add(type)
      }),
      { numRuns: atDepth(runs.replay) },
    )
    expect(unreached(missingFrom(seen, laws.reached))).toEqual([])
  })

  it('ALL-7 left to the clock, every wait ends by itself', () => {
    fc.assert(
      fc.property(setting, steps, (chosen, all) => {
        const table = tableOf(timed(chosen))
        play(table, all)
        table.leave(...seatsOf(table))
        for (let waits = 0; waits < DEADLINES && game.outcome(table.state) === undefined; waits++) {
          const before = table.state
          expect(table.letTimePass().state).not.toBe(before)
        }
      }),
      { numRuns: atDepth(runs.deadlines) },
    )
  })

  it.runIf(game.dueWithout)(
    'ALL-6 ALL-7 the clock never acts in vain for people who are away, and never for ever',
    () => {
      const from = new Set<string>()
      fc.assert(
        fc.property(setting, steps, (chosen, all) => {
          const table = tableOf((laws.clocked ?? timed)(chosen))
          const most = 2 * seatsOf(table).length + 12
          play(table, all, () => {
            const { state, now, lastAt } = table
            const events = table.events.length
            for (let calls = 0; table.withoutAt !== undefined; calls++) {
              const before = table.state
              expect(table.withoutAt).toBeGreaterThanOrEqual(0)
              // Another wait may end sooner; the one that is cut short would have ended later.
              const [due, without] = [game.due(before), game.dueWithout?.(before, table.away)]
              if (JSON.stringify(due?.move) === JSON.stringify(without?.move))
                expect(without?.at).toBeLessThan(due?.at ?? Number.POSITIVE_INFINITY)
              if (laws.cutShort !== undefined) from.add(laws.cutShort.phaseOf(before))
              expect(table.goOnWithout().state).not.toBe(before)
              // Once around the table, then somebody is waited for who is there.
              expect(calls).toBeLessThan(most)
            }
            table.state = state
            table.now = now
            table.lastAt = lastAt
            table.events.length = events
          })
        }),
        { numRuns: atDepth(runs.absences) },
      )
      expect(unreached(missingFrom(from, laws.cutShort?.reached ?? []))).toEqual([])
    },
  )

  it('ALL-6 a bot that takes a seat over is never refused, whatever people did before', () => {
    const done = new Set<string>()
    fc.assert(
      fc.property(setting, steps, fc.nat(), (chosen, all, lot) => {
        const table = tableOf(chosen)
        let nth = lot
        play(table, all, (before) => {
          if (table.state === before) return
          // One level a step: over many steps every level has its turn.
          nth += 1
          const level = BOT_LEVELS[nth % BOT_LEVELS.length] ?? 'sharp'
          for (const seat of seatsOf(table)) {
            const next = table.botMove(seat, level)
            if (next === undefined || next.at >= (game.due(table.state)?.at ?? next.at + 1)) continue
            expect(game.readMove(next.move)).toEqual(next.move)
            const now = next.at > table.now ? next.at : table.now
            const bots = new Set([...table.bots, seat])
            const by: Actor = { kind: 'seat', seat }
            const decided = game.decide(table.state, next.move, by, { ...table.tools(), now, bots })
            expect([next.move, decided]).toMatchObject([{}, { isOk: true }])
            // A move without effect would be made again and again.
            expect(decided.isOk && decided.value.length).toBeGreaterThan(0)
            if (decided.isOk) laws.checkBot?.(decided.value, seat)
            done.add(next.move.type)
          }
        })
      }),
      { numRuns: atDepth(runs.bots) },
    )
    expect(unreached(missingFrom(done, laws.botMoves))).toEqual([])
  })

  const changeSecrets = laws.otherSecrets
  it.runIf(changeSecrets)('ALL-5 a viewer sees the same, whatever the secrets are that it must not know', () => {
    let changed = 0
    const tried = new Map<string, number>()
    fc.assert(
      fc.property(setting, steps, fc.string(), (chosen, all, seed) => {
        const table = tableOf(chosen)
        const chance = seededChance(seed)
        play(table, all, (before) => {
          const { state, present, away } = table
          if (state === before) return
          const scene = { present, away, isPaused: false }
          for (const viewer of viewersAt(seatsOf(table))) {
            const other = changeSecrets?.(state, viewer.kind === 'seat' ? viewer.seat : undefined, chance) ?? state
            const situations = laws.situations === undefined ? [] : laws.situations(table, other)
            if (situations === undefined) continue
            for (const each of situations) tried.set(each, (tried.get(each) ?? 0) + 1)
            if (JSON.stringify(other) !== JSON.stringify(state)) changed += 1
            // As it is sent: the order of its fields must not tell anything either.
            const [seen, expected] = [other, state].map((each) => JSON.stringify(game.view(each, viewer, scene)))
            expect(seen).toBe(expected)
            expect(game.due(other)).toEqual(game.due(state))
            // That only absent people are waited for is open (decisions/014); the moment tells nothing more.
            const [hurried, otherwise] = [state, other].map((each) => game.dueWithout?.(each, away))
            if (hurried !== undefined && otherwise !== undefined) expect(otherwise).toEqual(hurried)
          }
        })
      }),
      { numRuns: atDepth(runs.secrecy) },
    )
    expect(changed).toBeGreaterThan(enough(500))
    const rare = Object.entries(laws.tried ?? {}).filter(([each, least]) => (tried.get(each) ?? 0) < least)
    expect(unreached(rare)).toEqual([])
  })

  const without = (raw: object, field: string) =>
    Object.fromEntries(Object.entries(raw).filter(([name]) => name !== field))

  it.each(Object.entries<object>(laws.moves))(
    'ALL-4 %s is read as it is, and not with a field too many or one too few',
    (type, fields) => {
      const move = { type, ...fields }
      expect(game.readMove(move)).toEqual(move)
      expect(game.readMove({ ...move, more: 1 })).toBeUndefined()
      for (const field of Object.keys(move)) expect(game.readMove(without(move, field))).toBeUndefined()
    },
  )

  it('ALL-4 junk is no move: what is read is read as it stands, and nothing is made up', () => {
    for (const raw of [undefined, null, 0, 'pass', [], {}, { type: 'no such move' }, { type: ['pass'] }])
      expect(game.readMove(raw)).toBeUndefined()
    const samples = Object.entries<object>(laws.moves).map(([type, fields]) => ({ type, ...fields }))
    const mangled = fc
      .tuple(fc.constantFrom(...samples), fc.nat(20), fc.anything())
      .map(([move, nth, junk]) => ({ ...move, [Object.keys(move)[nth % Object.keys(move).length] ?? 'type']: junk }))
    fc.assert(
      fc.property(fc.oneof(mangled, fc.anything()), (raw) => {
        const read = game.readMove(raw)
        if (read !== undefined) expect(read).toEqual(raw)
      }),
      { numRuns: atDepth(500) },
    )
  })

  it('ALL-2 the default options are read as they are, and not with a field too many or one too few', () => {
    const { defaults } = game
    expect(game.readOptions(defaults)).toEqual(defaults)
    expect(game.readOptions({ ...defaults, more: 1 })).toBeUndefined()
    for (const field of Object.keys(defaults)) expect(game.readOptions(without(defaults, field))).toBeUndefined()
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(defaults)), fc.anything(), (field, junk) => {
        const raw = { ...defaults, [field]: junk }
        const read = game.readOptions(raw)
        if (read !== undefined) expect(read).toEqual(raw)
      }),
      { numRuns: atDepth(300) },
    )
  })
}

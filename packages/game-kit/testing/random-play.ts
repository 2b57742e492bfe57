import type { Actor, SeatId } from '@tablee/kernel'
import fc from 'fast-check'
import type { GameDriver } from './game-driver.ts'

/** A move, and who asks for it. */
export type MoveBy<Move> = readonly [Actor | string, Move]

/** One step of random play. */
export type RandomStep<Move> =
  | { readonly kind: 'sensible'; readonly lot: number }
  | { readonly kind: 'wait' }
  | { readonly kind: 'come-or-go'; readonly seat: SeatId }
  | { readonly kind: 'ask'; readonly by: Actor; readonly move: Move }

// biome-ignore lint/suspicious/noExplicitAny: a driver of any game, whose own types the caller knows.
type DriverOf<State, Move> = GameDriver<any, State, Move, any, any, any>

/** How random play of a game goes. */
export interface Player<Table, Move> {
  /** Names of seats that come, go and ask; some may not exist at every table. */
  readonly names: readonly string[]
  /** What people at a real table might do next: play that goes somewhere. */
  readonly sensible: (table: Table, lot: number) => readonly MoveBy<Move>[]
  /** Any move at all. */
  readonly move: fc.Arbitrary<Move>
}

/** Steps of play: mostly what is sensible, sometimes anything at all, somebody comes or goes, time passes until something is due. */
export const stepsOf = <Table, Move>({ names, move }: Player<Table, Move>, longest: number) => {
  const seat = fc.constantFrom(...names).map((name) => name as SeatId)
  const actor: fc.Arbitrary<Actor> = fc.oneof(
    { weight: 6, arbitrary: seat.map((each): Actor => ({ kind: 'seat', seat: each })) },
    { weight: 1, arbitrary: fc.constantFrom<Actor>({ kind: 'clock' }, { kind: 'host' }) },
  )
  const step: fc.Arbitrary<RandomStep<Move>> = fc.oneof(
    { weight: 20, arbitrary: fc.nat(100_000).map((lot) => ({ kind: 'sensible' as const, lot })) },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('ask' as const), by: actor, move }) },
    { weight: 1, arbitrary: fc.constant({ kind: 'wait' as const }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('come-or-go' as const), seat }) },
  )
  return fc.array(step, { minLength: longest / 2, maxLength: longest, size: 'max' })
}

const take = <State, Move, Table extends DriverOf<State, Move>>(
  table: Table,
  { sensible }: Player<Table, Move>,
  step: RandomStep<Move>,
): void => {
  if (step.kind === 'wait') {
    if (table.withoutAt !== undefined) table.goOnWithout()
    else if (table.game.due(table.state) !== undefined) table.letTimePass()
  } else if (step.kind === 'come-or-go') {
    if (table.away.has(step.seat)) table.comeBack(step.seat)
    else if (table.present.has(step.seat)) table.leave(step.seat)
  } else {
    const choices = step.kind === 'sensible' ? sensible(table, step.lot) : []
    const asked = step.kind === 'ask' ? ([step.by, step.move] as const) : choices[(step.lot >> 3) % choices.length]
    const before = table.state
    if (asked !== undefined && table.ask(asked[0], asked[1]) !== undefined && table.state !== before)
      throw new Error('a refused move changed something')
  }
}

/** Plays on; a refused move must change nothing (ALL-4). */
export const playOn = <State, Move, Table extends DriverOf<State, Move>>(
  table: Table,
  player: Player<Table, Move>,
  steps: readonly RandomStep<Move>[],
  check: (before: State) => void = () => {},
): void => {
  for (const step of steps) {
    const before = table.state
    take<State, Move, Table>(table, player, step)
    check(before)
  }
}

/** Random play of one game, for its own tests. */
export const randomPlay = <State, Move, Table extends DriverOf<State, Move>>(player: Player<Table, Move>) => ({
  steps: (longest: number) => stepsOf(player, longest),
  playOn: (table: Table, steps: readonly RandomStep<Move>[], check?: (before: State) => void): void =>
    playOn<State, Move, Table>(table, player, steps, check),
})

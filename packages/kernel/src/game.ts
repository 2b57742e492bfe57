import type { Instant, SeatId } from './brand.ts'
import type { Chance } from './chance.ts'
import type { Refusal, Result } from './result.ts'

/** Who asks for a move. The clock asks when something is due; the host may at a table without a clock (ALL-7). */
export type Actor = { readonly kind: 'seat'; readonly seat: SeatId } | { readonly kind: 'clock' | 'host' }

/** Who looks: a seat sees its own secrets, everybody else what lies open. */
export type Viewer = { readonly kind: 'seat'; readonly seat: SeatId } | { readonly kind: 'onlooker' }

/** What every decision may ask of the world; a game adds what it needs (words, cards). */
export interface Tools {
  readonly now: Instant
  /** A source of its own for each decision, seeded by the table's seed and the decision's number: a reopened table draws anew. */
  readonly chance: Chance
  /** Seats whose holder is there, people and bots. */
  readonly present: ReadonlySet<SeatId>
  /** Seats that bots hold: they cast no vote of opinion (ALL-9). */
  readonly bots: ReadonlySet<SeatId>
}

export interface Due<Move> {
  readonly at: Instant
  readonly move: Move
}

/**
 * A game is a pure machine. `decide` says what happens, or why not; `evolve` makes it so and draws no lots; `view` is the
 * only door out; `due` is what the clock will ask for next.
 */
export interface Game<
  Options,
  Seating,
  State,
  Move,
  Event,
  View,
  GameTools extends Tools,
  Code extends string,
  Outcome,
> {
  readonly id: string
  /** Seating is who sits where, as the game needs it: a circle, or teams with their captains. */
  setup(options: Options, seating: Seating, tools: GameTools): Result<Event[], Refusal<Code>>
  decide(state: State, move: Move, by: Actor, tools: GameTools): Result<Event[], Refusal<Code>>
  evolve(state: State | undefined, event: Event): State
  view(state: State, viewer: Viewer): View
  due(state: State): Due<Move> | undefined
  outcome(state: State): Outcome | undefined
}

import type { Instant, Scene, SeatId, Viewer } from '@tablee/kernel'
import { type Result, ROUNDS, roundOf, type State, scoreOf } from './state.ts'

/** What one viewer may see. It lists what is shown and never spreads state. */
export interface View {
  readonly seats: readonly SeatId[]
  readonly phase: State['phase']['name']
  /** Counted from 1. */
  readonly round: number
  readonly rounds: number
  readonly hasClock: boolean
  /** When the round ends by itself, and how many seconds it has in all; neither without a clock. */
  readonly endsAt?: Instant
  readonly lasts?: number
  /** Who has written in this round. */
  readonly written: readonly SeatId[]
  /** Of the rounds that are over. */
  readonly results: readonly Result[]
  readonly scores: Readonly<Record<SeatId, number>>
  /** ALL-3: the table is paused; the letter and one's own word do not show. */
  readonly isCovered?: true
  readonly letter?: string
  /** One's own word. */
  readonly mine?: string
}

export const view = (state: State, viewer: Viewer, { isPaused }: Scene): View => {
  const { seats, phase, options, results, letters } = state
  const words = phase.name === 'write' ? phase.words : {}
  const mine = viewer.kind === 'seat' ? words[viewer.seat] : undefined
  const letter = phase.name === 'write' ? letters[roundOf(state) - 1] : undefined
  const wait = phase.name === 'write' ? phase.wait : undefined
  return {
    seats,
    phase: phase.name,
    round: roundOf(state),
    rounds: ROUNDS,
    hasClock: options.hasClock,
    ...(wait && { endsAt: wait.endsAt, lasts: wait.lasts }),
    written: seats.filter((seat) => words[seat] !== undefined),
    results,
    scores: Object.fromEntries(seats.map((seat) => [seat, scoreOf(results, seat)])),
    ...(isPaused && letter !== undefined
      ? { isCovered: true }
      : { ...(letter !== undefined && { letter }), ...(mine !== undefined && { mine }) }),
  }
}

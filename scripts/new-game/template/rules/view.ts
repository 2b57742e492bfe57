import type { Instant, Scene, SeatId, Viewer } from '@tablee/kernel'
import { type PhaseName, type Result, ROUNDS, roundOf, type State, scoresOf } from './state.ts'

/** What one viewer may see. It lists what is shown and never spreads state. */
export interface View {
  readonly seats: readonly SeatId[]
  readonly phase: PhaseName | 'over'
  /** Counted from 1. */
  readonly round: number
  readonly rounds: number
  readonly step: number
  readonly hasClock: boolean
  /** When the phase ends by itself, and how many seconds it has in all; neither without a clock. */
  readonly endsAt?: Instant
  readonly lasts?: number
  /** Who has written in this round. */
  readonly written: readonly SeatId[]
  /** The rounds that have been shown. */
  readonly results: readonly Result[]
  readonly scores: Readonly<Record<SeatId, number>>
  /** ALL-3: the table is paused; the letter and one's own word do not show. */
  readonly isCovered?: true
  readonly letter?: string
  /** One's own word. */
  readonly mine?: string
}

export const view = (state: State, viewer: Viewer, { isPaused }: Scene): View => {
  const { seats, phase, step, options, results, letters } = state
  const words = phase.name === 'write' ? phase.words : {}
  const mine = viewer.kind === 'seat' ? words[viewer.seat] : undefined
  const isCovered = isPaused && phase.name === 'write'
  const wait = phase.name === 'over' ? undefined : phase.wait
  return {
    seats,
    phase: phase.name,
    round: roundOf(state) + 1,
    rounds: ROUNDS,
    step,
    hasClock: options.hasClock,
    ...(wait === undefined ? {} : { endsAt: wait.endsAt, lasts: wait.lasts }),
    written: seats.filter((seat) => words[seat] !== undefined),
    results,
    scores: scoresOf(results, seats),
    ...(isCovered ? { isCovered } : { letter: letters[roundOf(state)] ?? '' }),
    ...(isCovered || mine === undefined ? {} : { mine }),
  }
}

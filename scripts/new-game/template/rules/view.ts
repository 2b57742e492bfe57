import type { Instant, Scene, SeatId, Viewer } from '@tablee/kernel'
import { ROUNDS, type State, type Written } from './state.ts'

/** What a viewer may see. It lists what is shown and never spreads state. */
export interface View {
  readonly seats: readonly SeatId[]
  readonly phase: 'write' | 'show' | 'over'
  readonly round: number
  readonly rounds: number
  readonly step: number
  readonly hasClock: boolean
  readonly scores: Readonly<Record<SeatId, number>>
  /** Who has written, or tapped on. */
  readonly done: readonly SeatId[]
  /** Covered while the table is paused (ALL-3). */
  readonly letter?: string
  readonly isCovered?: true
  /** One's own word. */
  readonly mine?: string
  /** Everybody's, once they are shown. */
  readonly words?: Readonly<Record<SeatId, Written>>
  readonly endsAt?: Instant
  readonly lasts?: number
}

export const view = (state: State, viewer: Viewer, { isPaused }: Scene): View => {
  const { seats, phase, round, step, options, scores, words } = state
  const mine = viewer.kind === 'seat' ? words[viewer.seat]?.word : undefined
  const wait = phase.name === 'over' ? undefined : phase.wait
  const isCovered = isPaused && phase.name === 'write'
  return {
    seats,
    phase: phase.name,
    round: round + 1,
    rounds: ROUNDS,
    step,
    hasClock: options.hasClock,
    scores,
    done: phase.name === 'over' ? [] : phase.done,
    ...(isCovered ? { isCovered } : { letter: state.letters[round] ?? '' }),
    ...(phase.name !== 'write' ? { words } : mine === undefined ? {} : { mine }),
    ...(wait === undefined ? {} : { endsAt: wait.endsAt, lasts: wait.lasts }),
  }
}

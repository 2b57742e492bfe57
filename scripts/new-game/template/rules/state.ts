import type { Instant, SeatId } from '@tablee/kernel'
import type { Options } from './options.ts'

export const ROUNDS = 3

/** When a phase ends by itself, and how many seconds it lasts. Absent at a table without a clock. */
export interface Wait {
  readonly endsAt: Instant
  readonly lasts: number
}

export type Phase =
  | { readonly name: 'write' | 'show'; readonly wait: Wait | undefined; readonly done: readonly SeatId[] }
  | { readonly name: 'over' }

/** A word as it was written, and its points once it is shown. */
export interface Written {
  readonly word: string
  readonly points: number
}

export interface State {
  readonly options: Options
  readonly seats: readonly SeatId[]
  readonly letters: readonly string[]
  /** Counted from 0. */
  readonly round: number
  readonly words: Readonly<Record<SeatId, Written>>
  readonly scores: Readonly<Record<SeatId, number>>
  readonly phase: Phase
  /** Grows with every phase. */
  readonly step: number
}

export type Event =
  | {
      readonly type: 'began'
      readonly options: Options
      readonly seats: readonly SeatId[]
      readonly letters: readonly string[]
    }
  | { readonly type: 'round-began'; readonly wait: Wait | undefined }
  | { readonly type: 'written'; readonly seat: SeatId; readonly word: string; readonly points: number }
  | { readonly type: 'shown'; readonly wait: Wait | undefined }
  | { readonly type: 'tapped'; readonly seat: SeatId }
  | { readonly type: 'ended' }

const started = ({ options, seats, letters }: Extract<Event, { type: 'began' }>): State => ({
  options,
  seats,
  letters,
  round: -1,
  words: {},
  scores: Object.fromEntries(seats.map((seat) => [seat, 0])),
  phase: { name: 'write', wait: undefined, done: [] },
  step: 0,
})

const withPoints = ({ scores, words, seats }: State): State['scores'] =>
  Object.fromEntries(seats.map((seat) => [seat, (scores[seat] ?? 0) + (words[seat]?.points ?? 0)]))

/** Total, and draws nothing: the log of events is the whole truth. */
export const evolve = (state: State | undefined, event: Event): State => {
  if (event.type === 'began') return started(event)
  if (state === undefined) throw new Error('the first event begins the game')
  const step = state.step + 1
  switch (event.type) {
    case 'round-began':
      return { ...state, round: state.round + 1, words: {}, step, phase: { name: 'write', wait: event.wait, done: [] } }
    case 'written': {
      const { seat, word, points } = event
      const done = state.phase.name === 'over' ? [] : state.phase.done
      const phase = { ...state.phase, done: done.includes(seat) ? done : [...done, seat] } as Phase
      return { ...state, words: { ...state.words, [seat]: { word, points } }, phase }
    }
    case 'shown':
      return { ...state, scores: withPoints(state), step, phase: { name: 'show', wait: event.wait, done: [] } }
    case 'tapped':
      return state.phase.name === 'over'
        ? state
        : { ...state, phase: { ...state.phase, done: [...state.phase.done, event.seat] } }
    case 'ended':
      return { ...state, step, phase: { name: 'over' } }
  }
}

import type { Wait } from '@tablee/game-kit/deadlines.ts'
import type { SeatId } from '@tablee/kernel'
import type { Options } from './options.ts'

/** NOU-1 */
export const FEWEST = 2
export const MOST = 8
export const ROUNDS = 3

/** A phase ends with its wait, which is undefined at a table without a clock (ALL-7). */
export type Phase =
  | { readonly name: 'write'; readonly wait: Wait | undefined; readonly words: Readonly<Record<SeatId, string>> }
  | { readonly name: 'show'; readonly wait: Wait | undefined }
export type PhaseName = Phase['name']

/** A word, and what it scored (NOU-4). */
interface Scored {
  readonly word: string
  readonly points: number
}
/** The words of one round; a seat that wrote none is absent. */
export type Result = Readonly<Record<SeatId, Scored>>

export interface State {
  readonly options: Options
  readonly seats: readonly SeatId[]
  /** One for each round. */
  readonly letters: readonly string[]
  /** The rounds that have been shown. */
  readonly results: readonly Result[]
  readonly phase: Phase | { readonly name: 'over' }
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
  | { readonly type: 'written'; readonly seat: SeatId; readonly word: string }
  | { readonly type: 'shown'; readonly result: Result; readonly wait: Wait | undefined }
  | { readonly type: 'ended' }

/** The round being played or shown, counted from 0. */
export const roundOf = ({ results, phase }: State): number => results.length - (phase.name === 'write' ? 0 : 1)

export const scoresOf = (results: readonly Result[], seats: readonly SeatId[]): Readonly<Record<SeatId, number>> =>
  Object.fromEntries(seats.map((seat) => [seat, results.reduce((sum, result) => sum + (result[seat]?.points ?? 0), 0)]))

/** Total, and draws nothing: the events alone are the whole truth. */
export const evolve = (state: State | undefined, event: Event): State => {
  if (event.type === 'began') {
    const { options, seats, letters } = event
    return { options, seats, letters, results: [], phase: { name: 'write', wait: undefined, words: {} }, step: 0 }
  }
  if (state === undefined) throw new Error('the first event begins the game')
  const { phase, results, step } = state
  switch (event.type) {
    case 'round-began':
      return { ...state, phase: { name: 'write', wait: event.wait, words: {} }, step: step + 1 }
    case 'written':
      if (phase.name !== 'write') return state
      return { ...state, phase: { ...phase, words: { ...phase.words, [event.seat]: event.word } } }
    case 'shown':
      return {
        ...state,
        results: [...results, event.result],
        phase: { name: 'show', wait: event.wait },
        step: step + 1,
      }
    case 'ended':
      return { ...state, phase: { name: 'over' }, step: step + 1 }
  }
}

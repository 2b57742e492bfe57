import type { Wait } from '@tablee/game-kit/deadlines.ts'
import type { SeatId, Tools } from '@tablee/kernel'
import type { Options } from './options.ts'

export const ROUNDS = 3 // NOU-1

/** What the game asks of the word list. */
export interface World {
  /** « Été » → ETE; undefined for what has no letters. */
  readonly fold: (text: string) => string | undefined
  readonly isWord: (letters: string) => boolean
  /** For bots: the letters that can follow. */
  readonly next: (beginning: string) => readonly string[]
}
export type GameTools = Tools & World

type BySeat<Value> = Readonly<Record<SeatId, Value>>
/** The words of one round, whether the play list has them, and what they scored; a seat that wrote none is absent. */
export type Result = BySeat<{ readonly word: string; readonly isValid: boolean; readonly points: number }>

/** The wait is undefined at a table without a clock (ALL-7). */
export type Writing = { readonly name: 'write'; readonly wait: Wait | undefined; readonly words: BySeat<string> }

export interface State {
  readonly options: Options
  readonly seats: readonly SeatId[]
  /** One for each round. */
  readonly letters: readonly string[]
  /** Of the rounds that are over. */
  readonly results: readonly Result[]
  /** Over is a round, too, until the next begins in the same decision. */
  readonly phase: Writing | { readonly name: 'over' }
}

export type Event =
  | ({ readonly type: 'began' } & Pick<State, 'options' | 'seats' | 'letters'>)
  | { readonly type: 'round-began'; readonly wait: Wait | undefined }
  | { readonly type: 'written'; readonly seat: SeatId; readonly word: string }
  | { readonly type: 'round-ended'; readonly result: Result }

/** Counted from 1. */
export const roundOf = ({ results }: State): number => Math.min(results.length + 1, ROUNDS)

export const scoreOf = (results: readonly Result[], seat: SeatId): number =>
  results.reduce((sum, result) => sum + (result[seat]?.points ?? 0), 0)

/** Total, and draws nothing: the events alone are the whole truth. */
export const evolve = (state: State | undefined, event: Event): State => {
  if (event.type === 'began') {
    const { options, seats, letters } = event
    return { options, seats, letters, results: [], phase: { name: 'over' } }
  }
  if (state === undefined) throw new Error('the first event begins the game')
  const { phase, results } = state
  switch (event.type) {
    case 'round-began':
      return { ...state, phase: { name: 'write', wait: event.wait, words: {} } }
    case 'written':
      if (phase.name !== 'write') return state
      return { ...state, phase: { ...phase, words: { ...phase.words, [event.seat]: event.word } } }
    case 'round-ended':
      return { ...state, results: [...results, event.result], phase: { name: 'over' } }
  }
}

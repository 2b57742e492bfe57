import type { Wait } from '@tablee/game-kit/deadlines.ts'
import type { Instant, SeatId, Tools } from '@tablee/kernel'
import type { Bags } from './bag.ts'
import type { Options } from './options.ts'
import type { Entry } from './scoring.ts'
import type { Found } from './search.ts'

/** What the game asks of bags and word list. */
export interface World {
  /** « Été » → ETE; undefined for what has no letters. */
  readonly fold: (text: string) => string | undefined
  readonly isWord: (letters: string) => boolean
  /** DIX-13: what the tiles make, the longest and most common first, without words that nobody wants to read out. */
  readonly found: (letters: readonly string[]) => readonly Found[]
  /** DIX-3: what a round is drawn from, counted from 1. */
  readonly bags: (round: number) => Bags
}
export type GameTools = Tools & World

export type BySeat<Value> = Readonly<Record<SeatId, Value>>

/** A round that is over. */
export interface Result {
  readonly letters: readonly string[]
  /** From short to long. */
  readonly entries: readonly Entry[]
  /** Seats that scored nothing are absent. */
  readonly points: BySeat<number>
  /** DIX-13: the longest words that the letters make. */
  readonly best: readonly string[]
}

/** Undefined at a table without a clock (ALL-7). */
interface Waiting {
  readonly wait: Wait | undefined
}
/** Without a caller the machine draws: never between two moves. */
export type Drawing = Waiting & { readonly name: 'draw'; readonly caller: SeatId | undefined }
export type Writing = Waiting & {
  readonly name: 'write'
  readonly began: Instant
  readonly words: BySeat<string>
  /** DIX-7: the tiles laid out last; seats that have none laid out are absent. */
  readonly drafts: BySeat<string>
  /** Who has said « c’est bon ». */
  readonly done: readonly SeatId[]
}
type Revealing = Waiting & {
  readonly name: 'reveal'
  readonly entries: readonly Entry[]
  /** How many of them have been shown. */
  readonly shown: number
}
export type Phase = Drawing | Writing | Revealing | (Waiting & { readonly name: 'results' }) | { readonly name: 'over' }
export type PhaseName = Phase['name']

export interface State {
  readonly options: Options
  readonly seats: readonly SeatId[]
  /** Of the rounds that are over. */
  readonly results: readonly Result[]
  /** Which round it is, counted from 1. */
  readonly round: number
  /** Which step of the game it is: moves that answer an earlier one come too late (ALL-8). */
  readonly step: number
  /** What this round is drawn from. */
  readonly bags: Bags
  /** Of this round, as far as they are drawn. */
  readonly letters: readonly string[]
  /** Who called last. */
  readonly caller: SeatId | undefined
  readonly phase: Phase
}

export type Event =
  | { readonly type: 'began'; readonly options: Options; readonly seats: readonly SeatId[] }
  | ({ readonly type: 'round-began'; readonly caller: SeatId | undefined; readonly bags: Bags } & Waiting)
  | { readonly type: 'drawn'; readonly letters: readonly string[] }
  | ({ readonly type: 'writing-began'; readonly began: Instant } & Waiting)
  | { readonly type: 'written'; readonly seat: SeatId; readonly word: string }
  | { readonly type: 'drafted'; readonly seat: SeatId; readonly text: string }
  | { readonly type: 'done' | 'searched-on'; readonly seat: SeatId }
  | ({ readonly type: 'reveal-began'; readonly entries: readonly Entry[] } & Waiting)
  | ({ readonly type: 'word-shown' } & Waiting)
  | ({ readonly type: 'round-ended'; readonly result: Result } & Waiting)
  | { readonly type: 'ended' }

export const scoreOf = (results: readonly Result[], seat: SeatId): number =>
  results.reduce((sum, { points }) => sum + (points[seat] ?? 0), 0)

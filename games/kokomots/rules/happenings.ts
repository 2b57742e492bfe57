import type { SeatId } from '@tablee/kernel'
import type { Reason } from './claims/reasons.ts'

/** A word and the titles it was announced for. */
interface OfWord {
  readonly seat: SeatId
  readonly word: string
  readonly titles: readonly string[]
}

/** What all can see happen: enough to tell it in a line. */
export type Happening =
  /** KOK-7: with how many letter cards, and what cards and themes are worth. */
  | ({
      readonly type: 'word-stood'
      readonly cards: number
      readonly points: number
      readonly isOnTrust?: true
    } & OfWord)
  | ({ readonly type: 'word-refused'; readonly reasons: Readonly<Record<SeatId, Reason>> } & OfWord)
  /** KOK-21 */
  | ({ readonly type: 'word-slipped'; readonly isTimeUp?: true } & OfWord)
  /** KOK-23: announced after the one that ended the game. */
  | ({ readonly type: 'word-void' } & OfWord)
  | { readonly type: 'discarded'; readonly seat: SeatId }
  | { readonly type: 'nudged'; readonly seat: SeatId }
  | { readonly type: 'finished'; readonly seat: SeatId }
  | { readonly type: 'tapped'; readonly seat: SeatId }
  /** KOK-29, KOK-31 */
  | { readonly type: 'said-nothing'; readonly seat: SeatId }
  | { readonly type: 'paid'; readonly seat: SeatId; readonly what: string }
  /** KOK-31: how many in all. */
  | { readonly type: 'owes'; readonly seat: SeatId; readonly debt: number }
  | { readonly type: 'round-skipped' }
  | { readonly type: 'column-closed'; readonly column: number }

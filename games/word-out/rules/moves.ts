import type { CardId } from './cards.ts'

/** A card from the hand; a JOKER is given its letter with it (WO-12). */
export interface Piece {
  readonly card: CardId
  /** One of A–Z. */
  readonly as?: string
}

/** WO-22: sent whole. The announcement goes with the last card. */
export interface Counter {
  readonly cards: readonly Piece[]
  readonly isWordOut: boolean
}

/** `step` names the wait that is answered: a move that was overtaken hits nothing else (ALL-8). */
export type Move =
  | ({ readonly type: 'lay'; readonly row: number; readonly isWordOut: boolean } & Piece)
  | { readonly type: 'pass' }
  /** After a REPLAY: no other card. */
  | { readonly type: 'stop' }
  | ({ readonly type: 'counter'; readonly step: number } & Counter)
  | { readonly type: 'decline'; readonly step: number }
  /** The clock's, when something is due; the host's, at a table without a clock (ALL-7). */
  | { readonly type: 'time-up'; readonly step: number }

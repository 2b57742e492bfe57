import type { SeatId } from '@tablee/kernel'
import type { CardId } from './cards.ts'
import type { Laid } from './rows.ts'

/** Somebody, at one of the rows. */
interface AtRow {
  readonly seat: SeatId
  readonly row: number
}

/** A word that was said to be out, and what it is worth. */
export interface Announcement extends AtRow {
  readonly word: string
  readonly points: number
}

/** A card put on a row, and what the row says with it. */
interface PutDown extends AtRow, Laid {
  readonly letters: string
}

/** What was wrong with a card: WO-8, WO-10. */
export type Fault = 'begins-no-word' | 'no-word'

/** What all can see happen: enough to tell it in a line, and to follow the game with. */
export type Happening =
  /** WO-18: what it counters, if it does. */
  | ({ readonly type: 'laid'; readonly counters?: string } & PutDown)
  | ({ readonly type: 'taken-back'; readonly fault: Fault } & PutDown)
  | ({ readonly type: 'trashed'; readonly card: CardId } & AtRow)
  | ({ readonly type: 'announced' } & Announcement)
  | ({ readonly type: 'banked' } & Announcement)
  /** WO-32 */
  | ({ readonly type: 'left-empty' } & AtRow)
  | { readonly type: 'passed'; readonly seat: SeatId }
  | { readonly type: 'drew'; readonly seat: SeatId }
  | { readonly type: 'went-out'; readonly seat: SeatId }

const TYPES: Readonly<Record<Happening['type'], true>> = {
  laid: true,
  'taken-back': true,
  trashed: true,
  announced: true,
  banked: true,
  'left-empty': true,
  passed: true,
  drew: true,
  'went-out': true,
}

/** Everything else stays untold. */
export const isHappening = (event: { readonly type: string }): event is Happening => Object.hasOwn(TYPES, event.type)

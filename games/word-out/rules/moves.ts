import { capital, count, countUpTo, idOf, type Parsed, readerOf } from '@tablee/game-kit/schema.ts'
import * as v from 'valibot'
import type { CardId } from './cards.ts'
import { ROWS } from './rows.ts'

/** No word of the play list has more letters. */
const MOST_CARDS = 15

/** A card from the hand; a JOKER is given its letter with it (WO-12). */
const piece = v.strictObject({ card: idOf<CardId>(24), as: v.exactOptional(capital) })
export type Piece = Parsed<typeof piece>

/** WO-22: sent whole. The announcement goes with the last card. */
const counter = v.strictObject({
  cards: v.pipe(v.array(piece), v.minLength(1), v.maxLength(MOST_CARDS)),
  isWordOut: v.boolean(),
})
export type Counter = Parsed<typeof counter>

/** Names the wait that is answered: a move that was overtaken is refused (ALL-8). */
const step = count()

export const move = v.variant('type', [
  v.strictObject({ type: v.literal('lay'), row: countUpTo(ROWS - 1), ...piece.entries, isWordOut: v.boolean() }),
  v.strictObject({ type: v.literal('pass') }),
  // After a REPLAY: no other card.
  v.strictObject({ type: v.literal('stop') }),
  v.strictObject({ type: v.literal('counter'), step, ...counter.entries }),
  v.strictObject({ type: v.literal('decline'), step }),
  // From the clock when a wait ends, or from the host at a table without a clock (ALL-7).
  v.strictObject({ type: v.literal('time-up'), step }),
])
export type Move = Parsed<typeof move>
export const readMove = readerOf(move)

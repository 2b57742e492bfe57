import { capital, count, countUpTo, type Parsed, readerOf } from '@tablee/game-kit/schema.ts'
import * as v from 'valibot'
import { REASONS } from './claims/reasons.ts'

/** Accents may be written apart: longer than any word has letters. */
const word = v.pipe(v.string(), v.maxLength(80))
const card = v.pipe(v.string(), v.maxLength(40))
/** KOK-35: which of the three, from 0. */
const packet = countUpTo(2)

/** Which of the four, from 0. */
const column = countUpTo(3)
/** The theme cards that were meant, if they are named: refused if another one was uncovered meanwhile (ALL-8). */
const themes = v.exactOptional(v.pipe(v.array(card), v.minLength(1), v.maxLength(2)))
/** Of the hand, the packet or the turned letters, and of the column. */
const cards = v.pipe(v.array(card), v.minLength(1), v.maxLength(5))

/** KOK-40: the word, its theme or themes, the cards. */
const announced = v.strictObject({
  word,
  column,
  /** KOK-27: with the fifth theme as well. */
  isLinked: v.boolean(),
  themes,
  cards,
  packet: v.exactOptional(packet),
  /** KOK-40: the other columns that could take it, where no theme was chosen: it is for the one theme whose list has it. */
  orElse: v.exactOptional(v.pipe(v.array(v.strictObject({ column, themes, cards })), v.minLength(1), v.maxLength(3))),
  /** ALL-9: nobody could judge it, no list knows it, and it is meant all the same. */
  isSure: v.exactOptional(v.boolean()),
})
export type Announced = Parsed<typeof announced>

/** Moves name their claim, turn or round: one that arrives late is refused instead of hitting the next (ALL-8). */
const claim = count()
const turn = count()
const round = count()

export const move = v.variant('type', [
  // The timer may start: KOK-13, KOK-35.
  v.strictObject({ type: v.literal('ready') }),
  v.strictObject({ type: v.literal('claim'), ...announced.entries }),
  // KOK-21
  v.strictObject({ type: v.literal('spell'), claim, letter: capital }),
  v.strictObject({ type: v.literal('accept'), claim }),
  v.strictObject({ type: v.literal('refuse'), claim, reason: v.picklist(REASONS) }),
  // KOK-32: silent, and no longer waited for.
  v.strictObject({ type: v.literal('abstain'), claim }),
  // KOK-11
  v.strictObject({ type: v.literal('discard') }),
  // KOK-35: a word for one of the team's packets.
  v.strictObject({ type: v.literal('suggest'), word, packet }),
  // KOK-5: before time is up.
  v.strictObject({ type: v.literal('finish'), turn }),
  // KOK-15: the timekeeper's tap, and the others' shout.
  v.strictObject({ type: v.literal('stop'), turn }),
  v.strictObject({ type: v.literal('nudge'), turn }),
  // KOK-33
  v.strictObject({ type: v.literal('turn-letters') }),
  v.strictObject({ type: v.literal('tap'), round }),
  v.strictObject({ type: v.literal('skip'), round }),
  // KOK-31: the player who tapped has no word after all.
  v.strictObject({ type: v.literal('give-up') }),
  v.strictObject({ type: v.literal('pay'), card }),
  // From the clock when a wait ends, or from the host at a table without a clock (ALL-7).
  v.strictObject({ type: v.literal('time-up'), step: count() }),
])
export type Move = Parsed<typeof move>
export const readMove = readerOf(move)

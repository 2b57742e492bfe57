import { count, countUpTo, type Parsed, readerOf, seatId } from '@tablee/game-kit/schema.ts'
import * as v from 'valibot'
import { TRUTH } from './lines.ts'
import { MOST } from './setup.ts'
import { LONGEST_TEXT } from './texts.ts'

const text = v.pipe(v.string(), v.maxLength(LONGEST_TEXT))

/** Every player but one wrote something, and the card has one. */
const line = v.strictObject({
  from: v.pipe(v.array(v.union([v.literal(TRUTH), seatId])), v.minLength(1), v.maxLength(MOST)),
  // A full stop may have been set (LAU-8).
  wording: v.pipe(v.string(), v.maxLength(LONGEST_TEXT + 1)),
})

/** Writers and voters name their round: a move that arrives late is refused in the next one (ALL-8). */
const round = count()

export const move = v.variant('type', [
  v.strictObject({ type: v.literal('draw'), box: v.picklist([0, 1]) }),
  // Which of the card's four words, from 0.
  v.strictObject({ type: v.literal('pick'), nth: countUpTo(3) }),
  v.strictObject({ type: v.literal('draft'), round, text }),
  v.strictObject({ type: v.literal('hand-in'), round, text }),
  v.strictObject({ type: v.literal('take-back'), round }),
  // A ready bluff, in place of what one has typed.
  v.strictObject({ type: v.literal('borrow'), round }),
  v.strictObject({ type: v.literal('close') }),
  // The whole desk: which texts are one, how each is worded, in which order they are read.
  v.strictObject({ type: v.literal('arrange'), lines: v.pipe(v.array(line), v.minLength(1), v.maxLength(MOST)) }),
  v.strictObject({ type: v.literal('shuffle') }),
  v.strictObject({ type: v.literal('publish') }),
  // The next definition is read. Of two taps that name the same step, the second is refused.
  v.strictObject({ type: v.literal('read-on'), step: count() }),
  v.strictObject({ type: v.literal('stake'), round }),
  // Whether a token goes with the vote; absent: what was said before stands.
  v.strictObject({ type: v.literal('vote'), round, line: count(), stake: v.exactOptional(v.boolean()) }),
  v.strictObject({ type: v.literal('tell') }),
  v.strictObject({ type: v.literal('go-on') }),
  // From the clock when a wait ends or everybody who is waited for is away (LAU-24), or from the host at a table without a clock (ALL-7).
  v.strictObject({ type: v.literal('time-up'), step: count() }),
])
export type Move = Parsed<typeof move>
export const readMove = readerOf(move)

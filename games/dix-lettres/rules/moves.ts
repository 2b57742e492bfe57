import { count, type Parsed, readerOf } from '@tablee/game-kit/schema.ts'
import * as v from 'valibot'
import { KINDS } from './bag.ts'

/** What is answered: a move that was overtaken is refused (ALL-8). */
const step = count(1)
/** Ten tiles; accents, hyphens and blanks count, too. */
const LONGEST = 32

export const move = v.variant('type', [
  v.strictObject({ type: v.literal('call'), step, kind: v.picklist(KINDS) }),
  // Whoever calls leaves the letters that are missing to chance.
  v.strictObject({ type: v.literal('draw-rest'), step }),
  v.strictObject({ type: v.literal('write'), step, word: v.pipe(v.string(), v.maxLength(LONGEST)) }),
  // The tiles that somebody has laid out, sent while they search; empty: none.
  v.strictObject({ type: v.literal('draft'), step, text: v.pipe(v.string(), v.maxLength(LONGEST)) }),
  v.strictObject({ type: v.literal('done'), step }),
  v.strictObject({ type: v.literal('search-on'), step }),
  // The next word, or the next round.
  v.strictObject({ type: v.literal('go-on'), step }),
  // From the clock when the time is up, or from the host at a table without a clock (ALL-7).
  v.strictObject({ type: v.literal('time-up'), step }),
])
export type Move = Parsed<typeof move>
export const readMove = readerOf(move)

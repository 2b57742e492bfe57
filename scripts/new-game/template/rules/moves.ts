import { count, type Parsed, readerOf } from '@tablee/game-kit/schema.ts'
import * as v from 'valibot'

/** The round that is answered: a move that was overtaken is refused (ALL-8). */
const round = count(1)
/** No word of the play list has more letters; accents and hyphens count, too. */
const LONGEST = 32

export const move = v.variant('type', [
  v.strictObject({ type: v.literal('write'), round, word: v.pipe(v.string(), v.maxLength(LONGEST)) }),
  // From the clock when the time is up, or from the host at a table without a clock (ALL-7).
  v.strictObject({ type: v.literal('time-up'), round }),
])
export type Move = Parsed<typeof move>
export const readMove = readerOf(move)

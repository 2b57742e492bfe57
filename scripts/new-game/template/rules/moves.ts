import { count, type Parsed, readerOf } from '@tablee/game-kit/schema.ts'
import * as v from 'valibot'

/** No word of the play list has more letters; accents and hyphens count, too. */
const LONGEST = 32

/** Names the phase that is answered: a move that was overtaken is refused (ALL-8). */
const step = count()

export const move = v.variant('type', [
  v.strictObject({ type: v.literal('write'), step, word: v.pipe(v.string(), v.maxLength(LONGEST)) }),
  v.strictObject({ type: v.literal('go-on'), step }),
  // From the clock when a wait ends, or from the host at a table without a clock (ALL-7).
  v.strictObject({ type: v.literal('time-up'), step }),
])
export type Move = Parsed<typeof move>
export const readMove = readerOf(move)

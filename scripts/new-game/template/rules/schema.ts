import { count, type Parsed, readerOf, waitSeconds } from '@tablee/game-kit/schema.ts'
import * as v from 'valibot'

/** What a table may choose. */
export const options = v.strictObject({
  /** Without one, nothing runs out by itself (ALL-7). */
  hasClock: v.boolean(),
  /** ALL-2: how many seconds each phase lasts. */
  waits: v.strictObject({ write: waitSeconds(), show: waitSeconds() }),
})
export type Options = Parsed<typeof options>

export const defaults: Options = {
  hasClock: true,
  waits: {
    write: 40, // NOU-3
    show: 20, // NOU-5
  },
}

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
export const readOptions = readerOf(options)

import * as v from 'valibot'

/** The step a move was made for: one that comes too late is refused (ALL-8). */
const step = v.pipe(v.number(), v.integer(), v.minValue(0))

export const move = v.variant('type', [
  v.strictObject({ type: v.literal('write'), step, word: v.pipe(v.string(), v.minLength(1), v.maxLength(32)) }),
  v.strictObject({ type: v.literal('go-on'), step }),
  v.strictObject({ type: v.literal('time-up'), step }),
])
export type Move = v.InferOutput<typeof move>

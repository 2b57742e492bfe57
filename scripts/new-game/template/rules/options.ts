import * as v from 'valibot'

/** ALL-2: whole seconds. */
const wait = v.pipe(v.number(), v.integer(), v.minValue(5), v.maxValue(600))

export const options = v.strictObject({
  /** Without a clock the host calls time (ALL-7). */
  hasClock: v.boolean(),
  waits: v.strictObject({ write: wait, show: wait }),
})
export type Options = Readonly<v.InferOutput<typeof options>>

export const defaults: Options = { hasClock: true, waits: { write: 40, show: 20 } }

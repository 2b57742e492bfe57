import { clock, defaultsOf, defineOptions, type OptionsOf, optionsSchema, waits } from '@tablee/game-kit/options.ts'
import { readerOf } from '@tablee/game-kit/schema.ts'

/** What a table may choose, declared once: schema, defaults, form and summary come from here. */
export const fields = defineOptions({
  hasClock: clock(),
  waits: waits({ write: 40 }), // NOU-3
})
export type Options = OptionsOf<typeof fields>
export const options = optionsSchema(fields)
export const defaults: Options = defaultsOf(fields)
export const readOptions = readerOf(options)

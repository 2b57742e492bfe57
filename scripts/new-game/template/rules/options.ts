import { clock, defaultsOf, defineOptions, type OptionsOf, optionsSchema, waits } from '@tablee/game-kit/options.ts'
import { readerOf } from '@tablee/game-kit/schema.ts'

/** What a table may choose. */
export const fields = defineOptions({
  hasClock: clock(),
  waits: waits({
    write: 40, // NOU-3
    show: 20, // NOU-5
  }),
})
export type Options = OptionsOf<typeof fields>
export const options = optionsSchema(fields)
export const readOptions = readerOf(options)
export const defaults: Options = defaultsOf(fields)

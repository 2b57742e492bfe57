import {
  choice,
  clock,
  defaultsOf,
  defineOptions,
  type OptionsOf,
  optionsSchema,
  waits,
} from '@tablee/game-kit/options.ts'
import { readerOf } from '@tablee/game-kit/schema.ts'

/** What a table may choose, declared once: schema, defaults, form and summary come from here. */
export const fields = defineOptions({
  rounds: choice([3, 5, 10], 10, 'DIX-1'),
  // Called: the youngest has a part that cannot go wrong, and everybody searches while the letters come.
  draw: choice(['called', 'machine'], 'called', 'DIX-4'),
  scoring: choice(['longest', 'everybody'], 'longest', 'DIX-11'),
  hasClock: clock(),
  waits: waits({ draw: 20, write: 45, reveal: 4, results: 15 }, { least: 3 }), // DIX-4, DIX-5, DIX-8, DIX-12
})
export type Options = OptionsOf<typeof fields>
export const options = optionsSchema(fields)
export const defaults: Options = defaultsOf(fields)
export const readOptions = readerOf(options)

import {
  choice,
  clock,
  defaultsOf,
  defineOptions,
  type OptionsOf,
  optionsSchema,
  toggle,
  waits,
} from '@tablee/game-kit/options.ts'
import { readerOf } from '@tablee/game-kit/schema.ts'

/** What is waited for: a card or a pass, another card after a REPLAY, the first card of a freed row, counters. */
export const PHASES = ['turn', 'run', 'start', 'counter'] as const
export type PhaseName = (typeof PHASES)[number]

const PACKS = ['advised', 'one', 'two'] as const

/** What a table may choose; the values are the book's. */
export const fields = defineOptions({
  hasClock: clock(),
  waits: waits<PhaseName>({
    turn: 60, // WO-7
    run: 60, // ALL-7
    start: 30, // WO-32
    counter: 10, // WO-22
  }),
  /** A wrong card costs the turn; else it is refused and nothing is lost. */
  isStrict: toggle(true, 'WO-8'),
  /** For beginners: the rows that a card fits light up. */
  lightsRows: toggle(false),
  /** Whether the dictionary may be asked, in the game, about what lies on the table. */
  hasDico: toggle(false, 'WO-30'),
  packs: choice(PACKS, 'advised', 'WO-1'),
})
export type Options = OptionsOf<typeof fields>
export const options = optionsSchema(fields)
export const readOptions = readerOf(options)
export const defaults: Options = defaultsOf(fields)

/** WO-1: two are advised from six players on. */
const MANY = 6

export const packsFor = ({ packs }: Pick<Options, 'packs'>, players: number): 1 | 2 => {
  if (packs === 'advised') return players >= MANY ? 2 : 1
  return packs === 'two' ? 2 : 1
}

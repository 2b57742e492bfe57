import { type Parsed, waitSeconds } from '@tablee/game-kit/schema.ts'
import * as v from 'valibot'

/** What is waited for: a card or a pass, another card after a REPLAY, the first card of a freed row, counters. */
export const PHASES = ['turn', 'run', 'start', 'counter'] as const
export type PhaseName = (typeof PHASES)[number]

const PACKS = ['advised', 'one', 'two'] as const

const wait = waitSeconds()

/** What a table may choose; the defaults are the book's. */
export const options = v.strictObject({
  /** Without one, nothing runs out by itself (ALL-7). */
  hasClock: v.boolean(),
  /** ALL-2: how many seconds each phase lasts. */
  waits: v.strictObject({ turn: wait, run: wait, start: wait, counter: wait } satisfies Record<PhaseName, typeof wait>),
  /** WO-8: a wrong card costs the turn; else it is refused and nothing is lost. */
  isStrict: v.boolean(),
  /** For beginners: the rows that a card fits light up. */
  lightsRows: v.boolean(),
  /** WO-30: whether the dictionary may be asked, in the game, about what lies on the table. */
  hasDico: v.boolean(),
  /** WO-1 */
  packs: v.picklist(PACKS),
})
export type Options = Parsed<typeof options>

export const defaults: Options = {
  hasClock: true,
  waits: {
    turn: 60, // WO-7
    run: 60, // ALL-7
    start: 30, // WO-32
    counter: 10, // WO-22
  },
  isStrict: true,
  lightsRows: false,
  hasDico: false,
  packs: 'advised',
}

/** WO-1: two are advised from six players on. */
const MANY = 6

export const packsFor = ({ packs }: Pick<Options, 'packs'>, players: number): 1 | 2 => {
  if (packs === 'advised') return players >= MANY ? 2 : 1
  return packs === 'two' ? 2 : 1
}

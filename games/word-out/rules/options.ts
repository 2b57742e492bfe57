/** What is waited for: a card or a pass, another card after a REPLAY, the first card of a freed row, counters. */
export const PHASES = ['turn', 'run', 'start', 'counter'] as const
export type PhaseName = (typeof PHASES)[number]

export const PACKS = ['advised', 'one', 'two'] as const

/** What a table may choose; the defaults are the book's. */
export interface Options {
  /** Without one, nothing runs out by itself (ALL-7). */
  readonly hasClock: boolean
  /** ALL-2: how many seconds each phase lasts. */
  readonly waits: Readonly<Record<PhaseName, number>>
  /** WO-8: a wrong card costs the turn; else it is refused and nothing is lost. */
  readonly isStrict: boolean
  /** For beginners: the rows that a card fits light up. */
  readonly lightsRows: boolean
  /** WO-30: whether the dictionary may be asked, in the game, about what lies on the table. */
  readonly hasDico: boolean
  /** WO-1 */
  readonly packs: (typeof PACKS)[number]
}

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

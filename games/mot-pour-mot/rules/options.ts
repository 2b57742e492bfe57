export const EDITIONS = ['cactus', 'capture'] as const
export type Edition = (typeof EDITIONS)[number]

/** What a turn goes through, in order; each is a wait for somebody. */
export const PHASES = ['draw', 'read', 'spell', 'tell', 'review', 'plead', 'explain', 'vote'] as const
export type PhaseName = (typeof PHASES)[number]

/** What a table may choose; the defaults are the books'. */
export interface Options {
  readonly edition: Edition
  /** MPM-3 */
  readonly columns: 3 | 5 | 7
  /** Without one, nothing runs out by itself (ALL-7). */
  readonly hasClock: boolean
  /** ALL-2: how many seconds each phase lasts. */
  readonly waits: Readonly<Record<PhaseName, number>>
  /** MPM-8 */
  readonly mayTurnOver: boolean
  /** The long variant of MPM-26, the strategic one of MPM-28. */
  readonly isLong: boolean
}

export const defaults = (edition: Edition): Options => ({
  edition,
  columns: 5,
  hasClock: true,
  waits: {
    draw: 15, // MPM-6
    read: 15, // MPM-6
    spell: 30, // MPM-7
    tell: 15, // MPM-13
    review: 20, // MPM-19
    plead: 15, // MPM-22
    explain: 60, // MPM-23
    vote: 30, // MPM-23
  },
  mayTurnOver: edition === 'cactus',
  isLong: false,
})

/** How many tiles out decide the game (MPM-26, MPM-28). */
export const tilesToWin = ({ edition, isLong }: Pick<Options, 'edition' | 'isLong'>): number =>
  (edition === 'cactus' ? 5 : 6) + (isLong ? 1 : 0)

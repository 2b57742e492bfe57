export const EDITIONS = ['cactus', 'capture'] as const
export type Edition = (typeof EDITIONS)[number]

/** What a table may choose; the defaults are the books'. */
export interface Options {
  readonly edition: Edition
  /** MPM-3 */
  readonly columns: 3 | 5 | 7
  /** MPM-7; none at a table without a clock (ALL-2). */
  readonly spellingSeconds: number | undefined
  /** MPM-8 */
  readonly mayTurnOver: boolean
  /** The long variant of MPM-26, the strategic one of MPM-28. */
  readonly isLong: boolean
}

export const defaults = (edition: Edition): Options => ({
  edition,
  columns: 5,
  spellingSeconds: 30,
  mayTurnOver: edition === 'cactus',
  isLong: false,
})

/** How many tiles out decide the game (MPM-26, MPM-28). */
export const tilesToWin = ({ edition, isLong }: Options): number => (edition === 'cactus' ? 5 : 6) + (isLong ? 1 : 0)

import { defaults, type Options } from '@tablee/games/mot-pour-mot'
import { gameWords } from '../words.ts'
import type { Words } from './words.ts'

/** How many tiles out decide the game (MPM-26, MPM-28). */
export const goalOf = ({ edition, isLong }: Pick<Options, 'edition' | 'isLong'>): number =>
  (edition === 'cactus' ? 5 : 6) + (isLong ? 1 : 0)

/** The options in plain words: time, board and goal always, the rest where it is not the book's. */
export const summaryOf = (options: Options, { summary }: Words): string[] => {
  const { edition, hasClock, waits, columns, mayTurnOver } = options
  return [
    hasClock ? summary.seconds(waits.spell) : gameWords.current.untimed,
    summary.columns(columns),
    summary.goal[edition](goalOf(options)),
    ...(mayTurnOver === defaults(edition).mayTurnOver ? [] : [summary.turnOver[mayTurnOver ? 'yes' : 'no']]),
  ]
}

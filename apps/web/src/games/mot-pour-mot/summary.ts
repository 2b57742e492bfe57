import { defaults, type Options, tilesToWin } from '@tablee/games/mot-pour-mot'
import { gameWords } from '../words.ts'
import type { Words } from './words.ts'

/** The options in plain words: time, board and goal always, the rest where it is not the book's. */
export const summaryOf = (options: Options, { summary }: Words): string[] => {
  const { edition, hasClock, waits, columns, mayTurnOver } = options
  return [
    hasClock ? summary.seconds(waits.spell) : gameWords.current.untimed,
    summary.columns(columns),
    summary.goal[edition](tilesToWin(options)),
    ...(mayTurnOver === defaults(edition).mayTurnOver ? [] : [summary.turnOver[mayTurnOver ? 'yes' : 'no']]),
  ]
}

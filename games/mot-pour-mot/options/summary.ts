import { gameWords } from '@tablee/ui/frames/frame-texts.ts'
import { defaults, type Options, tilesToWin } from '../game.ts'
import type { Words } from '../texts/texts.ts'

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

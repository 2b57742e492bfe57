import { paceLine, summaryLines } from '@tablee/ui/frames/option-summary.ts'
import { defaults, fields, type Options, tilesToWin } from '../game.ts'
import type { GameTexts } from '../texts/texts.ts'

/** The options in plain words: time, board and goal always, the rest where it is not the book's. */
export const summaryOf = (options: Options, { summary }: GameTexts): string[] =>
  summaryLines({
    fields,
    options,
    texts: summary,
    rows: [
      paceLine(options, 'spell', summary.seconds),
      'columns',
      { line: summary.goal[options.edition](tilesToWin(options)) },
      'mayTurnOver',
    ],
    always: ['columns'],
    usual: defaults(options.edition),
  })

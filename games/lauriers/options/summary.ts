import { paceLine, summaryLines } from '@tablee/ui/frames/option-summary.ts'
import { fields, type Options } from '../game.ts'
import type { GameTexts } from '../texts/texts.ts'

/** The options in plain words: pace, time and track always, the rest where it is not the book's. */
export const summaryOf = (options: Options, { summary }: GameTexts): string[] => {
  const { hasClock, writing } = options
  return summaryLines({
    fields,
    options,
    texts: summary,
    rows: [
      'pace',
      hasClock && writing === 'untimed' ? 'writing' : paceLine(options, 'write', summary.seconds),
      'leaves',
      ...(hasClock && writing === 'strict' ? (['writing'] as const) : []),
      'countsOwnVotes',
    ],
    always: hasClock ? ['pace', 'leaves'] : ['leaves'],
  })
}

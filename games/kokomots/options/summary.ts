import { paceLine, summaryLines } from '@tablee/ui/frames/option-summary.ts'
import { fields, type Options } from '../game.ts'
import type { StageTexts } from '../texts/texts.ts'

/** The options in plain words: variant and time always, the rest where it is not the book's. */
export const summaryOf = (options: Options, { options: { mode }, summary }: StageTexts): string[] => {
  const hasTurns = options.mode !== 'simultaneous'
  const wait = hasTurns ? 'turn' : 'announce'
  return summaryLines({
    fields,
    options,
    texts: { ...summary, mode: mode.values },
    rows: [
      'mode',
      paceLine(options, wait, summary[wait]),
      ...(options.mode === 'teams' ? (['teams'] as const) : []),
      'depth',
      ...(options.mode === 'classic' ? (['hasOpenHand'] as const) : []),
      ...(hasTurns ? (['hasReadyTap', 'hasHumanTimer'] as const) : []),
    ],
    always: ['mode', 'teams'],
  })
}

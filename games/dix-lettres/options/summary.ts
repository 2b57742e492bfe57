import { paceLine, summaryLines } from '@tablee/ui/frames/option-summary.ts'
import { fields, type Options } from '../game.ts'
import type { GameTexts } from '../texts/fr.ts'

/** The options in plain words: rounds and time always, the rest where it is not as usual. */
export const summaryOf = (options: Options, { summary }: GameTexts): string[] =>
  summaryLines({
    fields,
    options,
    texts: summary,
    rows: ['rounds', paceLine(options, 'write', summary.seconds), 'draw', 'scoring'],
    always: ['rounds'],
  })

import { paceLine, summaryLines } from '@tablee/ui/frames/option-summary.ts'
import { fields, type Options } from '../game.ts'
import type { GameTexts } from '../texts/texts.ts'

/** The options in plain words: time and mode always, the rest where it is not the book's. */
export const summaryOf = (options: Options, { summary }: GameTexts): string[] =>
  summaryLines({
    fields,
    options,
    texts: summary,
    rows: [paceLine(options, 'turn', summary.seconds), 'isStrict', 'lightsRows', 'hasDico', 'packs'],
    always: ['isStrict'],
  })

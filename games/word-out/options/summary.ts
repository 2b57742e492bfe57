import { gameWords } from '@tablee/ui/frames/frame-texts.ts'
import type { Options } from '../game.ts'
import type { Words } from '../texts/texts.ts'

/** The options in plain words: time and mode always, the rest where it is not the book's. */
export const summaryOf = (options: Options, { summary }: Words): string[] => [
  options.hasClock ? summary.seconds(options.waits.turn) : gameWords.current.untimed,
  options.isStrict ? summary.strict : summary.gentle,
  ...(options.lightsRows ? [summary.lights] : []),
  ...(options.hasDico ? [summary.dico] : []),
  ...(options.packs === 'advised' ? [] : [summary.packs[options.packs]]),
]

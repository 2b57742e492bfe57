import { gameWords } from '@tablee/ui/frames/frame-texts.ts'
import { defaults, type Options } from '../game.ts'
import type { Words } from '../texts/texts.ts'

const timeOf = ({ hasClock, writing, waits }: Options, { summary }: Words): string => {
  if (!hasClock) return gameWords.current.untimed
  return writing === 'untimed' ? summary.untimed : summary.seconds(waits.write)
}

/** The options in plain words: time and track always, the rest where it is not the book's. */
export const summaryOf = (options: Options, words: Words): string[] => [
  timeOf(options, words),
  words.summary.leaves(options.leaves),
  ...(options.hasClock && options.writing === 'strict' ? [words.summary.strict] : []),
  ...(options.countsOwnVotes === defaults.countsOwnVotes ? [] : [words.summary.own]),
]

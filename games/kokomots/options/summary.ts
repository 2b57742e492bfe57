import { gameWords } from '@tablee/ui/frames/frame-texts.ts'
import { defaults, type Options } from '../game.ts'
import type { StageWords } from '../texts/texts.ts'

const timeOf = ({ mode, waits }: Options, { summary }: StageWords): string =>
  mode === 'simultaneous' ? summary.announce(waits.announce) : summary.turn(waits.turn)

/** The options in plain words: variant and time always, the rest where it is not the book's. */
export const summaryOf = (options: Options, words: StageWords): string[] => {
  const { mode, hasClock, depth, teams } = options
  const hasTurns = mode !== 'simultaneous'
  return [
    words.options.modes[mode],
    hasClock ? timeOf(options, words) : gameWords.current.untimed,
    ...(mode === 'teams' ? [words.summary.teams(teams)] : []),
    ...(depth === defaults.depth ? [] : [words.summary.depth(depth)]),
    ...(hasTurns && options.hasReadyTap ? [words.summary.ready] : []),
    ...(hasTurns && options.hasHumanTimer ? [words.summary.human] : []),
  ]
}

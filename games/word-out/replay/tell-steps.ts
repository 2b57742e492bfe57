import { lastTold, toldAfter } from '@tablee/game-kit/told.ts'
import type { Told } from '@tablee/ui/replay/game-replay.ts'
import type { Move, View } from '../game.ts'
import { storyOf } from '../telling/tell.ts'
import type { GameTexts } from '../texts/texts.ts'
import type { ReplayTexts } from './texts.ts'

type Step = Told<View, Move>

/** What the board tells nobody: that somebody answered, stopped, or let time run out. */
const tellMove = (move: Move, who: string, texts: ReplayTexts): string => {
  switch (move.type) {
    case 'decline':
      return texts.declines(who)
    case 'counter':
      return texts.counters(who)
    case 'stop':
      return texts.stops(who)
    case 'time-up':
      return texts.timeUp
    case 'lay':
    case 'pass':
      return ''
  }
}

/** The step in one line, as it was told at the table. */
export const tellStep = (
  { by, move, before, after }: Step,
  { telling, board }: { readonly telling: ReplayTexts; readonly board: GameTexts },
  nameOf: (seat: string) => string,
): string => {
  if (move === undefined || before === undefined) return board.told.dealer(nameOf(after.dealer))
  const told = tellMove(move, by?.kind === 'seat' ? nameOf(by.seat) : '', telling)
  const story = storyOf(toldAfter(after, lastTold(before)), after, board, nameOf)
  // A counter that is heard at once says so itself.
  if (move.type === 'counter' && story !== '') return story
  return [told, story].filter((line) => line !== '').join(' ')
}

import { lastTold, toldAfter } from '@tablee/game-kit/told.ts'
import type { View } from '../game.ts'
import type { GameTexts } from '../texts/texts.ts'
import { type CalledOf, storyOf } from './tell.ts'

/** What changed, for people who use a screen reader; then what is asked now. */
export const newsOf = (
  before: View,
  after: View,
  texts: GameTexts,
  headline: (view: View) => string,
  calledOf: CalledOf,
): string[] => {
  // What is covered, or was, has been told before.
  const isTold = after.told === undefined || before.told === undefined
  const story = isTold ? '' : storyOf(toldAfter(after, lastTold(before)), after, texts, calledOf)
  const isAskedAnew = headline(before) !== headline(after)
  return [
    ...(story === '' ? [] : [story]),
    ...(isAskedAnew ? [`${headline(after)}.`.replace(/([….!?])\.$/, '$1')] : []),
  ]
}

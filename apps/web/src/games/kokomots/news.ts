import type { ClaimView, View } from '@tablee/games/kokomots'
import { storyOf } from './story.svelte.ts'
import { lastTold, type NameOf, toldAfter } from './tell.ts'
import type { StageWords, Words } from './words.ts'

/** Words that came before the judge since, announced or spelled. */
const announced = (before: View, after: View): ClaimView[] => {
  const known = new Set((before.claims ?? []).filter(({ word }) => word !== undefined).map(({ id }) => id))
  return (after.claims ?? []).filter(({ id, word }) => word !== undefined && !known.has(id))
}

/** What changed, for whoever listens instead of looking; then what is asked now. */
export const newsOf = (
  before: View,
  after: View,
  { words, stageWords }: { readonly words: Words; readonly stageWords: StageWords },
  headline: (view: View) => string,
  nameOf: NameOf,
): string[] => {
  // What is covered, or was, has been told before.
  const wasCovered = after.told === undefined || before.told === undefined
  const story = wasCovered ? '' : storyOf(toldAfter(after, lastTold(before)), words, nameOf)
  const claims = wasCovered ? [] : announced(before, after)
  const isAskedAnew =
    before.phase !== after.phase ||
    before.active !== after.active ||
    headline(before) !== headline(after) ||
    before.isCovered !== after.isCovered
  return [
    ...(story === '' ? [] : [story]),
    ...claims.map(({ by, word = '', titles }) => stageWords.claim.announced(nameOf(by), word, titles.join(' + '))),
    ...(isAskedAnew ? [`${headline(after)}.`.replace(/([….!?])\.$/, '$1')] : []),
  ]
}

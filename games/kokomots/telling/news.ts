import { lastTold, toldAfter } from '@tablee/game-kit/told.ts'
import type { SeatId } from '@tablee/kernel'
import type { ClaimView, View } from '../game.ts'
import type { GameTexts, StageTexts } from '../texts/texts.ts'
import { storyOf } from './story.svelte.ts'
import type { NameOf } from './tell.ts'

const isHeard = ({ stage }: ClaimView) => stage === 'judging'

/** Words that came before the judge since; KOK-21: not while they are spelled by heart. */
const announced = (before: View, after: View): ClaimView[] => {
  const known = new Set((before.claims ?? []).filter(isHeard).map(({ id }) => id))
  return (after.claims ?? []).filter((claim) => isHeard(claim) && !known.has(claim.id))
}

/** What changed, for people who use a screen reader; then what is asked now. */
export const newsOf = (
  before: View,
  after: View,
  { texts, stageTexts }: { readonly texts: GameTexts; readonly stageTexts: StageTexts },
  headline: (view: View) => string,
  nameOf: NameOf,
  me?: SeatId,
): string[] => {
  // What is covered, or was, has been told before.
  const wasCovered = after.told === undefined || before.told === undefined
  const story = wasCovered ? '' : storyOf(toldAfter(after, lastTold(before)), texts, nameOf, { view: after, me })
  const claims = wasCovered ? [] : announced(before, after)
  const isAskedAnew =
    before.phase !== after.phase ||
    before.active !== after.active ||
    headline(before) !== headline(after) ||
    before.isCovered !== after.isCovered
  return [
    ...(story === '' ? [] : [story]),
    ...claims.map(({ by, word = '', titles }) => stageTexts.claim.announced(nameOf(by), word, titles.join(' + '))),
    ...(isAskedAnew ? [`${headline(after)}.`.replace(/([….!?])\.$/, '$1')] : []),
  ]
}

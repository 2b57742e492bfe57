import type { Instant, SeatId, Viewer } from '@tablee/kernel'
import type { Ballot } from '../claims/reasons.ts'
import { lettersOf, pointsFor, toldOf } from '../claims/taking.ts'
import { type Claim, campOf, type Hint, type Letter, type State } from '../state.ts'

export interface ClaimView {
  readonly id: number
  readonly by: SeatId
  readonly camp: string
  readonly stage: Claim['stage']
  /** KOK-21: while it is spelled, not on a screen that the speller or a team mate could look at. */
  readonly word?: string
  readonly titles: readonly string[]
  readonly column: number
  readonly isLinked: boolean
  readonly packet?: number
  readonly cards: readonly Letter[]
  readonly points: number
  readonly judges: readonly SeatId[]
  /** Its own wait. */
  readonly step: number
  readonly endsAt?: Instant
  readonly lasts?: number
  /** KOK-21: for the speller alone: so many letters so far. */
  readonly typed?: number
  /** For the judge alone: what the deck can tell, theme by theme. */
  readonly hints?: readonly Hint[]
  /** For the judge alone: KOK-19 the letters come from several words; KOK-20 places count in one of its words, not over the whole. */
  readonly isAcross?: boolean
  readonly isInPart?: boolean
  /** KOK-32: who has spoken, in seat order, and one's own vote. */
  readonly voted?: readonly SeatId[]
  readonly myVote?: Ballot
}

const stageView = (state: State, claim: Claim, me: SeatId | undefined): Partial<ClaimView> => {
  if (claim.stage === 'spelling') return me === claim.by ? { typed: claim.typed.length } : {}
  const myVote = me === undefined ? undefined : claim.votes[me]
  return {
    voted: state.seats.filter((seat) => claim.votes[seat] !== undefined),
    ...(myVote === undefined ? {} : { myVote }),
  }
}

export const claimView = (state: State, claim: Claim, viewer: Viewer): ClaimView => {
  const me = viewer.kind === 'seat' && state.seats.includes(viewer.seat) ? viewer.seat : undefined
  const mayKnow = me !== undefined && (me === claim.by || campOf(state, me)?.id !== claim.camp)
  const isJudge = me !== undefined && claim.judges.includes(me)
  const { endsAt, lasts, step } = claim.wait
  return {
    id: claim.id,
    by: claim.by,
    camp: claim.camp,
    stage: claim.stage,
    // Whoever has the hint may have the deck's spelling too.
    ...(claim.stage === 'judging' || mayKnow ? { word: (isJudge ? claim.spelling : undefined) ?? claim.word } : {}),
    titles: toldOf(state, claim).titles,
    column: claim.column,
    isLinked: claim.isLinked,
    ...(claim.packet === undefined ? {} : { packet: claim.packet }),
    cards: lettersOf(state, claim),
    points: pointsFor(state, claim),
    judges: claim.judges,
    step,
    ...(endsAt === undefined || lasts === undefined ? {} : { endsAt, lasts }),
    ...stageView(state, claim, me),
    ...(isJudge ? { hints: claim.hints, isAcross: claim.fit === 'across', isInPart: claim.fit === 'in-part' } : {}),
  }
}

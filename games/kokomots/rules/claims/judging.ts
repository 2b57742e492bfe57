import { isPast } from '@tablee/game-kit/deadlines.ts'
import { isVoteComplete, votersAmong } from '@tablee/game-kit/votes.ts'
import { ok, type SeatId } from '@tablee/kernel'
import { isDone } from '../cards/columns.ts'
import { fillHand, inOrder } from '../cards/piles.ts'
import type { Event } from '../events.ts'
import { type Decided, no } from '../refusals.ts'
import type { Claim, State } from '../state.ts'
import { closeGame, endOnceSettled } from '../turns/ending.ts'
import { failed, roundWon } from '../turns/rounds.ts'
import { endTeamTurnOnceDone } from '../turns/teams.ts'
import type { KokomotsTools } from '../world.ts'
import type { Ballot, Reason } from './reasons.ts'

type Judged = Extract<Claim, { stage: 'judging' }>

/** KOK-7: the word stands, and what follows in its mode. */
const stands = (state: State, claim: Judged, tools: KokomotsTools): Event[] =>
  inOrder(
    state,
    () => [{ type: 'stood', claim: claim.id, ...(isOnTrust(claim, tools) ? { isOnTrust: true } : {}) }],
    (next) => {
      if (next.options.mode === 'simultaneous') return roundWon(next, state, claim, tools)
      if (next.options.mode === 'teams') return endTeamTurnOnceDone(next, tools)
      if (next.phase.name === 'closing') return endOnceSettled(next)
      return isDone(next) ? closeGame(next, claim.id) : fillHand(claim.by, tools)(next)
    },
  )

/** KOK-8, KOK-21: the cards stay where they lay, and what follows in its mode. */
export const falls = (state: State, claim: Claim, event: Event, tools: KokomotsTools): Event[] =>
  inOrder(
    state,
    () => [event],
    (next) => {
      if (next.options.mode === 'simultaneous') return failed(next, claim.by, tools)
      return next.options.mode === 'teams' ? endTeamTurnOnceDone(next, tools) : endOnceSettled(next)
    },
  )

/** Who of these said no, and why. */
const reasonsIn = ({ votes }: Judged, voters: readonly SeatId[]): Record<SeatId, Reason> =>
  Object.fromEntries(
    voters.flatMap((seat) => {
      const vote = votes[seat]
      return vote === undefined || vote === 'yes' || vote === 'none' ? [] : [[seat, vote]]
    }),
  )

/** Where only bots could judge, or nobody at all: what the deck does not know is taken on trust. */
const isOnTrust = (claim: Judged, tools: KokomotsTools): boolean =>
  votersAmong(claim.judges, tools).length === 0 && claim.hints.some((hint) => hint === 'unknown' || hint === 'none')

/** One person plays against bots, and judges nobody (KOK-17). */
export const isAlone = ({ seats }: Pick<State, 'seats'>, { bots }: Pick<KokomotsTools, 'bots'>): boolean =>
  seats.filter((seat) => !bots.has(seat)).length === 1

/** KOK-32: more than half of the others; whoever is silent consents. */
export const isVotedDown = (noes: number, others: number): boolean => 2 * noes > others

/** KOK-16, KOK-38: one judge is enough; KOK-32. */
const verdictOn = (state: State, claim: Judged, tools: KokomotsTools): 'stands' | 'refused' | undefined => {
  const voters = votersAmong(claim.judges, tools)
  // ALL-9: no opinion of a bot's, but what a machine can tell for sure.
  if (voters.length === 0 && claim.hints.includes('fails')) return 'refused'
  const noes = Object.keys(reasonsIn(claim, voters)).length
  // KOK-17: a person alone waits for no silence of bots.
  if (!tools.bots.has(claim.by) && isAlone(state, tools)) return 'stands'
  if (state.options.mode !== 'simultaneous') {
    if (noes > 0) return 'refused'
    const isSaid = voters.some((seat) => claim.votes[seat] !== undefined)
    // No clock would end the silence of bots (ALL-9) and of those who are not there (ALL-6).
    const isEndless = claim.wait.endsAt === undefined && !voters.some((seat) => tools.present.has(seat))
    return isSaid || isEndless ? 'stands' : undefined
  }
  if (isVotedDown(noes, voters.length)) return 'refused'
  return isVoteComplete(voters, claim.votes, tools) ? 'stands' : undefined
}

const settled = (state: State, claim: Judged, verdict: 'stands' | 'refused', tools: KokomotsTools): Event[] => {
  if (verdict === 'stands') return stands(state, claim, tools)
  const reasons = reasonsIn(claim, votersAmong(claim.judges, tools))
  return falls(state, claim, { type: 'refused', claim: claim.id, reasons }, tools)
}

/** As soon as what was said settles it. */
export const settleIfDecided =
  (id: number, tools: KokomotsTools) =>
  (state: State): Event[] => {
    const claim = state.claims.find((each) => each.id === id)
    const verdict = claim?.stage === 'judging' ? verdictOn(state, claim, tools) : undefined
    return claim?.stage !== 'judging' || verdict === undefined ? [] : settled(state, claim, verdict, tools)
  }

/** KOK-21: not finished is a slip. KOK-17, KOK-32: silence is consent. */
export const claimTimeUp = (state: State, claim: Claim, tools: KokomotsTools): Event[] =>
  claim.stage === 'spelling'
    ? falls(state, claim, { type: 'slipped', claim: claim.id, isTimeUp: true }, tools)
    : settled(state, claim, verdictOn(state, claim, tools) ?? 'stands', tools)

/** KOK-17, KOK-18, KOK-32: a judge speaks. */
export const judge = (state: State, id: number, seat: SeatId, vote: Ballot, tools: KokomotsTools): Decided => {
  const claim = state.claims.find((each) => each.id === id)
  if (claim === undefined) return no('settled-already')
  if (!claim.judges.includes(seat)) return no('not-the-judge')
  if (tools.bots.has(seat)) return no('bots-cast-no-vote')
  if (claim.stage === 'spelling') return no('spelled-first')
  // Where one judge is enough, their silence ends by the clock alone (KOK-17).
  if (vote === 'none' && state.options.mode !== 'simultaneous') return no('not-now')
  if (isPast(claim.wait.endsAt, tools.now)) return no('too-late')
  if (claim.votes[seat] !== undefined) return no('voted-already')
  return ok(inOrder(state, () => [{ type: 'voted', claim: id, seat, vote }], settleIfDecided(id, tools)))
}

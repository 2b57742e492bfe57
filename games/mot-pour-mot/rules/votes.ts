import { isVoteComplete } from '@tablee/game-kit/votes.ts'
import { ok, type SeatId } from '@tablee/kernel'
import { people } from './alone.ts'
import type { Event } from './events.ts'
import { evolve } from './evolve.ts'
import { type Decided, no } from './refusals.ts'
import type { Ballot, Ballots, Named, Question, State, Votes } from './state.ts'
import { ended, lost, spelledRight } from './turns.ts'
import { waitFor } from './waits.ts'
import type { MotPourMotTools } from './world.ts'

const isComplete = (state: State, votes: Ballots, tools: MotPourMotTools) =>
  isVoteComplete(people(state, tools), votes, tools)

export const openVote = (
  state: State,
  { letters }: Named<'explain' | 'plead'>,
  on: Question,
  tools: MotPourMotTools,
): Decided => {
  const nearest = on === 'spelling' ? tools.nearest(letters) : []
  const wait = waitFor('vote', state, tools)
  const opened: Event = { type: 'vote-opened', on, voters: people(state, tools), nearest, wait }
  return isComplete(state, {}, tools) ? counted(state, opened, tools) : ok([opened])
}

/** The vote as this event leaves it is counted at once. */
const counted = (state: State, event: Event, tools: MotPourMotTools): Decided => {
  const next = evolve(state, event)
  const result = tally(next, next.phase as Named<'vote'>, tools)
  return result.isOk ? ok([event, ...result.value]) : result
}

/** MPM-24: strictly more against than for, of the votes cast. */
export const isVotedDown = (pros: number, cons: number): boolean => cons > pros

const verdictOn = (state: State, on: Question, votes: Votes, tools: MotPourMotTools): Decided => {
  const cast = Object.values(votes)
  const pros = cast.filter((vote) => vote === 'for').length
  const cons = cast.length - pros
  if (isVotedDown(pros, cons)) return lost(state, on === 'category' ? 'off-category' : 'misspelled', tools)
  if (on === 'category') return ok([{ type: 'review-resumed', wait: waitFor('review', state, tools) }])
  // MPM-22: as many for as against: the answer stands, nobody skips, nobody replays.
  return pros > cons ? spelledRight(state, tools) : ended(state, { ending: 'stood' }, tools)
}

export const tally = (state: State, { on, votes }: Named<'vote'>, tools: MotPourMotTools): Decided => {
  // A seat that went to a bot meanwhile has no vote any more (ALL-9).
  const cast: Votes = Object.fromEntries(
    Object.entries(votes).flatMap(([seat, vote]) =>
      vote === 'none' || tools.bots.has(seat as SeatId) ? [] : [[seat, vote]],
    ),
  )
  const event: Event = { type: 'votes-counted', votes: cast }
  const result = verdictOn(evolve(state, event), on, cast, tools)
  return result.isOk ? ok([event, ...result.value]) : result
}

export const castVote = (
  state: State,
  { votes }: Named<'vote'>,
  seat: SeatId,
  vote: Ballot,
  tools: MotPourMotTools,
): Decided => {
  if (tools.bots.has(seat)) return no('bots-cast-no-vote')
  const voted: Event = { type: 'voted', seat, vote }
  return isComplete(state, { ...votes, [seat]: vote }, tools) ? counted(state, voted, tools) : ok([voted])
}

import { ok, type SeatId } from '@tablee/kernel'
import type { Event } from '../events.ts'
import { evolve } from '../evolve.ts'
import type { Move } from '../moves.ts'
import { type Decided, no } from '../refusals.ts'
import { type Named, type State, takersOf } from '../state.ts'
import type { LauriersTools } from '../world.ts'
import { closeVotes } from './rounds.ts'

/** LAU-10: at once, for everybody to see. */
const stake = (state: State, { stakes, pledged }: Named<'vote' | 'tell'>, seat: SeatId): Decided => {
  if (stakes.includes(seat) || pledged?.includes(seat)) return no('staked-already')
  return (state.tokens[seat] ?? 0) > 0 ? ok([{ type: 'staked', seat }]) : no('no-token-left')
}

/** LAU-11: the last vote closes the vote. LAU-10: a token goes with it, and may be changed with it. */
const vote = (
  state: State,
  phase: Named<'vote'>,
  seat: SeatId,
  { line, stake: wanted }: Extract<Move, { type: 'vote' }>,
  tools: LauriersTools,
): Decided => {
  if (line >= phase.lines.length) return no('no-such-line')
  const isPledged = phase.pledged?.includes(seat) ?? false
  // What lies on the table already stays there, once.
  const stake = phase.stakes.includes(seat) || wanted === isPledged ? undefined : wanted
  if (stake === true && (state.tokens[seat] ?? 0) === 0) return no('no-token-left')
  if (phase.votes[seat] === line && stake === undefined) return ok([])
  const voted: Event = { type: 'voted', seat, line, ...(stake === undefined ? {} : { stake }) }
  const after = evolve(state, voted).phase as Named<'vote'>
  const isComplete = takersOf(state, phase.texts).every((each) => after.votes[each] !== undefined)
  return ok(isComplete ? [voted, ...closeVotes(state, after, tools)] : [voted])
}

/** What everybody who took part may do once all are read. */
export const stakeOrVote = (
  state: State,
  move: Extract<Move, { type: 'stake' | 'vote' }>,
  seat: SeatId,
  tools: LauriersTools,
): Decided => {
  const { phase } = state
  if (move.round !== state.round || phase.name === 'results') return no('too-late')
  if (seat === state.leader) return no(move.type === 'stake' ? 'leader-stakes-nothing' : 'leader-casts-no-vote')
  if (phase.name !== 'vote' && phase.name !== 'tell') return no('not-all-read')
  if (phase.texts[seat] === undefined) return no('takes-no-part')
  if (move.type === 'stake') return stake(state, phase, seat)
  return phase.name === 'vote' ? vote(state, phase, seat, move, tools) : no('votes-are-in')
}

import { areAllAway, graceEnd } from '@tablee/game-kit/absences.ts'
import { beganAt } from '@tablee/game-kit/pace.ts'
import { type Away, after, type Due, type Instant, type SeatId, seconds } from '@tablee/kernel'
import type { Move } from './moves.ts'
import type { Phase, State } from './state.ts'
import { awaitedIn } from './waits.ts'

/** ALL-6: how long the game waits for people who have left (reading). */
const GRACE = seconds(10)

/** Who can still end a phase: of a team any one of them; of a vote everybody who has not voted. */
const missingIn = (state: State, phase: Phase): readonly SeatId[] =>
  phase.name === 'vote' ? phase.voters.filter((seat) => phase.votes[seat] === undefined) : awaitedIn(phase.name, state)

/** Whether only people who are away are waited for. At a table without a clock the host calls time instead (ALL-7). */
export const waitsForAbsent = (state: State, phase: Phase, isAway: (seat: SeatId) => boolean): boolean =>
  phase.wait !== undefined &&
  areAllAway(missingIn(state, phase), [...state.teams.sel.seats, ...state.teams.poivre.seats], isAway)

/**
 * MPM-6, MPM-8, MPM-23: while a card is read, or a category explained, the others read too, and may turn the card over or withdraw the
 * contest. They keep the grace period from the beginning of the phase, however long the awaited team has been away.
 */
const earliestEnd = ({ name, wait }: Phase): Instant | undefined => {
  const began = wait && (name === 'read' || name === 'explain') ? beganAt(wait) : undefined
  return began === undefined ? undefined : after(began, GRACE)
}

/** A phase that waits only for people who are away ends as at its deadline, but sooner. */
export const dueWithout = (state: State, away: Away): Due<Move> | undefined => {
  const { phase } = state
  if (phase.name === 'over' || !waitsForAbsent(state, phase, (seat) => away.has(seat))) return undefined
  const ends = graceEnd(missingIn(state, phase), away, GRACE, phase.wait?.endsAt)
  if (ends === undefined) return undefined
  const earliest = earliestEnd(phase)
  const at = earliest !== undefined && earliest > ends ? earliest : ends
  // The deadline comes first.
  return at >= (phase.wait?.endsAt ?? at + 1) ? undefined : { at, move: { type: 'time-up', phase: phase.name } }
}

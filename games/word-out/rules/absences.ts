import { areAllAway, graceEnd } from '@tablee/game-kit/absences.ts'
import { type Away, type Due, type SeatId, seconds } from '@tablee/kernel'
import type { Move } from './moves.ts'
import { othersFrom, type Phase, type State } from './state.ts'

/** WO-7, ALL-6: how long the game waits for people who have left (reading). */
const GRACE = seconds(10)

/** Who can still end a phase: the player who has the hand, or everybody who has not answered a word yet (WO-22). */
const missingIn = ({ seats }: State, phase: Phase): readonly SeatId[] =>
  phase.name === 'counter'
    ? othersFrom(seats, phase.seat).filter((seat) => phase.answers[seat] === undefined)
    : [phase.seat]

/** Whether only people who are away are waited for. At a table without a clock the host calls time instead (ALL-7). */
export const waitsForAbsent = (state: State, phase: Phase, isAway: (seat: SeatId) => boolean): boolean =>
  phase.wait !== undefined && areAllAway(missingIn(state, phase), state.seats, isAway)

/**
 * A phase that waits only for people who are away ends sooner. WO-22: the moment counts from all others who are away, so that it does
 * not tell which of them had answered.
 */
export const dueWithout = (state: State, away: Away): Due<Move> | undefined => {
  const { phase, step } = state
  const isAway = (seat: SeatId) => away.has(seat)
  if (phase.name === 'over' || !waitsForAbsent(state, phase, isAway)) return undefined
  const absent = phase.name === 'counter' ? othersFrom(state.seats, phase.seat).filter(isAway) : [phase.seat]
  const at = graceEnd(absent, away, GRACE, phase.wait?.endsAt)
  return at === undefined ? undefined : { at, move: { type: 'time-up', step } }
}

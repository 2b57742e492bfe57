import { type Away, type Due, type Instant, type SeatId, seconds } from '@tablee/kernel'
import type { Move } from '../moves.ts'
import { type Phase, type State, takersOf, writersOf } from '../state.ts'

/** LAU-24: how long those who went are waited for. */
export const GRACE = seconds(20)

/** Who keeps a phase from ending. LAU-6: while people write, a leader who is there decides whether to wait for who is not. */
const missingIn = (state: State, phase: Phase): readonly SeatId[] => {
  switch (phase.name) {
    case 'draw':
    case 'pick':
    case 'desk':
      return [state.leader]
    case 'write':
    case 'late':
      return [state.leader, ...writersOf(state).filter((seat) => !phase.written[seat]?.isHandedIn)]
    case 'vote':
      return takersOf(state, phase.texts).filter((seat) => phase.votes[seat] === undefined)
    case 'read':
    // LAU-10: its few seconds are for those who may still stake.
    case 'tell':
    case 'results':
      return []
  }
}

/** LAU-24: whether nobody is waited for but people who are away. With nobody left to play for, the deadlines are enough. */
export const waitsForAbsent = (state: State, phase: Phase, isAway: (seat: SeatId) => boolean): boolean => {
  const missing = missingIn(state, phase)
  return missing.length > 0 && missing.every(isAway) && !state.seats.every(isAway)
}

/** Who is gone, and when the round goes on without them. */
export interface Without {
  readonly seats: readonly SeatId[]
  readonly at: Instant
}

/**
 * As everybody may see it. LAU-11: of several who are away, neither the seats nor the moment tell whose votes are missing. ALL-7: at
 * a table without a clock it is the host who calls time, for those who went as well.
 */
export const withoutIn = (state: State, phase: Phase, away: Away): Without | undefined => {
  const isAway = (seat: SeatId) => away.has(seat)
  if (!state.options.hasClock || !waitsForAbsent(state, phase, isAway)) return undefined
  const gone = phase.name === 'vote' ? takersOf(state, phase.texts).filter(isAway) : missingIn(state, phase)
  // Never before the table's time began: who left for good has been gone for ever.
  const at = Math.max(0, ...gone.map((seat) => (away.get(seat) ?? 0) + GRACE)) as Instant
  // The deadline comes first; after it, all this is asked anew.
  if (phase.wait !== undefined && phase.wait.endsAt <= at) return undefined
  return { seats: phase.name === 'vote' ? [] : gone, at }
}

export const dueWithout = (state: State, away: Away): Due<Move> | undefined => {
  const without = state.phase.name === 'over' ? undefined : withoutIn(state, state.phase, away)
  return without && { at: without.at, move: { type: 'time-up', step: state.step } }
}

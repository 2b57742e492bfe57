import { areAllAway, graceEnd, type Without } from '@tablee/game-kit/absences.ts'
import { type Away, type Due, type SeatId, seconds } from '@tablee/kernel'
import type { Move } from '../moves.ts'
import { type Phase, type State, takersOf, writersOf } from '../state.ts'

/** LAU-24: how long the round waits for people who have left. */
export const GRACE = seconds(20)

/** The seats that can still end a phase. LAU-6: while people write, a leader who is present decides whether to wait for absent writers. */
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

/** LAU-24: whether only people who are away are waited for. */
export const waitsForAbsent = (state: State, phase: Phase, isAway: (seat: SeatId) => boolean): boolean =>
  areAllAway(missingIn(state, phase), state.seats, isAway)

/**
 * As everybody may see it. LAU-11: if several people are away, neither the seats nor the moment tell whose votes are missing. ALL-7: at
 * a table without a clock the host calls time, also on people who are away.
 */
export const withoutIn = (state: State, phase: Phase, away: Away): Without | undefined => {
  const isAway = (seat: SeatId) => away.has(seat)
  if (!state.options.hasClock || !waitsForAbsent(state, phase, isAway)) return undefined
  const gone = phase.name === 'vote' ? takersOf(state, phase.texts).filter(isAway) : missingIn(state, phase)
  const at = graceEnd(gone, away, GRACE, phase.wait?.endsAt)
  return at === undefined ? undefined : { seats: phase.name === 'vote' ? [] : gone, at }
}

export const dueWithout = (state: State, away: Away): Due<Move> | undefined => {
  const without = state.phase.name === 'over' ? undefined : withoutIn(state, state.phase, away)
  return without && { at: without.at, move: { type: 'time-up', step: state.step } }
}

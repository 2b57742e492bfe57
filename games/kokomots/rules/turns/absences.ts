import { areAllAway, graceEnd, type Without } from '@tablee/game-kit/absences.ts'
import { type Away, type Due, type SeatId, seconds } from '@tablee/kernel'
import type { Move } from '../moves.ts'
import type { State } from '../state.ts'
import { searchersIn } from './rounds.ts'
import { seatsOf } from './turns.ts'
import { phasePending } from './waits.ts'

/** How long a turn or a search waits for people who have left. */
const GRACE = seconds(20)

/** The seats that can still end a phase; of a team any one of them. */
const missingIn = (state: State): readonly SeatId[] => {
  const { phase } = state
  switch (phase.name) {
    case 'ready':
    case 'turn':
      return seatsOf(state, phase.turn.camp)
    case 'searching':
      // KOK-33: absent people agree to skip, also if they left after all the others had agreed.
      return searchersIn(state, phase.round).filter((seat) => !phase.round.skips.includes(seat))
    default:
      return []
  }
}

/** Whether only people who are away are waited for. At a table without a clock the host calls time instead (ALL-7). */
export const waitsForAbsent = (state: State, isAway: (seat: SeatId) => boolean): boolean =>
  state.options.hasClock && areAllAway(missingIn(state), state.seats, isAway)

export const withoutIn = (state: State, away: Away): Without | undefined => {
  if (!waitsForAbsent(state, (seat) => away.has(seat))) return undefined
  const seats = missingIn(state)
  const at = graceEnd(seats, away, GRACE, phasePending(state)?.at)
  return at === undefined ? undefined : { seats, at }
}

export const dueWithout = (state: State, away: Away): Due<Move> | undefined => {
  const without = withoutIn(state, away)
  const pending = phasePending(state)
  return without && pending && { at: without.at, move: { type: 'time-up', step: pending.step } }
}

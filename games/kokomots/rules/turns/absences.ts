import { type Away, type Due, type Instant, type SeatId, seconds } from '@tablee/kernel'
import type { Move } from '../moves.ts'
import type { State } from '../state.ts'
import { searchersIn } from './rounds.ts'
import { seatsOf } from './turns.ts'
import { phasePending } from './waits.ts'

/** How long those who went are waited for. */
const GRACE = seconds(20)

/** Who keeps a turn or a search from going on; of a team anybody is enough. */
const missingIn = (state: State): readonly SeatId[] => {
  const { phase } = state
  switch (phase.name) {
    case 'ready':
    case 'turn':
      return seatsOf(state, phase.turn.camp)
    case 'searching':
      // KOK-33: those away agree, also when they went after all the others had.
      return searchersIn(state, phase.round).filter((seat) => !phase.round.skips.includes(seat))
    default:
      return []
  }
}

/** ALL-7: without a clock it is the host who calls time. With nobody left to play for, the deadlines are enough. */
export const waitsForAbsent = (state: State, isAway: (seat: SeatId) => boolean): boolean => {
  const missing = missingIn(state)
  return state.options.hasClock && missing.length > 0 && missing.every(isAway) && !state.seats.every(isAway)
}

/** Who is gone, and when it goes on without them. */
export interface Without {
  readonly seats: readonly SeatId[]
  readonly at: Instant
}

export const withoutIn = (state: State, away: Away): Without | undefined => {
  if (!waitsForAbsent(state, (seat) => away.has(seat))) return undefined
  const seats = missingIn(state)
  // Never before the table's time began: who left for good has been gone for ever.
  const at = Math.max(0, ...seats.map((seat) => (away.get(seat) ?? 0) + GRACE)) as Instant
  const deadline = phasePending(state)?.at
  return deadline !== undefined && deadline <= at ? undefined : { seats, at }
}

export const dueWithout = (state: State, away: Away): Due<Move> | undefined => {
  const without = withoutIn(state, away)
  const pending = phasePending(state)
  return without && pending && { at: without.at, move: { type: 'time-up', step: pending.step } }
}

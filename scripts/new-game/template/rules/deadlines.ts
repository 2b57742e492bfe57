import { areAllAway, graceEnd } from '@tablee/game-kit/absences.ts'
import { startWait, type Wait } from '@tablee/game-kit/deadlines.ts'
import { type Away, type Due, type SeatId, seconds } from '@tablee/kernel'
import type { Move } from './moves.ts'
import type { Phase, PhaseName, State } from './state.ts'
import type { GameTools } from './world.ts'

/** NOU-3: how long the game waits for people who have left. */
const GRACE = seconds(10)

/** Everybody acts at once: one request for more time gives it to all (ALL-2). */
export const waitFor = (
  name: PhaseName,
  { options, seats }: Pick<State, 'options' | 'seats'>,
  tools: GameTools,
): Wait | undefined => (options.hasClock ? startWait(options.waits[name], seats, tools) : undefined)

/** When the phase ends by itself. */
export const due = ({ phase, step }: State): Due<Move> | undefined =>
  phase.name === 'over' || phase.wait === undefined
    ? undefined
    : { at: phase.wait.endsAt, move: { type: 'time-up', step } }

/** Those who have not written yet. */
export const missingIn = ({ seats }: State, phase: Phase): readonly SeatId[] =>
  phase.name === 'write' ? seats.filter((seat) => phase.words[seat] === undefined) : []

/** Whether only people who are away are waited for (ALL-6). At a table without a clock the host calls time instead. */
export const waitsForAbsent = (state: State, phase: Phase, isAway: (seat: SeatId) => boolean): boolean =>
  phase.wait !== undefined && areAllAway(missingIn(state, phase), state.seats, isAway)

/** NOU-3: the writing ends sooner when it waits only for people who are away. */
export const dueWithout = (state: State, away: Away): Due<Move> | undefined => {
  const { phase, step } = state
  if (phase.name === 'over' || !waitsForAbsent(state, phase, (seat) => away.has(seat))) return undefined
  const at = graceEnd(missingIn(state, phase), away, GRACE, phase.wait?.endsAt)
  return at === undefined ? undefined : { at, move: { type: 'time-up', step } }
}

import { startWait, type Wait } from '@tablee/game-kit/deadlines.ts'
import type { SeatId } from '@tablee/kernel'
import type { PhaseName } from './options.ts'
import { othersFrom, type State } from './state.ts'
import type { WordOutTools } from './world.ts'

/** A phase in which this seat has the hand; counters are asked of all others at once (WO-22). Undefined at a table without a clock (ALL-7). */
export const waitFor = (
  phase: PhaseName,
  seat: SeatId,
  { options, seats }: Pick<State, 'options' | 'seats'>,
  tools: WordOutTools,
): Wait | undefined =>
  options.hasClock
    ? startWait(options.waits[phase], phase === 'counter' ? othersFrom(seats, seat) : [seat], tools)
    : undefined

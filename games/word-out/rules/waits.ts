import { after, type SeatId, seconds } from '@tablee/kernel'
import type { PhaseName } from './options.ts'
import { othersFrom, type State, type Wait } from './state.ts'
import type { WordOutTools } from './world.ts'

/**
 * Of a phase in which this seat has the hand. ALL-2: twice as long where somebody waited for asked for it; of a window for
 * counters all others are waited for. None at a table without a clock (ALL-7).
 */
export const waitFor = (
  phase: PhaseName,
  seat: SeatId,
  { options, seats }: Pick<State, 'options' | 'seats'>,
  { now, unhurried }: WordOutTools,
): Wait | undefined => {
  if (!options.hasClock) return undefined
  const awaited = phase === 'counter' ? othersFrom(seats, seat) : [seat]
  const lasts = options.waits[phase] * (awaited.some((each) => unhurried.has(each)) ? 2 : 1)
  return { endsAt: after(now, seconds(lasts)), lasts }
}

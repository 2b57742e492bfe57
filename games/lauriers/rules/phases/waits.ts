import { after, type SeatId, seconds } from '@tablee/kernel'
import type { WaitName } from '../options.ts'
import { type State, type Wait, writersOf } from '../state.ts'
import type { LauriersTools } from '../world.ts'

type Round = Pick<State, 'options' | 'seats' | 'leader'>

/** Whom a wait is for. What is read is read by everybody. */
const awaited = (wait: WaitName, round: Round): readonly SeatId[] => {
  switch (wait) {
    case 'pick':
    case 'desk':
    case 'tell':
      return [round.leader]
    case 'write':
    case 'late':
    case 'vote':
      return writersOf(round)
    case 'read':
    case 'results':
      return round.seats
  }
}

/**
 * ALL-2: twice as long where somebody waited for asked for it. None at a table without a clock (ALL-7), nor for writing
 * where the table wants none (LAU-6).
 */
export const waitFor = (
  wait: WaitName,
  round: Round,
  { now, unhurried }: LauriersTools,
  times = 1,
): Wait | undefined => {
  const { hasClock, waits, writing } = round.options
  if (!hasClock || (wait === 'write' && writing === 'untimed')) return undefined
  const isLonger = awaited(wait, round).some((seat) => unhurried.has(seat))
  const lasts = Math.round(waits[wait] * times) * (isLonger ? 2 : 1)
  return { endsAt: after(now, seconds(lasts)), lasts }
}

import type { Asker } from './moves.ts'
import { keyOfSeat, seatOf, type TableState } from './state.ts'

/**
 * The scope of idempotency keys: a person, identified by key. A seat would not do: a person who sits down or stands up would become another
 * asker, and a retried move another move. Undefined for the clock, and for a seat that no longer exists.
 */
export const askerIn = (state: TableState, by: Asker): string | undefined => {
  if (by.kind === 'newcomer') return by.key
  const seat = by.kind === 'seat' ? seatOf(state, by.seat) : undefined
  return seat && keyOfSeat(seat)
}

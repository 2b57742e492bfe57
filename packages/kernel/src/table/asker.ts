import type { Asker } from './moves.ts'
import { keyOfSeat, seatOf, type TableState } from './state.ts'

/**
 * Whose move ids are told apart: a person's, by the key that they hold, seated or not. By the seat, whoever stands up or sits down would
 * be somebody else, and the same move sent again another one. None for the clock, and for a seat that is gone.
 */
export const askerIn = (state: TableState, by: Asker): string | undefined => {
  if (by.kind === 'newcomer') return by.key
  const seat = by.kind === 'seat' ? seatOf(state, by.seat) : undefined
  return seat && keyOfSeat(seat)
}

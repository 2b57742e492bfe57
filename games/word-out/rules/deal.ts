import type { SeatId } from '@tablee/kernel'
import type { CardId } from './cards.ts'
import type { Hands } from './state.ts'

/** WO-3 */
export const HAND = 8

/** WO-3, WO-23: eight each, in this order; WO-24: where there are not enough, all of them one by one. */
export const handsOf = (
  order: readonly SeatId[],
  cards: readonly CardId[],
): { readonly hands: Hands; readonly left: readonly CardId[] } => {
  const dealt = order.length * HAND
  const hand = (_: SeatId, nth: number) =>
    cards.length < dealt
      ? cards.filter((_, at) => at % order.length === nth)
      : cards.slice(nth * HAND, (nth + 1) * HAND)
  return {
    hands: Object.fromEntries(order.map((seat, nth) => [seat, hand(seat, nth)])),
    left: cards.slice(dealt),
  }
}

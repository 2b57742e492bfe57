import { placingsBy } from '@tablee/game-kit/placings.ts'
import type { SeatId } from '@tablee/kernel'

type Numbers = Readonly<Record<SeatId, number>>

/** WO-26, WO-27: everybody loses one a card held; who went out has none, and gains what the others held. */
export const changesAtEnd = (held: Numbers, wentOut?: SeatId): Numbers => {
  const all = Object.values(held).reduce((sum, count) => sum + count, 0)
  return Object.fromEntries(Object.entries(held).map(([seat, count]) => [seat, seat === wentOut ? all : 0 - count]))
}

/** WO-28: the highest score first, equal ones share. */
export const placingsOf = (seats: readonly SeatId[], scores: Numbers): SeatId[][] =>
  placingsBy(seats, (one, other) => (scores[other] ?? 0) - (scores[one] ?? 0))

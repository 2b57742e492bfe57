import type { SeatId } from '@tablee/kernel'

type Numbers = Readonly<Record<SeatId, number>>

/** WO-26, WO-27: everybody loses one a card held; who went out has none, and gains what the others held. */
export const changesAtEnd = (held: Numbers, wentOut?: SeatId): Numbers => {
  const all = Object.values(held).reduce((sum, count) => sum + count, 0)
  return Object.fromEntries(Object.entries(held).map(([seat, count]) => [seat, seat === wentOut ? all : 0 - count]))
}

/** WO-28: the highest score first, equal ones share. */
export const placingsOf = (seats: readonly SeatId[], scores: Numbers): SeatId[][] => {
  const each = [...new Set(seats.map((seat) => scores[seat] ?? 0))].sort((a, b) => b - a)
  return each.map((score) => seats.filter((seat) => (scores[seat] ?? 0) === score))
}

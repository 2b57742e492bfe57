import type { View } from '@tablee/games/lauriers'
import type { SeatId } from '@tablee/kernel'

/** LAU-20, LAU-21: the best first, those who tie together: by leaf, then by tokens kept. */
export const placingsOf = ({ seats, leaves, tokens }: Pick<View, 'seats' | 'leaves' | 'tokens'>): SeatId[][] => {
  const rankOf = (seat: SeatId) => (leaves[seat] ?? 1) * 10 + (tokens[seat] ?? 0)
  const ranks = [...new Set(seats.map(rankOf))].sort((a, b) => b - a)
  return ranks.map((rank) => seats.filter((seat) => rankOf(seat) === rank))
}

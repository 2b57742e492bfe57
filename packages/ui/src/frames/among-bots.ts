import type { SeatId, SeatView } from '@tablee/kernel'

/** ALL-9: one person plays here, and bots: nobody else could judge, or vote. */
export const isAmongBots = (seats: readonly SeatId[], people: ReadonlyMap<string, SeatView>): boolean =>
  seats.filter((seat) => people.get(seat)?.holder === 'person').length === 1

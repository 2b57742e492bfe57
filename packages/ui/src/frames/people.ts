import type { SeatView } from '@tablee/kernel'

/** The people at a table, by seat. */
export class People extends Map<string, SeatView> {
  constructor(seats: readonly SeatView[]) {
    super(seats.map((seat) => [seat.id, seat]))
  }

  /** Empty for a seat that is not at the table. */
  readonly nameOf = (seat: string): string => this.get(seat)?.name ?? ''

  readonly isBot = (seat: string): boolean => this.get(seat)?.holder === 'bot'
}

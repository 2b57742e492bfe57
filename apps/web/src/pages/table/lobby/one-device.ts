import type { Refusal, SeatId, TableMove } from '@tablee/kernel'

/** One device goes around: whoever holds it speaks for everybody. */
export interface OneDevice {
  join(name: string): Promise<Refusal | undefined>
  askAs(seat: SeatId, move: TableMove): Promise<Refusal | undefined>
  /** Somebody here, be it that a bot sits in for them. */
  holds(seat: SeatId): boolean
}

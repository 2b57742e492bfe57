import type { Refusal, SeatId, TableMove } from '@tablee/kernel'

/** One device is passed around: its holder acts for everybody. */
export interface OneDevice {
  join(name: string): Promise<Refusal | undefined>
  askAs(seat: SeatId, move: TableMove): Promise<Refusal | undefined>
  /** Whether a seat is held by a person of this device, even while a bot sits in for them. */
  holds(seat: SeatId): boolean
}

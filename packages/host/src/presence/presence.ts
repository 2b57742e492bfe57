import type { Milliseconds, SeatId } from '@tablee/kernel'
import type { Time } from '../time.ts'

/** Which seats have a connected device on this node. It is not logged, and lost with the process. */
export class Presence {
  private readonly devices = new Map<SeatId, number>()
  /** Seats in their grace period, each with the function that cancels its timer. */
  private readonly lingering = new Map<SeatId, () => void>()

  constructor(
    private readonly time: Time,
    private readonly grace: Milliseconds,
    /** Called when a seat's grace period is over. */
    private readonly onGone: () => void,
  ) {}

  /** Seats with a device, and seats in their grace period. */
  get people(): ReadonlySet<SeatId> {
    return new Set([...this.devices.keys(), ...this.lingering.keys()])
  }

  /** A device connects; without a seat it does not count. */
  come(seat: SeatId | undefined): void {
    if (seat === undefined) return
    this.stopLingering(seat)
    this.devices.set(seat, (this.devices.get(seat) ?? 0) + 1)
  }

  /** A device disconnects. The grace period begins with the last device of the seat. */
  go(seat: SeatId | undefined): void {
    if (seat === undefined) return
    const left = (this.devices.get(seat) ?? 0) - 1
    if (left > 0) {
      this.devices.set(seat, left)
      return
    }
    this.devices.delete(seat)
    const forget = () => {
      this.lingering.delete(seat)
      this.onGone()
    }
    this.lingering.set(seat, this.time.later(this.grace, forget))
  }

  close(): void {
    for (const seat of this.lingering.keys()) this.stopLingering(seat)
  }

  private stopLingering(seat: SeatId): void {
    this.lingering.get(seat)?.()
    this.lingering.delete(seat)
  }
}

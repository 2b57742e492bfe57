import type { Milliseconds, SeatId } from '@tablee/kernel'
import type { Time } from '../time.ts'

/** Who is there: known beside the log, forgotten with the process. */
export class Presence {
  private readonly devices = new Map<SeatId, number>()
  private readonly lingering = new Map<SeatId, () => void>()

  constructor(
    private readonly time: Time,
    private readonly grace: Milliseconds,
    /** A seat's grace is over. */
    private readonly onGone: () => void,
  ) {}

  /** Seats with a device, and those whose last one left a moment ago. */
  get people(): ReadonlySet<SeatId> {
    return new Set([...this.devices.keys(), ...this.lingering.keys()])
  }

  /** A device at a seat, or at none. */
  come(seat: SeatId | undefined): void {
    if (seat === undefined) return
    this.stopLingering(seat)
    this.devices.set(seat, (this.devices.get(seat) ?? 0) + 1)
  }

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

import type { Instant } from '@tablee/kernel'

/** The table's time: the server's last value, extrapolated by this device's monotonic clock. */
export class TableTime {
  #told = 0
  #heardAt: number | undefined

  /** `at` is performance.now() when the message came. */
  tell(now: number, isRunning: boolean, at: number) {
    this.#told = now
    this.#heardAt = isRunning ? at : undefined
  }

  now(at: number): Instant {
    return (this.#heardAt === undefined ? this.#told : this.#told + Math.max(0, at - this.#heardAt)) as Instant
  }
}

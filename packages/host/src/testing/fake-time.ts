import type { Milliseconds, ServerTime } from '@tablee/kernel'
import type { Time } from '../time.ts'

interface Timer {
  readonly at: number
  readonly act: () => void
}

/** Enough event-loop turns for pending work to settle, commits included. */
const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 6; turn++) await new Promise((resolve) => setImmediate(resolve))
}

/** Test support: a clock that only `pass` moves. */
export class FakeTime implements Time {
  private at = 1_000_000_000_000
  private readonly timers = new Set<Timer>()

  readonly now = (): ServerTime => this.at as ServerTime

  readonly later = (wait: Milliseconds, act: () => void): (() => void) => {
    const timer = { at: this.at + wait, act }
    this.timers.add(timer)
    return () => this.timers.delete(timer)
  }

  /** Number of pending timers. */
  get waiting(): number {
    return this.timers.size
  }

  /** Drops all timers, as a crash does. */
  forget(): void {
    this.timers.clear()
  }

  /** Runs every timer that falls due meanwhile, in order, and lets its effects settle. */
  async pass(seconds: number): Promise<void> {
    const end = this.at + seconds * 1000
    await settle()
    for (;;) {
      const [next] = [...this.timers].sort((a, b) => a.at - b.at)
      if (next === undefined || next.at > end) break
      this.timers.delete(next)
      this.at = Math.max(this.at, next.at)
      next.act()
      await settle()
    }
    this.at = end
  }
}

import type { Time } from '@tablee/host'
import type { Milliseconds, ServerTime } from '@tablee/kernel'

interface PendingTimer {
  /** In the time of SeenTime. */
  readonly at: number
  readonly act: () => void
  stop: () => void
}

/**
 * ALL-3: the time of this device's own tables. It stands still while the page is hidden, and so do they, without a word in their log:
 * a hidden page may be frozen at any moment, and must not be in the middle of writing then.
 */
export class SeenTime implements Time {
  isRunning = true
  /** How long the page was hidden so far. */
  #unseen = 0
  #stoppedAt = 0
  readonly #waiting = new Set<PendingTimer>()

  constructor(private readonly time: Time) {}

  now(): ServerTime {
    return ((this.isRunning ? this.time.now() : this.#stoppedAt) - this.#unseen) as ServerTime
  }

  later(wait: Milliseconds, act: () => void): () => void {
    const waiting: PendingTimer = { at: this.now() + wait, act, stop: () => {} }
    this.#waiting.add(waiting)
    if (this.isRunning) this.#set(waiting)
    return () => {
      this.#waiting.delete(waiting)
      waiting.stop()
    }
  }

  stop(): void {
    if (!this.isRunning) return
    this.#stoppedAt = this.time.now()
    this.isRunning = false
    for (const { stop } of this.#waiting) stop()
  }

  goOn(): void {
    if (this.isRunning) return
    this.#unseen += this.time.now() - this.#stoppedAt
    this.isRunning = true
    for (const waiting of this.#waiting) this.#set(waiting)
  }

  #set(waiting: PendingTimer): void {
    waiting.stop = this.time.later(Math.max(0, waiting.at - this.now()) as Milliseconds, () => {
      this.#waiting.delete(waiting)
      waiting.act()
    })
  }
}

import { setTimeout as pause } from 'node:timers/promises'
import { LogUnusable } from '../table-log.ts'
import { isWriteConflict } from './write-conflict.ts'

/** Milliseconds: longer than the election of a new leader. */
const RETRY_FOR = 12_000
const PROBE_EVERY = 100
/** A request that fails this often although probes are answered will not succeed. */
const MOST_TRIES = 30

/**
 * Retries requests while a cluster elects a leader and nobody answers. One probe, repeated until it is answered, serves all waiting
 * requests.
 */
export class Retry {
  private readonly pending = new Set<(reason: Error) => void>()
  private probing: Promise<void> | undefined

  /** `probe` resolves when the server answers. */
  constructor(private readonly probe: () => Promise<unknown>) {}

  /** Runs `work` until it succeeds. Rejects with the last error when time or tries run out. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    const deadline = performance.now() + RETRY_FOR
    for (let tries = 1; ; tries++) {
      try {
        return await this.attempt(work)
      } catch (error) {
        if (tries === MOST_TRIES || performance.now() > deadline || error instanceof LogUnusable) throw error
        // A write conflict is an answer, so no probe is needed. It may take a moment until the other write can be read.
        if (isWriteConflict(error)) {
          if (tries > 1) await pause(PROBE_EVERY)
          continue
        }
      }
      await this.untilReachable(deadline)
    }
  }

  /** Fails all running requests, because a broken connection brings no answers. `run` retries them. */
  interrupt(): void {
    for (const giveUp of this.pending) giveUp(new Error('the connection broke'))
  }

  private attempt<T>(work: () => Promise<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      this.pending.add(reject)
      work()
        .then(resolve, reject)
        .finally(() => this.pending.delete(reject))
    })
  }

  private untilReachable(deadline: number): Promise<void> {
    this.probing ??= this.probeUntil(deadline).finally(() => {
      this.probing = undefined
    })
    return this.probing
  }

  /** Probes overlap: a probe sent before the election never reaches the new leader. */
  private async probeUntil(deadline: number): Promise<void> {
    let isReachable = false
    const onAnswer = () => {
      isReachable = true
    }
    while (!isReachable && performance.now() < deadline) {
      this.probe().then(onAnswer, () => {})
      await pause(PROBE_EVERY)
    }
  }
}

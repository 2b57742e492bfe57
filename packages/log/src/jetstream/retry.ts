import { setTimeout as pause } from 'node:timers/promises'
import { LogUnusable } from '../table-log.ts'
import { isOvertaken } from './write-conflict.ts'

/** Milliseconds: longer than the choice of a new leader takes. */
const PATIENCE = 12_000
const KNOCK_AGAIN = 100
/** What fails so often though somebody answers will not come right. */
const TRIES = 30

/** While a new leader is chosen nobody answers. One knocks for all who wait, and they go on as soon as it is answered. */
export class Patience {
  private readonly underWay = new Set<(reason: Error) => void>()
  private knocking: Promise<void> | undefined

  /** `knock` resolves when somebody answers. */
  constructor(private readonly knock: () => Promise<unknown>) {}

  /** Rejects with what went wrong last. */
  async with<T>(work: () => Promise<T>): Promise<T> {
    const giveUpAt = performance.now() + PATIENCE
    for (let tries = 1; ; tries++) {
      try {
        return await this.attempt(work)
      } catch (error) {
        if (tries === TRIES || performance.now() > giveUpAt || error instanceof LogUnusable) throw error
        // Then somebody did answer; what overtook it may take a moment to be read.
        if (isOvertaken(error)) {
          if (tries > 1) await pause(KNOCK_AGAIN)
          continue
        }
      }
      await this.untilAnswered(giveUpAt)
    }
  }

  /** The line broke: what was asked over it gets no answer, and need not be waited for. */
  interrupt(): void {
    for (const giveUp of this.underWay) giveUp(new Error('the connection broke'))
  }

  private attempt<T>(work: () => Promise<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      this.underWay.add(reject)
      work()
        .then(resolve, reject)
        .finally(() => this.underWay.delete(reject))
    })
  }

  private untilAnswered(giveUpAt: number): Promise<void> {
    this.knocking ??= this.knockUntil(giveUpAt).finally(() => {
      this.knocking = undefined
    })
    return this.knocking
  }

  /** Not one after the other: a leader that was chosen meanwhile never hears the knocks before. */
  private async knockUntil(giveUpAt: number): Promise<void> {
    let isAnswered = false
    const hear = () => {
      isAnswered = true
    }
    while (!isAnswered && performance.now() < giveUpAt) {
      this.knock().then(hear, () => {})
      await pause(KNOCK_AGAIN)
    }
  }
}

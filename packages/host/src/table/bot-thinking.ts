import type { BotQuestion, Thought } from '@tablee/kernel'
import type { HostDependencies } from '../dependencies.ts'

/** The longer thinking of the bot that moves next. Nobody waits for it: a result that comes too late is ignored. */
export class BotThinking {
  private asked: string | undefined
  private result: Thought | undefined

  constructor(private readonly deps: Pick<HostDependencies, 'think' | 'report'>) {}

  /** Starts thinking, once for each question. */
  start(question: BotQuestion): void {
    if (this.asked === question.id) return
    this.asked = question.id
    void this.think(question)
  }

  resultFor({ id }: BotQuestion): Thought | undefined {
    return this.result?.on === id ? this.result : undefined
  }

  private async think(question: BotQuestion): Promise<void> {
    try {
      const thought = await this.deps.think(question)
      // A newer question may have been asked meanwhile.
      if (this.asked === question.id) this.result = thought
    } catch (error) {
      this.deps.report(error)
    }
  }
}

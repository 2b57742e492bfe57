import type { BotQuestion, Thought } from '@tablee/kernel'
import type { HostDependencies } from './recorded-table.ts'

/** What the bot that moves next at a table thinks of meanwhile. Nobody waits for it: what has not come in time is not heard. */
export class BotThinking {
  private asked: string | undefined
  private come: Thought | undefined

  constructor(private readonly deps: Pick<HostDependencies, 'think' | 'report'>) {}

  /** Each question is asked once. */
  begin(question: BotQuestion): void {
    if (this.asked === question.id) return
    this.asked = question.id
    void this.ask(question)
  }

  on({ id }: BotQuestion): Thought | undefined {
    return this.come?.on === id ? this.come : undefined
  }

  private async ask(question: BotQuestion): Promise<void> {
    try {
      const thought = await this.deps.think(question)
      // Something else may be thought about by now.
      if (this.asked === question.id) this.come = thought
    } catch (error) {
      this.deps.report(error)
    }
  }
}

import type { Question, Thought } from '@tablee/kernel'
import type { TableWorkings } from './recorded-table.ts'

/** What the bot that moves next at a table thinks of meanwhile. Nobody waits for it: what has not come in time is not heard. */
export class Thoughts {
  private asked: string | undefined
  private come: Thought | undefined

  constructor(private readonly workings: Pick<TableWorkings, 'think' | 'report'>) {}

  /** Each question is asked once. */
  begin(question: Question): void {
    if (this.asked === question.id) return
    this.asked = question.id
    void this.ask(question)
  }

  on({ id }: Question): Thought | undefined {
    return this.come?.on === id ? this.come : undefined
  }

  private async ask(question: Question): Promise<void> {
    try {
      const thought = await this.workings.think(question)
      // Something else may be thought about by now.
      if (this.asked === question.id) this.come = thought
    } catch (error) {
      this.workings.report(error)
    }
  }
}

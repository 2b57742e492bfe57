import type { Answer } from './answer.ts'

const PER_ASKER = 64
const ASKERS = 200

const dropOldest = (map: Map<string, unknown>, most: number): void => {
  const [oldest] = map.keys()
  if (map.size > most && oldest !== undefined) map.delete(oldest)
}

/** Recent answers to moves that had no effect and were not logged, so that a retry gets the same answer. */
export class AnswerCache {
  /** Created on first use: most tables need none. */
  private byAsker: Map<string, Map<string, Answer>> | undefined

  remember(asker: string, moveId: string, answer: Answer): void {
    this.byAsker ??= new Map()
    const answers = this.byAsker.get(asker) ?? new Map<string, Answer>()
    // Least recently used first, so that the oldest one is dropped.
    this.byAsker.delete(asker)
    this.byAsker.set(asker, answers.set(moveId, answer))
    dropOldest(answers, PER_ASKER)
    dropOldest(this.byAsker, ASKERS)
  }

  find(asker: string, moveId: string): Answer | undefined {
    return this.byAsker?.get(asker)?.get(moveId)
  }
}

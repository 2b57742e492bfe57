import type { Answer } from './answer.ts'

const PER_ASKER = 64
const ASKERS = 200

const dropOldest = (map: Map<string, unknown>, most: number): void => {
  const [oldest] = map.keys()
  if (map.size > most && oldest !== undefined) map.delete(oldest)
}

/** What was answered lately and not written, since nothing happened: a move that is sent again gets the same answer. */
export class AnswerCache {
  /** Made for the first one: most tables have none. */
  private byAsker: Map<string, Map<string, Answer>> | undefined

  remember(asker: string, moveId: string, answer: Answer): void {
    this.byAsker ??= new Map()
    const told = this.byAsker.get(asker) ?? new Map<string, Answer>()
    // Whoever was answered last comes last, as in the log.
    this.byAsker.delete(asker)
    this.byAsker.set(asker, told.set(moveId, answer))
    dropOldest(told, PER_ASKER)
    dropOldest(this.byAsker, ASKERS)
  }

  find(asker: string, moveId: string): Answer | undefined {
    return this.byAsker?.get(asker)?.get(moveId)
  }
}

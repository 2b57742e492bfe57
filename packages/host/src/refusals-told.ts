import type { Refusal } from '@tablee/kernel'

const PER_ASKER = 64
const ASKERS = 200

const dropOldest = (map: Map<string, unknown>, most: number): void => {
  const [oldest] = map.keys()
  if (map.size > most && oldest !== undefined) map.delete(oldest)
}

/** What was refused lately: a refused move that is sent again gets the same answer. Not worth the log: nothing happened. */
export class RefusalsTold {
  /** Made for the first one: most tables have none. */
  private byAsker: Map<string, Map<string, Refusal>> | undefined

  remember(asker: string, moveId: string, refusal: Refusal): void {
    this.byAsker ??= new Map()
    const told = this.byAsker.get(asker) ?? new Map<string, Refusal>()
    this.byAsker.set(asker, told.set(moveId, refusal))
    dropOldest(told, PER_ASKER)
    dropOldest(this.byAsker, ASKERS)
  }

  find(asker: string, moveId: string): Refusal | undefined {
    return this.byAsker?.get(asker)?.get(moveId)
  }
}

import { byteLength } from './byte-length.ts'
import { nextTurn } from './next-turn.ts'

/** Limits of one page: bytes of text (exceeded only by a single large decision) and number of decisions. */
export const PAGE_BYTES = 48 * 1024
export const PAGE_DECISIONS = 100
/** Bytes that all readers together may take in one turn of the event loop. A single larger decision is read alone. */
export const TURN_BYTES = 64 * 1024
/** Minimum cost of a read in bytes: an empty page takes time too. */
const MINIMUM_COST = 512

export const bytesOfPage = (page: readonly string[]): number => page.reduce((sum, text) => sum + byteLength(text), 0)

/** The texts of one page, starting at index `from`. */
export const pageFrom = (texts: readonly string[], from: number): readonly string[] => {
  let to = from
  for (let bytes = 0; to < texts.length && to - from < PAGE_DECISIONS; to++) {
    bytes += byteLength(texts[to] as string)
    if (bytes > PAGE_BYTES && to > from) break
  }
  return texts.slice(from, to)
}

/**
 * Fair scheduling of all log reads in a process: first in, first out, with a budget of `TURN_BYTES` per turn of the event loop. However
 * many long logs are read at the same time, other work waits for one page at most.
 */
class ReadScheduler {
  private readonly waiting: (() => void)[] = []
  private isBusy = false
  private spent = 0

  /** Runs `page` when it is the caller's turn. `page` must not wait for a network, because all other readers would wait with it. */
  async read<Page>(page: () => Promise<Page>, bytesOf: (page: Page) => number): Promise<Page> {
    if (this.isBusy || !this.hasRoom) await new Promise<void>((resolve) => this.waiting.push(resolve))
    this.isBusy = true
    try {
      const found = await page()
      this.spend(MINIMUM_COST + bytesOf(found))
      return found
    } finally {
      this.isBusy = false
      this.admit()
    }
  }

  private get hasRoom(): boolean {
    return this.spent + PAGE_BYTES <= TURN_BYTES
  }

  private spend(bytes: number): void {
    if (this.spent === 0) void nextTurn().then(() => this.beginTurn())
    this.spent += bytes
  }

  private beginTurn(): void {
    this.spent = 0
    this.admit()
  }

  private admit(): void {
    if (this.isBusy || !this.hasRoom) return
    const next = this.waiting.shift()
    if (next === undefined) return
    // Reserve the slot now, so that a read requested before `next` resumes queues up behind it.
    this.isBusy = true
    next()
  }
}

/** Shared by all logs of the process: they share one event loop. */
export const readScheduler = new ReadScheduler()

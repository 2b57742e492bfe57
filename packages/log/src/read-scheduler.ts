import { byteLength } from './byte-length.ts'
import { nextTurn } from './next-turn.ts'

/** What one page may hold: bytes of text (but at least one decision), and decisions. */
export const PAGE_BYTES = 48 * 1024
export const PAGE_DECISIONS = 100
/** Bytes handed out in one turn of the event loop, to all readers together. One larger decision is handed out alone. */
export const TURN_BYTES = 64 * 1024
/** An empty page costs time as well. */
const LEAST = 512

export const bytesOfPage = (page: readonly string[]): number => page.reduce((sum, text) => sum + byteLength(text), 0)

/** The texts from `from` on that fit on one page. */
export const pageFrom = (texts: readonly string[], from: number): readonly string[] => {
  let to = from
  for (let bytes = 0; to < texts.length && to - from < PAGE_DECISIONS; to++) {
    bytes += byteLength(texts[to] as string)
    if (bytes > PAGE_BYTES && to > from) break
  }
  return texts.slice(from, to)
}

/**
 * Shares out the event loop among all readers of a process: first come, first served, and no more than `TURN_BYTES` a turn. However many
 * long logs are read at the same time, everything else waits for one page at the most.
 */
class ReadTurns {
  private readonly waiting: (() => void)[] = []
  private isTaken = false
  private spent = 0

  /** Reads a page once it is the caller's turn. It must not wait for a network: everybody else would wait with it. */
  async read<Page>(page: () => Promise<Page>, bytesOf: (page: Page) => number): Promise<Page> {
    if (this.isTaken || !this.hasRoom) await new Promise<void>((resolve) => this.waiting.push(resolve))
    this.isTaken = true
    try {
      const found = await page()
      this.spend(LEAST + bytesOf(found))
      return found
    } finally {
      this.isTaken = false
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
    if (this.isTaken || !this.hasRoom) return
    const next = this.waiting.shift()
    if (next === undefined) return
    // Taken from now on: whoever asks before the next one runs waits behind it.
    this.isTaken = true
    next()
  }
}

/** All logs of a process share one event loop. */
export const readTurns = new ReadTurns()

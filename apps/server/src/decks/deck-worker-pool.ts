import { readDeck } from '@tablee/game-kit/own-decks.ts'
import { GAMES } from '@tablee/games/shelf.ts'
import type { DeckRead } from '@tablee/kernel'
import { Piscina } from 'piscina'

export type ReadDeck = (game: string, text: string) => Promise<DeckRead>

/** Without a worker thread, as in tests. */
export const readDeckInProcess: ReadDeck = async (game, text) => readDeck(GAMES, game, text)

/** Milliseconds. The largest deck takes some tens. */
const READ_TIMEOUT = 5000

interface DeckWorker {
  readonly readDeck: ReadDeck
  readonly close: () => Promise<void>
}

/**
 * One worker thread that parses uploaded decks one at a time, so that a large deck never blocks the event loop. `file` is the built
 * deck-worker.ts. The thread lives as long as the server: starting one takes a good part of a core for some fifty milliseconds, which
 * every upload would cost again. A deck that exceeds the timeout ends the thread; the next deck starts another.
 */
export const openDeckWorker = (
  file: URL,
  report: (error: unknown) => void = console.error,
  timeout = READ_TIMEOUT,
): DeckWorker => {
  const pool = new Piscina({ filename: file.href, minThreads: 1, maxThreads: 1 })
  let isClosed = false
  pool.on('error', (error) => isClosed || report(error))
  let queue: Promise<unknown> = Promise.resolve()
  return {
    readDeck: (game, text) => {
      // The timeout starts when the decks before this one are done.
      const read = queue.then(() => pool.run({ game, text }, { signal: AbortSignal.timeout(timeout) }))
      queue = read.catch(() => undefined)
      return read
    },
    close: async () => {
      isClosed = true
      await pool.destroy()
    },
  }
}

import { readDeck } from '@tablee/game-kit/own-decks.ts'
import { GAMES } from '@tablee/games/shelf.ts'
import type { DeckRead } from '@tablee/kernel'
import { Piscina } from 'piscina'

export type ReadDeck = (game: string, text: string) => Promise<DeckRead>

/** Without a thread, as in tests. */
export const readDeckHere: ReadDeck = async (game, text) => readDeck(GAMES, game, text)

/** Milliseconds; the largest deck takes some tens. */
const LONGEST = 5000

interface DeckReader {
  readonly readDeck: ReadDeck
  readonly close: () => Promise<void>
}

/**
 * A thread that reads decks, one at a time for the whole server, so that the loop which serves people never reads a large one;
 * `file` is deck-reader.ts, built. It stays for as long as the server runs: starting a thread takes a good part of a core for some fifty
 * milliseconds, which whoever sends a deck now and then could have again and again. A deck that takes too long costs the thread, and the
 * next one starts another.
 */
export const openDeckReader = (
  file: URL,
  report: (error: unknown) => void = console.error,
  longest = LONGEST,
): DeckReader => {
  const pool = new Piscina({ filename: file.href, minThreads: 1, maxThreads: 1 })
  let isClosed = false
  pool.on('error', (error) => isClosed || report(error))
  let line: Promise<unknown> = Promise.resolve()
  return {
    readDeck: (game, text) => {
      // Its time begins when those before it are done.
      const read = line.then(() => pool.run({ game, text }, { signal: AbortSignal.timeout(longest) }))
      line = read.catch(() => undefined)
      return read
    },
    close: async () => {
      isClosed = true
      await pool.destroy()
    },
  }
}

import { setPriority } from 'node:os'
import { readDeck } from '@tablee/game-kit/own-decks.ts'
import { GAMES } from '@tablee/games/shelf.ts'
import type { DeckRead } from '@tablee/kernel'

// On Linux this sets the priority of this thread alone, elsewhere that of the whole process.
if (process.platform === 'linux') setPriority(10)

/** Runs in a worker thread, started by deck-worker-pool.ts. */
export default ({ game, text }: { readonly game: string; readonly text: string }): DeckRead =>
  readDeck(GAMES, game, text)

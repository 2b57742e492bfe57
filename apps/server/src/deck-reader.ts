import { setPriority } from 'node:os'
import { readDeck } from '@tablee/game-kit/own-decks.ts'
import { GAMES } from '@tablee/games/shelf.ts'
import type { DeckRead } from '@tablee/kernel'

// Of this thread alone, which it means on Linux only.
if (process.platform === 'linux') setPriority(10)

/** What a thread of its own does: see deck-readers.ts. */
export default ({ game, text }: { readonly game: string; readonly text: string }): DeckRead =>
  readDeck(GAMES, game, text)

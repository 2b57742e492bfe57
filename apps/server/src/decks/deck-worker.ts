import { setPriority } from 'node:os'
import type { OwnDeckGame } from '@tablee/game-kit/deck/index.ts'
import { readDeck } from '@tablee/host/own-decks'
import type { DeckRead } from '@tablee/kernel'

// On Linux this sets the priority of this thread alone, elsewhere that of the whole process.
if (process.platform === 'linux') setPriority(10)

/** Runs in a worker thread, started by deck-worker-pool.ts. */
export default ({ game, text }: { readonly game: OwnDeckGame; readonly text: string }): DeckRead => readDeck(game, text)

import { setPriority } from 'node:os'
import type { OwnDeckGame } from '@tablee/decks'
import { readDeck } from '@tablee/host/own-decks'
import type { DeckRead } from '@tablee/kernel'

// Of this thread alone, which it means on Linux only.
if (process.platform === 'linux') setPriority(10)

/** What a thread of its own does: see deck-readers.ts. */
export default ({ game, text }: { readonly game: OwnDeckGame; readonly text: string }): DeckRead => readDeck(game, text)

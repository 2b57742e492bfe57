import type { Library, LibraryPart } from '@tablee/game-kit/define-game.ts'
import { Lazy, playWords, spelling } from '@tablee/ui/word-lists/lists.svelte.ts'
import { deckSize, fetchPart } from './parts.ts'

const decks = new Map<string, Lazy<string>>()

const deckOf = (game: string): Lazy<string> => {
  const deck = decks.get(game) ?? new Lazy((onBytes) => fetchPart.deck(game, onBytes), deckSize(game))
  decks.set(game, deck)
  return deck
}

type Arriving = { readonly [Part in LibraryPart]: (game: string) => Lazy<Library[Part]> }

/** A page loads each part once; the word lists are shared with the Dico. */
export const arriving: Arriving = { spelling: () => spelling, playWords: () => playWords, deck: deckOf }

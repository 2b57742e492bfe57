import type { DeckReader, DeckRules } from '@tablee/game-kit/deck/deck-rules.ts'
import type { LauriersWorld } from '../rules/world.ts'
import { readOwnDefinitions } from './own-cards.ts'
import { ownDefinitionDeck } from './own-deck.ts'

export const reader: DeckReader = {
  names: ['Les Lauriers', 'Lauriers'],
  // Twenty words.
  fewestCards: 5,
  count: (text, faults) => {
    const { cards } = readOwnDefinitions(text, faults)
    return { cards: cards.length, entries: cards.length * 4 }
  },
  // A definition: no other game has lines that start with a colon.
  isLikely: (text) => /^[^\S\n]*:/m.test(text),
}

export const deckRules: DeckRules<LauriersWorld> = {
  ...reader,
  worldWith: (text) => ownDefinitionDeck(readOwnDefinitions(text).cards),
}

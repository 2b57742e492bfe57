import type { DeckRules } from '@tablee/game-kit/deck/deck-rules.ts'
import { countCards, FEWEST_CARDS } from '@tablee/game-kit/deck/own-deck.ts'
import { readOwnDefinitions } from '@tablee/game-kit/deck/own-deck-cards.ts'
import type { LauriersWorld } from '../rules/world.ts'
import { ownDefinitionDeck } from './own-deck.ts'

export const deckRules: DeckRules<LauriersWorld> = {
  names: ['Les Lauriers', 'Lauriers'],
  fewestCards: FEWEST_CARDS.lauriers,
  count: (text, faults) => countCards('lauriers', text, faults),
  worldWith: (text) => ownDefinitionDeck(readOwnDefinitions(text).cards),
}

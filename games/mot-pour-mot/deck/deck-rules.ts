import type { DeckRules } from '@tablee/game-kit/deck/deck-rules.ts'
import { countCards, FEWEST_CARDS } from '@tablee/game-kit/deck/own-deck.ts'
import { readOwnCategories } from '@tablee/game-kit/deck/own-deck-cards.ts'
import type { MotPourMotWorld } from '../rules/world.ts'
import { categoryDeck } from './deck.ts'

export const deckRules: DeckRules<MotPourMotWorld> = {
  names: ['Mot pour Mot'],
  fewestCards: FEWEST_CARDS['mot-pour-mot'],
  count: (text, faults) => countCards('mot-pour-mot', text, faults),
  worldWith: (text, box) => ({ ...box(), ...categoryDeck(readOwnCategories(text).cards) }),
}

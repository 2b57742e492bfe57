import type { DeckReader, DeckRules } from '@tablee/game-kit/deck/deck-rules.ts'
import { countSides, hasAnswers } from '@tablee/game-kit/deck/own-sides.ts'
import type { MotPourMotWorld } from '../rules/world.ts'
import { categoryDeck } from './deck.ts'
import { readOwnCategories } from './own-cards.ts'

export const reader: DeckReader = {
  names: ['Mot pour Mot'],
  // Ten categories.
  fewestCards: 5,
  count: (text, faults) => countSides(readOwnCategories(text, faults).cards),
  hasAnswers: (text) => hasAnswers(readOwnCategories(text).cards),
}

export const deckRules: DeckRules<MotPourMotWorld> = {
  ...reader,
  worldWith: (text, box) => ({ ...box(), ...categoryDeck(readOwnCategories(text).cards) }),
}

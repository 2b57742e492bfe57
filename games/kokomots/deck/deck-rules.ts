import type { DeckReader, DeckRules } from '@tablee/game-kit/deck/deck-rules.ts'
import { countSides, hasAnswers } from '@tablee/game-kit/deck/own-sides.ts'
import type { KokomotsWorld } from '../rules/world.ts'
import { themeDeck } from './deck.ts'
import { readOwnThemes } from './own-cards.ts'

export const reader: DeckReader = {
  names: ['Kokomots'],
  // KOK-3: four piles of five.
  fewestCards: 20,
  count: (text, faults) => countSides(readOwnThemes(text, faults).cards),
  hasAnswers: (text) => hasAnswers(readOwnThemes(text).cards),
}

export const deckRules: DeckRules<KokomotsWorld> = {
  ...reader,
  worldWith: (text, box) => ({ ...box(), themes: themeDeck(readOwnThemes(text).cards).cards }),
}

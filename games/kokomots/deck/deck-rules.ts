import type { DeckRules } from '@tablee/game-kit/deck/deck-rules.ts'
import { countCards, FEWEST_CARDS } from '@tablee/game-kit/deck/own-deck.ts'
import { readOwnThemes } from '@tablee/game-kit/deck/own-deck-cards.ts'
import type { KokomotsWorld } from '../rules/world.ts'
import { themeDeck } from './deck.ts'

export const deckRules: DeckRules<KokomotsWorld> = {
  names: ['Kokomots'],
  fewestCards: FEWEST_CARDS.kokomots,
  count: (text, faults) => countCards('kokomots', text, faults),
  worldWith: (text, box) => ({ ...box(), themes: themeDeck(readOwnThemes(text).cards).cards }),
}

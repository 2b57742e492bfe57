import {
  categoryDeck,
  type OwnDeckGame,
  ownDefinitionDeck,
  readOwnCategories,
  readOwnDeck,
  readOwnDefinitions,
  readOwnThemes,
  themeDeck,
} from '@tablee/decks'
import type { KokomotsWorld } from '@tablee/games/kokomots'
import type { LauriersWorld } from '@tablee/games/lauriers'
import type { MotPourMotWorld } from '@tablee/games/mot-pour-mot'
import type { DeckRead, OwnDecks } from '@tablee/kernel'

const read = (text: string, game: OwnDeckGame): DeckRead => {
  const { deck, faults } = readOwnDeck(text)
  if (deck === undefined) return { isFit: false, code: 'deck-unfit', line: faults[0]?.line ?? 1 }
  if (deck.game !== game) return { isFit: false, code: 'deck-of-another-game', line: 1 }
  return { isFit: true, title: deck.title, cards: deck.cards }
}

const decksFor = (game: OwnDeckGame, world: (text: string) => object): OwnDecks => ({
  read: (text) => read(text, game),
  world,
})

/** The world of the box with the cards of somebody's deck instead of its own. */
export const ownCategories = (box: () => MotPourMotWorld): OwnDecks =>
  decksFor('mot-pour-mot', (text): MotPourMotWorld => ({ ...box(), ...categoryDeck(readOwnCategories(text).cards) }))

export const ownDefinitions = (): OwnDecks =>
  decksFor('lauriers', (text): LauriersWorld => ownDefinitionDeck(readOwnDefinitions(text).cards))

export const ownThemes = (box: () => KokomotsWorld): OwnDecks =>
  decksFor('kokomots', (text): KokomotsWorld => ({ ...box(), themes: themeDeck(readOwnThemes(text).cards).cards }))

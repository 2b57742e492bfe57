import {
  categoryDeck,
  type OwnDeckGame,
  ownDefinitionDeck,
  readOwnCategories,
  readOwnDeck,
  readOwnDefinitions,
  readOwnThemes,
  themeDeck,
} from '@tablee/game-kit/deck/index.ts'
import type { KokomotsWorld } from '@tablee/games/kokomots/game.ts'
import type { LauriersWorld } from '@tablee/games/lauriers/game.ts'
import type { MotPourMotWorld } from '@tablee/games/mot-pour-mot/game.ts'
import type { DeckRead, OwnDecks } from '@tablee/kernel'

/** Of a deck that does not fit one fault is told: it is read no further than that. */
export const readDeck = (game: OwnDeckGame, text: string): DeckRead => {
  const { deck, faults } = readOwnDeck(text, 1)
  if (deck === undefined) return { isFit: false, code: 'deck-unfit', line: faults[0]?.line ?? 1 }
  if (deck.game !== game) return { isFit: false, code: 'deck-of-another-game', line: 1 }
  return { isFit: true, title: deck.title, cards: deck.cards }
}

/** Decks that were read lately, the latest last: as many as may be on their way from the reader to their table at a time. */
const readBefore = new Map<string, { readonly game: OwnDeckGame; readonly read: DeckRead }>()
const REMEMBERED = 16

/** What a deck was read as elsewhere, so that it need not be read again where people wait. */
export const rememberDeck = (game: OwnDeckGame, text: string, read: DeckRead): void => {
  readBefore.delete(text)
  readBefore.set(text, { game, read })
  for (const oldest of readBefore.keys()) if (readBefore.size > REMEMBERED) readBefore.delete(oldest)
}

const decksFor = (game: OwnDeckGame, world: (text: string) => object): OwnDecks => ({
  read: (text) => {
    const before = readBefore.get(text)
    return before?.game === game ? before.read : readDeck(game, text)
  },
  world,
})

/** The world of the box with the cards of somebody's deck instead of its own. */
export const ownCategories = (box: () => MotPourMotWorld): OwnDecks =>
  decksFor('mot-pour-mot', (text): MotPourMotWorld => ({ ...box(), ...categoryDeck(readOwnCategories(text).cards) }))

export const ownDefinitions = (): OwnDecks =>
  decksFor('lauriers', (text): LauriersWorld => ownDefinitionDeck(readOwnDefinitions(text).cards))

export const ownThemes = (box: () => KokomotsWorld): OwnDecks =>
  decksFor('kokomots', (text): KokomotsWorld => ({ ...box(), themes: themeDeck(readOwnThemes(text).cards).cards }))

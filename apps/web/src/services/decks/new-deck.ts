import { readHeader, readOwnDeck } from '@tablee/game-kit/deck/own-deck.ts'
import { gameIn, loadDeckGames, type WritableGame } from './deck-games.ts'
import { gameIdOf, templateOf } from './deck-text.ts'
import { deckPageTexts } from './deck-texts.ts'
import { type KeptDeck, keep, keptDecks } from './kept.ts'

/** What the text of a deck says of it. */
const deckFrom = (games: readonly WritableGame[], id: string, text: string): KeptDeck => {
  const { deck } = readOwnDeck(games, text)
  return { id, text, title: readHeader(games, text).title, game: gameIdOf(games, text), cards: deck?.cards ?? 0 }
}

/** No other deck on this device has it: forty bits of chance. */
const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => (byte % 32).toString(32)).join('')

const keepNew = async (games: readonly WritableGame[], text: string): Promise<KeptDeck> => {
  const deck = deckFrom(games, newId(), text)
  await keep(deck)
  return deck
}

/** A file that is chosen again is the deck that is here already. */
export const keepOnce = async (games: readonly WritableGame[], text: string): Promise<KeptDeck> =>
  (await keptDecks()).found.find((deck) => deck.text === text) ?? keepNew(games, text)

export const keepTemplate = async (id: string): Promise<KeptDeck> => {
  const games = await loadDeckGames()
  return keepNew(games, templateOf(gameIn(games, id), deckPageTexts.current.newTitle))
}

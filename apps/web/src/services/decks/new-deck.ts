import { type OwnDeckGame, readHeader, readOwnDeck } from '@tablee/game-kit/deck/index.ts'
import { gameOf, templateOf } from './deck-text.ts'
import { deckWords } from './deck-texts.ts'
import { type KeptDeck, keep, keptDecks } from './kept.ts'

/** What there is to know of a deck by its text. */
const deckFrom = (id: string, text: string): KeptDeck => {
  const { deck } = readOwnDeck(text)
  return { id, text, title: readHeader(text).title, game: gameOf(text), cards: deck?.cards ?? 0 }
}

/** No other deck on this device has it: forty bits of chance. */
const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => (byte % 32).toString(32)).join('')

const keepNew = async (text: string): Promise<KeptDeck> => {
  const deck = deckFrom(newId(), text)
  await keep(deck)
  return deck
}

/** A file that is chosen again is the deck that is here already. */
export const keepOnce = async (text: string): Promise<KeptDeck> =>
  (await keptDecks()).found.find((deck) => deck.text === text) ?? keepNew(text)

export const keepTemplate = (game: OwnDeckGame): Promise<KeptDeck> =>
  keepNew(templateOf(game, deckWords.current.newTitle))

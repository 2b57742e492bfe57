import type { DeckRead, OwnDecks } from '@tablee/kernel'
import { readOwnDeck, withDecks } from './deck/own-deck.ts'
import type { AnyGame } from './define-game.ts'

/** Reads a deck for one game. Only the first fault of an unfit deck is reported, so reading stops there. */
export const readDeck = (games: readonly AnyGame[], id: string, text: string): DeckRead => {
  const { deck, faults } = readOwnDeck(withDecks(games), text, 1)
  if (deck === undefined) return { isFit: false, code: 'deck-unfit', line: faults[0]?.line ?? 1 }
  if (deck.game !== id) return { isFit: false, code: 'deck-of-another-game', line: 1 }
  return { isFit: true, title: deck.title, cards: deck.cards }
}

/** Results for decks that another thread read, the latest last. */
const readBefore = new Map<string, { readonly game: string; readonly read: DeckRead }>()
/** At most this many decks are on their way from the reader thread to their table at a time. */
const REMEMBERED = 16

/** Keeps what another thread found out about a deck, so that the table need not read it again in the event loop. */
export const rememberDeck = (game: string, text: string, read: DeckRead): void => {
  readBefore.delete(text)
  readBefore.set(text, { game, read })
  for (const oldest of readBefore.keys()) if (readBefore.size > REMEMBERED) readBefore.delete(oldest)
}

/** How a game is played with decks that people wrote; undefined for a game that is played with the cards of its box only. */
export const ownDecksOf = (
  { id, deck: rules }: AnyGame,
  games: readonly AnyGame[],
  box: () => object,
): OwnDecks | undefined =>
  rules && {
    read: (text) => {
      const before = readBefore.get(text)
      return before?.game === id ? before.read : readDeck(games, id, text)
    },
    world: (text) => rules.worldWith(text, box),
  }

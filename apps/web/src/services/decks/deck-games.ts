import type { DeckGame } from '@tablee/game-kit/deck/deck-rules.ts'
import { CLIENTS } from '@tablee/games/screens.ts'
import type { GameClient } from '@tablee/ui/client.ts'
import type { DeckClient, DeckTexts } from '@tablee/ui/deck/deck-client.ts'
import { speech } from '@tablee/ui/language/speech.svelte.ts'

/** A game that people may write decks for, with what they need to write them. */
export interface WritableGame extends DeckGame {
  readonly client: DeckClient
}

/** The ids of the games that people may write decks for, in the order of the shelf. */
export const WRITABLE: readonly string[] = CLIENTS.flatMap(({ game, deck }) => (deck === undefined ? [] : [game]))

/** Loads what the pages of decks need of these games. */
export const loadDeckGames = (clients: readonly GameClient[] = CLIENTS): Promise<readonly WritableGame[]> =>
  Promise.all(
    clients.flatMap(({ game, deck: load }) =>
      load === undefined
        ? []
        : [load().then(({ deck }): WritableGame => ({ id: game, deck: deck.reader, client: deck }))],
    ),
  )

/** The game of a deck that was kept; the first one for a deck of an earlier version whose game is on the shelf no more. */
export const gameIn = (games: readonly WritableGame[], id: string): WritableGame => {
  const game = games.find((each) => each.id === id) ?? games[0]
  if (game === undefined) throw new Error('no game on the shelf has a deck')
  return game
}

/** In the language that is read. */
export const deckTextsOf = ({ client }: WritableGame): DeckTexts => client.texts[speech.language]

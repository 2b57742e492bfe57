import type { SeatRange, Shelf, Shelved } from '../../game.ts'
import type { OwnDeck, TableState } from '../state.ts'

/** A game by id. */
export const shelvedGame = (shelf: Shelf, id: string): Shelved => {
  const shelved = shelf.get(id)
  if (shelved === undefined) throw new Error(`no game ${id} on the shelf`)
  return shelved
}

/** How many can play the chosen game with the chosen options. */
export const rangeOf = ({ game, options }: Pick<TableState, 'game' | 'options'>, shelf: Shelf): SeatRange =>
  shelvedGame(shelf, game).game.seats(options)

/** Cache, by the deck's object in a table's state: a world is not made again for every move. */
const worlds = new WeakMap<OwnDeck, object>()

/** The game's words and cards: with the standard deck, or with the user's own. */
export const worldOf = ({ world, ownDecks }: Shelved, deck: OwnDeck | undefined): object => {
  if (deck === undefined || ownDecks === undefined) return world
  const known = worlds.get(deck)
  if (known !== undefined) return known
  const made = ownDecks.world(deck.text)
  worlds.set(deck, made)
  return made
}

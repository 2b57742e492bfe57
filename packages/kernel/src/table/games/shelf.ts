import type { SeatRange, Shelf, Shelved } from '../../game.ts'
import type { OwnDeck, TableState } from '../state.ts'

export const shelvedGame = (shelf: Shelf, id: string): Shelved => {
  const shelved = shelf.get(id)
  if (shelved === undefined) throw new Error(`no game ${id} on the shelf`)
  return shelved
}

/** How many can play what is chosen. */
export const rangeOf = ({ game, options }: Pick<TableState, 'game' | 'options'>, shelf: Shelf): SeatRange =>
  shelvedGame(shelf, game).game.seats(options)

/** By the deck as it lies in a table's state: not made anew with every move. */
const worlds = new WeakMap<OwnDeck, object>()

/** What a game is played with: the deck of the box, or the one that was brought along. */
export const worldOf = ({ world, ownDecks }: Shelved, deck: OwnDeck | undefined): object => {
  if (deck === undefined || ownDecks === undefined) return world
  const known = worlds.get(deck)
  if (known !== undefined) return known
  const made = ownDecks.world(deck.text)
  worlds.set(deck, made)
  return made
}

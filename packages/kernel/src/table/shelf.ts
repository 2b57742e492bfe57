import type { SeatRange, Shelf, Shelved } from '../game.ts'
import type { TableState } from './state.ts'

export const shelvedGame = (shelf: Shelf, id: string): Shelved => {
  const shelved = shelf.get(id)
  if (shelved === undefined) throw new Error(`no game ${id} on the shelf`)
  return shelved
}

/** How many can play what is chosen. */
export const rangeOf = ({ game, options }: Pick<TableState, 'game' | 'options'>, shelf: Shelf): SeatRange =>
  shelvedGame(shelf, game).game.seats(options)

import type { Options } from './options.ts'
import type { Place, Team } from './state.ts'

type Board = Pick<Options, 'edition' | 'columns'>
type Tiles = Readonly<Record<string, Place>>

export const tilesOut = (tiles: Tiles, team: Team): number =>
  Object.values(tiles).filter((place) => 'outBy' in place && place.outBy === team).length

/** MPM-10: cactus pushes toward the opponents, capture pulls toward oneself. */
const direction = ({ edition }: Pick<Options, 'edition'>, team: Team): 1 | -1 =>
  (team === 'sel') === (edition === 'cactus') ? 1 : -1

/** How many moves by this team it takes from a column to off the board: 1 on the last one. */
export const movesToOut = (board: Board, column: number, team: Team): number =>
  (board.columns + 1) / 2 - column * direction(board, team)

/** The board as it was before this team moved these letters, each as often as it is named. */
export const before = (board: Board, tiles: Tiles, letters: readonly string[], team: Team): Tiles => {
  const then = { ...tiles }
  for (const letter of letters) {
    const place = then[letter]
    const step = direction(board, team)
    if (place !== undefined)
      then[letter] = { column: 'column' in place ? place.column - step : (step * (board.columns - 1)) / 2 }
  }
  return then
}

/** MPM-10, MPM-14: one column on, or off the board for good. */
export const moved = (board: Board, column: number, team: Team): Place =>
  movesToOut(board, column, team) === 1 ? { outBy: team } : { column: column + direction(board, team) }

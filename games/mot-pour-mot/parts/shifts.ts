import type { Edition, Place, Team, View } from '../game.ts'

type Spelling = Pick<View, 'edition' | 'columns' | 'active' | 'tiles' | 'spelled' | 'moved'>

/** A tile that was moved this turn: from where it stood when the turn began; to nowhere, when it left the board. */
interface Shift {
  readonly letter: string
  readonly from: number
  readonly to: number | undefined
}

/** MPM-10: cactus pushes toward the opponents, capture pulls toward oneself. Poivre's side is above zero. */
const directionOf = (edition: Edition, team: Team) => ((team === 'sel') === (edition === 'cactus') ? 1 : -1)

/** The side where a team's tiles leave the board. */
export const exitOf = (edition: Edition, team: Team): Team => (directionOf(edition, team) === 1 ? 'poivre' : 'sel')

const columnOf = (place: Place | undefined) => (place !== undefined && 'column' in place ? place.column : undefined)

export const shiftsOf = ({ edition, columns, active, tiles, moved = [] }: Spelling): Shift[] => {
  const direction = directionOf(edition, active)
  const edge = (direction * (columns + 1)) / 2
  return [...new Set(moved)].map((letter) => {
    const times = moved.filter((each) => each === letter).length
    const to = columnOf(tiles[letter])
    return { letter, from: (to ?? edge) - direction * times, to }
  })
}

/** The board as it stands once this is spelled instead: what a captain typed is shown before the table has answered. */
export const withSpelled = (view: View, text: string): View => {
  if (text === (view.spelled ?? '')) return view
  const direction = directionOf(view.edition, view.active)
  const half = (view.columns - 1) / 2
  const tiles: Record<string, Place> = { ...view.tiles }
  for (const { letter, from } of shiftsOf(view)) tiles[letter] = { column: from }
  const moved: string[] = []
  for (const letter of text) {
    const from = columnOf(tiles[letter])
    if (from === undefined) continue
    const column = from + direction
    tiles[letter] = Math.abs(column) > half ? { outBy: view.active } : { column }
    moved.push(letter)
  }
  return { ...view, tiles, spelled: text, moved }
}

/** The letters that a team has got off the board. */
export const lettersOut = ({ tiles }: Pick<View, 'tiles'>, team: Team): string[] =>
  Object.entries(tiles).flatMap(([letter, place]) => ('outBy' in place && place.outBy === team ? [letter] : []))

/** Which of the letters spelled moved a tile: a letter that is out, or never was there, moves nothing (MPM-11). */
export const movedAt = ({ spelled = '', moved = [] }: Pick<View, 'spelled' | 'moved'>): boolean[] => {
  const left = [...moved]
  return [...spelled].map((letter) => {
    const at = left.indexOf(letter)
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  })
}

import type { Team } from '../game.ts'

/** Nine lanes, two letters each: a tile keeps its lane and only travels sideways. */
const LANES = ['BC', 'DF', 'GH', 'IL', 'MN', 'OP', 'RS', 'TU', 'V']

/** Where a tile's middle is, in parts of the board: from its left, from its top. */
interface Spot {
  readonly x: number
  readonly y: number
}

/** How far across its column a letter stands. */
const across = (lane: string, letter: string) => (lane.length === 1 ? 0.5 : lane.startsWith(letter) ? 0.25 : 0.75)

/** Columns are counted from the middle, Sel's side below zero; the near team's side is drawn at the left. */
export const spotOf = (letter: string, column: number, columns: number, near: Team): Spot => {
  const half = (columns - 1) / 2
  const nth = LANES.findIndex((lane) => lane.includes(letter))
  const lane = LANES[nth] ?? letter
  const fromLeft = half + (near === 'sel' ? column : -column)
  return { x: (fromLeft + across(lane, letter)) / columns, y: (Math.max(0, nth) + 0.5) / LANES.length }
}

/** The columns as they are drawn, from the left. */
export const columnsFrom = (columns: number, near: Team): number[] => {
  const half = (columns - 1) / 2
  return Array.from({ length: columns }, (_, nth) => (near === 'sel' ? nth - half : half - nth))
}

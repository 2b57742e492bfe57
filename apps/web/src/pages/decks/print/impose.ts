import type { Grid } from '@tablee/ui/deck/card-print.ts'

/** One printed page: cells from left to right, then down, as one sees them. */
export interface Page<Face> {
  readonly side: 'front' | 'back'
  readonly sheet: number
  readonly cells: readonly (Face | undefined)[]
}

export const A4 = { width: 210, height: 297 } as const

/** The grid lies in the middle: turned over, its cells fall on each other. */
export const marginsOf = ({ columns, rows, width, height }: Grid) => ({
  left: (A4.width - columns * width) / 2,
  top: (A4.height - rows * height) / 2,
})

const sheetsOf = <T>(all: readonly T[], { columns, rows }: Grid): readonly (T | undefined)[][] => {
  const each = columns * rows
  return Array.from({ length: Math.ceil(all.length / each) }, (_, sheet) =>
    Array.from({ length: each }, (_, cell) => all[sheet * each + cell]),
  )
}

/** Paper turned over its long edge: left comes right, up stays up. */
const mirrored = <T>(cells: readonly T[], columns: number): T[] =>
  Array.from({ length: cells.length / columns }, (_, row) => row * columns).flatMap((start) =>
    cells.slice(start, start + columns).reverse(),
  )

export const imposeOneSide = <Face>(faces: readonly Face[], grid: Grid): Page<Face>[] =>
  sheetsOf(faces, grid).map((cells, nth) => ({ side: 'front', sheet: nth + 1, cells }))

/** Front, back, front, back: as a printer that turns its paper wants them. */
export const imposeBothSides = <Face>(
  cards: readonly { readonly front: Face; readonly back?: Face }[],
  grid: Grid,
  /** For cards without a back. */
  cover: Face,
): Page<Face>[] =>
  sheetsOf(cards, grid).flatMap((cells, nth) => [
    { side: 'front', sheet: nth + 1, cells: cells.map((card) => card?.front) },
    { side: 'back', sheet: nth + 1, cells: mirrored(cells, grid.columns).map((card) => card && (card.back ?? cover)) },
  ])

/** The edges of the cards of a page, for scissors, as the « d » of a path in millimetres. */
export const cutLines = (cells: readonly unknown[], grid: Grid): string => {
  const { left, top } = marginsOf(grid)
  return cells
    .map((cell, nth) => {
      const x = left + (nth % grid.columns) * grid.width
      const y = top + Math.floor(nth / grid.columns) * grid.height
      return cell === undefined ? '' : `M${x} ${y}h${grid.width}v${grid.height}h-${grid.width}z`
    })
    .join('')
}

const GAP = 1
const LENGTH = 3

/** Where to cut: short strokes in the margins, at each edge of a card, as the « d » of a path in millimetres. */
export const cutMarks = (grid: Grid): string => {
  const { left, top } = marginsOf(grid)
  const right = A4.width - left
  const bottom = A4.height - top
  const upright = Array.from({ length: grid.columns + 1 }, (_, nth) => left + nth * grid.width)
  const level = Array.from({ length: grid.rows + 1 }, (_, nth) => top + nth * grid.height)
  return [
    ...upright.flatMap((x) => [`M${x} ${top - GAP}v-${LENGTH}`, `M${x} ${bottom + GAP}v${LENGTH}`]),
    ...level.flatMap((y) => [`M${left - GAP} ${y}h-${LENGTH}`, `M${right + GAP} ${y}h${LENGTH}`]),
  ].join('')
}

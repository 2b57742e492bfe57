interface Point {
  readonly x: number
  readonly y: number
}

/** Where a leaf joins its branch, and how it is turned; where its number is printed, and where pawns stand: never on the number. */
interface Leaf extends Point {
  readonly turn: number
  readonly number: Point
  readonly foot: Point
}

interface Course {
  readonly width: number
  readonly height: number
  readonly leaves: readonly Leaf[]
  /** An SVG path through all of them. */
  readonly branch: string
}

/** In units of the drawing. */
const STEP = 56
const ROW = 132
const SIDE = 46
/** Two rows of pawns stand above the first leaves, one row below the last. */
const TOP = 122
const BOTTOM = 98
/** A wave, so that the branch is grown and not ruled. */
const WAVE = 7
/** Where the Diploma lies, behind the last leaf. */
const DIPLOMA = 62
export const LEAF_LENGTH = 58

const radians = (degrees: number) => (degrees * Math.PI) / 180

const leafAt = (nth: number, perRow: number): Leaf => {
  const row = Math.floor(nth / perRow)
  const column = nth % perRow
  const isBack = row % 2 === 1
  const x = SIDE + (isBack ? perRow - 1 - column : column) * STEP
  const y = TOP + row * ROW + Math.sin(nth * 0.55) * WAVE
  const lean = isBack ? -20 : 20
  const turn = nth % 2 === 0 ? lean : 180 - lean
  const along = (by: number): Point => ({ x: x + Math.sin(radians(turn)) * by, y: y - Math.cos(radians(turn)) * by })
  return { x, y, turn, number: along(24), foot: along(nth % 2 === 0 ? 37 : 90) }
}

/** From leaf to leaf, and round the bend where the branch turns back. */
const branchThrough = (leaves: readonly Leaf[], perRow: number): string =>
  leaves
    .map(({ x, y }, nth) => {
      const before = leaves[nth - 1]
      if (before === undefined) return `M${x} ${y}`
      if (nth % perRow !== 0) return `L${x} ${y}`
      const out = (Math.floor(nth / perRow) % 2 === 1 ? 1 : -1) * SIDE * 0.9
      return `C${x + out} ${before.y} ${x + out} ${y} ${x} ${y}`
    })
    .join('')

/** LAU-1: the track, in as many rows as it takes. */
export const courseOf = (count: number, perRow: number): Course => {
  const leaves = Array.from({ length: count }, (_, nth) => leafAt(nth, perRow))
  const rows = Math.ceil(count / perRow)
  const hasRoomBehind = count % perRow !== 0
  return {
    width: 2 * SIDE + (perRow - 1) * STEP + (hasRoomBehind ? 0 : DIPLOMA),
    height: TOP + (rows - 1) * ROW + BOTTOM,
    leaves,
    branch: branchThrough(leaves, perRow),
  }
}

/** Rows of much the same length, the last one a bit shorter: the Diploma lies there. */
export const perRow = (count: number, rows: number): number => (rows === 1 ? count : Math.ceil((count + 1) / rows))

/** Pixels that a leaf takes where its number can still be read. */
const NARROWEST = 38

/** So many rows in so much room. */
export const rowsFor = (count: number, room: number): number => Math.max(1, Math.ceil((count * NARROWEST) / room))

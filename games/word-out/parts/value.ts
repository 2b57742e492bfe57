import { type Colour, colourOf, pointsIn } from '../game.ts'

export interface Value {
  readonly points: number
  /** How it comes about: « (5 + 2) × 2 »; empty where the points are the cards. */
  readonly sum: string
}

/** WO-15, as one would reckon it aloud. */
export const reckoned = (colours: readonly Colour[]): Value => {
  const count = (colour: Colour) => colours.filter((each) => each === colour).length
  const greens = count('green')
  const reds = count('red')
  const cards = greens === 0 ? `${colours.length}` : `${colours.length} + ${2 * greens}`
  const sum = reds === 0 ? cards : `${greens === 0 ? cards : `(${cards})`} × ${2 ** reds}`
  return { points: pointsIn(colours), sum: greens + reds === 0 ? '' : sum }
}

export const valued = (letters: string): Value => reckoned(Array.from(letters, colourOf))

import { GREEN, pointsOf, RED } from '@tablee/games/word-out'

export interface Value {
  readonly points: number
  /** How it comes about: « (5 + 2) × 2 »; empty where the points are the cards. */
  readonly sum: string
}

const count = (letters: string, among: readonly string[]) => [...letters].filter((each) => among.includes(each)).length

/** WO-15, as one would reckon it aloud. */
export const valued = (letters: string): Value => {
  const greens = count(letters, GREEN)
  const reds = count(letters, RED)
  const cards = greens === 0 ? `${letters.length}` : `${letters.length} + ${2 * greens}`
  const sum = reds === 0 ? cards : `${greens === 0 ? cards : `(${cards})`} × ${2 ** reds}`
  return { points: pointsOf(letters), sum: greens + reds === 0 ? '' : sum }
}

/** What a letter is worth by its colour. */
export const worthOf = (letter: string): 'green' | 'red' | 'plain' =>
  GREEN.includes(letter) ? 'green' : RED.includes(letter) ? 'red' : 'plain'

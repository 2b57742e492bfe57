import { type CardId, GREEN, isUncounterable, RED } from './cards.ts'

export const ROWS = 4

/** A card on a row, with the letter it stands for there. */
export interface Laid {
  readonly card: CardId
  readonly letter: string
}
export type Row = readonly Laid[]

export const lettersOf = (row: Row): string => row.map(({ letter }) => letter).join('')

const GREENS: ReadonlySet<string> = new Set(GREEN)
const REDS: ReadonlySet<string> = new Set(RED)

export const COLOURS = ['plain', 'green', 'red'] as const
export type Colour = (typeof COLOURS)[number]

/** WO-1 */
export const colourOf = (letter: string): Colour => (GREENS.has(letter) ? 'green' : REDS.has(letter) ? 'red' : 'plain')

/** WO-15: one a card, two more for each green, then twice for each red. */
export const pointsIn = (colours: readonly Colour[]): number => {
  let sum = 0
  let times = 1
  for (const colour of colours) {
    sum += colour === 'green' ? 3 : 1
    if (colour === 'red') times *= 2
  }
  return sum * times
}

/** OBJET → (5 + 2) × 2 = 14. */
export const pointsOf = (letters: string): number => pointsIn(Array.from(letters, colourOf))

/** WO-16: one such card anywhere in it will do. */
export const isRowUncounterable = (row: Row): boolean => row.some(({ card }) => isUncounterable(card))

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

/** WO-15: one a card, two more for each green, then twice for each red: OBJET → (5 + 2) × 2 = 14. */
export const pointsOf = (letters: string): number => {
  let sum = 0
  let times = 1
  for (const letter of letters) {
    sum += GREENS.has(letter) ? 3 : 1
    if (REDS.has(letter)) times *= 2
  }
  return sum * times
}

/** WO-16: one such card anywhere in it will do. */
export const isRowUncounterable = (row: Row): boolean => row.some(({ card }) => isUncounterable(card))

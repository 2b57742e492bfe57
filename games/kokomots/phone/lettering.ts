import { fold } from '@tablee/lexicon'
import { cardsByPlace, type Letter, type Word } from '../game.ts'

export { cardsByPlace }

/** What one sees of a written word, sign by sign: a letter with its place in the word, or what stands between two. */
interface Sign {
  readonly shown: string
  /** Its place among the letters; none for a space, a hyphen, an apostrophe. */
  readonly at?: number
}

/** « Œuf-là » → O, E, U, F, -, L, À. */
export const signsOf = (written: string): Sign[] => {
  let at = 0
  return [...written.normalize('NFC')].flatMap((sign): Sign[] => {
    const letters = fold(sign) ?? ''
    if (letters === '') return [{ shown: sign }]
    if (letters.length === 1) return [{ shown: sign.toLocaleUpperCase('fr'), at: at++ }]
    return [...letters].map((shown) => ({ shown, at: at++ }))
  })
}

/** Which card stands for which letter of a word. */
type PlacedCards = ReadonlyMap<number, Letter>
export const NOWHERE: PlacedCards = new Map()

/** While a word is being typed: as many of these cards as stand for a letter of it already. */
export const mostCardsByPlace = (word: Word, cards: readonly Letter[]): PlacedCards => {
  let most = NOWHERE
  for (let some = 1; some < 2 ** cards.length; some++) {
    const chosen = cards.filter((_, nth) => some & (1 << nth))
    if (chosen.length <= most.size) continue
    most = cardsByPlace(word, chosen) ?? most
  }
  return most
}

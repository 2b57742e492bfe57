import { fold } from '@tablee/lexicon'
import { type Letter, standingOf, type Word } from '../game.ts'

export { standingOf }

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
type Standing = ReadonlyMap<number, Letter>
export const NOWHERE: Standing = new Map()

/** While a word is being typed: as many of these cards as stand for a letter of it already. */
export const mostStanding = (word: Word, cards: readonly Letter[]): Standing => {
  let most = NOWHERE
  for (let some = 1; some < 2 ** cards.length; some++) {
    const chosen = cards.filter((_, nth) => some & (1 << nth))
    if (chosen.length <= most.size) continue
    most = standingOf(word, chosen) ?? most
  }
  return most
}

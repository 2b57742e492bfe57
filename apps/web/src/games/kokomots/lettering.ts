import type { Letter, Word } from '@tablee/games/kokomots'
import { fold } from '@tablee/lexicon'

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

/** KOK-20 */
const placeOf = ({ constraint }: Letter, length: number): number | undefined => {
  if (constraint === 'first') return 0
  if (constraint === 'second') return 1
  return constraint === 'last' ? length - 1 : undefined
}

/** Those with a place of their own first; each of the others takes the first letter that is left. */
const standIn = (letters: string, from: number, cards: readonly Letter[]): Standing | undefined => {
  const bound = (card: Letter) => placeOf(card, letters.length)
  const inOrder = [...cards].sort((one, other) => Number(bound(one) === undefined) - Number(bound(other) === undefined))
  const standing = new Map<number, Letter>()
  for (const card of inOrder) {
    const isFree = (at: number) => letters[at] === card.letter && !standing.has(from + at)
    const at = [...letters].findIndex((_, nth) => isFree(nth) && (bound(card) ?? nth) === nth)
    if (at < 0) return undefined
    standing.set(from + at, card)
  }
  return standing
}

/** KOK-6, KOK-19: which letter of the word each card stands for; undefined when one of them has none. */
export const standingOf = ({ whole, parts }: Word, cards: readonly Letter[]): Standing | undefined => {
  let from = 0
  for (const part of parts) {
    const standing = standIn(part, from, cards)
    if (standing !== undefined) return standing
    from += part.length
  }
  return standIn(whole, 0, cards)
}

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

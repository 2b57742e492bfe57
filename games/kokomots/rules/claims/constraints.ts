import type { LetterCard } from '../world.ts'
import { cardsByPlace, standIn } from './letter-places.ts'
import type { Word } from './played-word.ts'

/** Why cards do not go with a word. */
type Misfit = 'not-in-word' | 'constraint-broken' | 'constraint-twice'

/** KOK-19, KOK-20: from one of its words, or several; « in-part »: from one, and places were counted over that one alone. */
export type Fit = 'within' | 'in-part' | 'across'

/** KOK-6: whatever the places. */
const holds = (letters: string, cards: readonly LetterCard[]): boolean =>
  standIn(
    letters,
    cards.map(({ letter }) => ({ letter })),
  ) !== undefined

/** KOK-20: at most one card of each of the three. */
const isTwice = (cards: readonly LetterCard[]): boolean => {
  const placed = cards.map(({ constraint }) => constraint).filter((each) => each !== undefined && each !== 'spell')
  return new Set(placed).size < placed.length
}

/** How cards go with a word; else why they do not. */
export const placing = (word: Word, cards: readonly LetterCard[]): Fit | Misfit => {
  if (isTwice(cards)) return 'constraint-twice'
  const { whole, parts, isName } = word
  if (cardsByPlace(word, cards) === undefined) return holds(whole, cards) ? 'constraint-broken' : 'not-in-word'
  if (parts.length === 0) return 'within'
  // A name's places hold over the whole of it by now.
  const isIn = (part: string) => (isName ? holds(part, cards) : standIn(part, cards) !== undefined)
  if (!parts.some(isIn)) return 'across'
  return standIn(whole, cards) === undefined ? 'in-part' : 'within'
}

export const isFit = (placed: Fit | Misfit): placed is Fit =>
  placed === 'within' || placed === 'in-part' || placed === 'across'

/** KOK-21 */
export const mustBeSpelled = (cards: readonly LetterCard[]): boolean =>
  cards.some(({ constraint }) => constraint === 'spell')

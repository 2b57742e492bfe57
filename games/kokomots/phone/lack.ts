import type { Letter, View, Word } from '../game.ts'
import { cardsByPlace } from './lettering.ts'
import type { Source, Wish } from './ways.ts'

/** Why a word cannot be announced as it is. */
export type Lack =
  /** KOK-6: no letter of one's own, or none of the column. */
  | { readonly kind: 'own' }
  | { readonly kind: 'column'; readonly title?: string }
  /** KOK-6: this letter would have to be there twice. */
  | { readonly kind: 'twice'; readonly letter: string }
  /** KOK-20 */
  | { readonly kind: 'constraint'; readonly letter: string; readonly constraint: 'first' | 'second' | 'last' }
  /** KOK-40 */
  | { readonly kind: 'held'; readonly title: string }

const fits = (word: Word, ...cards: readonly Letter[]): boolean => cardsByPlace(word, cards) !== undefined
const isIn = ({ whole }: Word, { letter }: Letter): boolean => whole.includes(letter)

/** The card that is in the word, but not where it asks to be. */
const misplaced = (word: Word, letters: readonly Letter[]): Lack | undefined => {
  const card = letters.find((each) => isIn(word, each) && !fits(word, each))
  const { letter, constraint } = card ?? {}
  if (letter === undefined || constraint === undefined || constraint === 'spell') return undefined
  return { kind: 'constraint', letter, constraint }
}

/** Asked when there is no way for the word: the first thing to mend. */
export const lackIn = (word: Word, view: View, sources: readonly Source[], wish: Wish): Lack | undefined => {
  const columns = (view.columns ?? []).filter(({ title }, nth) => title !== undefined && (wish.column ?? nth) === nth)
  const title = wish.column === undefined ? undefined : columns[0]?.title
  if (title !== undefined && columns[0]?.isHeld) return { kind: 'held', title }
  const isLeft = ({ id }: Letter) => !wish.leftOut.includes(id)
  const own = sources
    .filter(({ packet }) => wish.packet === undefined || wish.packet === packet)
    .flatMap(({ letters }) => letters.filter(isLeft))
  const open = columns.flatMap(({ isHeld, letters }) => (isHeld ? [] : letters.filter(isLeft)))
  const mine = own.filter((each) => fits(word, each))
  if (mine.length === 0) return misplaced(word, own) ?? { kind: 'own' }
  const theirs = open.filter((each) => fits(word, each))
  if (theirs.length === 0) return misplaced(word, open) ?? { kind: 'column', ...(title === undefined ? {} : { title }) }
  const [letter] = mine.flatMap((one) => (theirs.some((other) => one.letter === other.letter) ? [one.letter] : []))
  return letter === undefined ? undefined : { kind: 'twice', letter }
}

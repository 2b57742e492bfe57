import { isFit, mustBeSpelled, placing } from '../rules/claims/constraints.ts'
import type { Word } from '../rules/claims/played-word.ts'
import { claimPoints } from '../rules/scoring/score.ts'
import type { Letter } from '../rules/state.ts'

/** The cards a word would take, and what that is worth with its theme. */
export interface CardChoice {
  readonly cards: readonly Letter[]
  readonly points: number
  /** KOK-19: the letters come from several of its words. */
  readonly isAcross: boolean
}

/** Every way to take at least one. */
const takings = (letters: readonly Letter[]): (readonly Letter[])[] => {
  const some: (readonly Letter[])[] = []
  for (const letter of letters) some.push(...some.map((each) => [...each, letter]), [letter])
  return some
}

/** Names count whole (KOK-19); of anything else, letters of one word are safer. Then the points; then what need not be spelled. */
const isBetter = (one: CardChoice, other: CardChoice | undefined, { isName }: Word): boolean => {
  if (other === undefined) return true
  if (!isName && one.isAcross !== other.isAcross) return other.isAcross
  if (one.points !== other.points) return one.points > other.points
  return mustBeSpelled(other.cards) && !mustBeSpelled(one.cards)
}

/** KOK-6: the cards that bring most, at least one of one's own and one of the column; none when the word takes none. */
export const chooseCards = (word: Word, own: readonly Letter[], column: readonly Letter[]): CardChoice | undefined => {
  let best: CardChoice | undefined
  // What the word does not hold at all need not be tried.
  const fitting = (letters: readonly Letter[]) => takings(letters.filter(({ letter }) => word.whole.includes(letter)))
  const fromColumn = fitting(column)
  if (fromColumn.length === 0) return undefined
  for (const mine of fitting(own))
    for (const theirs of fromColumn) {
      const cards = [...mine, ...theirs]
      const placed = placing(word, cards)
      if (!isFit(placed)) continue
      const choice = { cards, points: claimPoints(cards, false), isAcross: placed === 'across' }
      if (isBetter(choice, best, word)) best = choice
    }
  return best
}

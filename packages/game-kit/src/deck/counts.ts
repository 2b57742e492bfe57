import { likenesses } from './alike.ts'
import type { Fault } from './fault.ts'
import type { Side } from './sides.ts'

/** Figures of two-sided cards for `npm run decks`. */
export const sideCounts = (sides: readonly Side[]) => {
  const [least] = [...sides].sort((one, other) => one.answers.length - other.answers.length)
  const [alike] = likenesses(sides).sort((one, other) => other.shared - one.shared)
  return {
    answers: sides.reduce((sum, { answers }) => sum + answers.length, 0),
    fewestAnswers: least?.answers.length ?? 0,
    fewestAnswersOf: least?.category,
    mostShared: Math.round(alike?.shared ?? 0),
    mostSharedBy: alike && [alike.earlier.category, alike.side.category],
  }
}

/** A deck of ours may have more cards than the box, never fewer. */
export const checkBoxSize = (cards: number, inBox: number): Fault[] =>
  cards < inBox ? [{ line: 1, code: 'deck-too-small', about: String(inBox) }] : []

/** How often each is there: 1, 1, 2 → { 1: 2, 2: 1 }. */
export const tally = (list: readonly (string | number)[]): Record<string, number> =>
  Object.fromEntries([...new Set(list)].map((one) => [one, list.filter((other) => other === one).length]))

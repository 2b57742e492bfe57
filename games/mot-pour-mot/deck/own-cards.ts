import type { Faults } from '@tablee/game-kit/deck/faults.ts'
import { ownSideChecks } from '@tablee/game-kit/deck/own-sides.ts'
import { type CategoryCard, parseCategoryCards, type Side } from '@tablee/game-kit/deck/sides.ts'
import { withoutUnseen } from '@tablee/game-kit/deck/visible-text.ts'

/** Characters on a card. */
export const LONGEST_CATEGORY = 60

const DEMANDS = {
  longestTitle: LONGEST_CATEGORY,
  /** MPM-15: one word, a hyphen allowed. The typewriter's apostrophe will do. */
  answer: /^[\p{Script=Latin}\p{M}’']+(-[\p{Script=Latin}\p{M}’']+)*$/u,
  cardsOf: (lone: number) => Math.ceil(lone / 2),
}

/** Two by two in their order; the last of an odd number has itself on both sides. */
const paired = (lone: readonly Side[]): CategoryCard[] =>
  lone.flatMap((front, nth) => (nth % 2 === 0 ? [{ front, back: lone[nth + 1] ?? front }] : []))

/** Categories that somebody wrote, with known answers or without; checked only where faults are asked for. */
export const readOwnCategories = (text: string, faults?: Faults): { readonly cards: readonly CategoryCard[] } => {
  const checks = faults && ownSideChecks(faults, DEMANDS)
  const { cards, lone } = parseCategoryCards(withoutUnseen(text), faults, checks)
  return { cards: [...cards, ...paired(lone)] }
}

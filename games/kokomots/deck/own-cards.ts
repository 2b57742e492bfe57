import type { Faults } from '@tablee/game-kit/deck/faults.ts'
import { ownSideChecks } from '@tablee/game-kit/deck/own-sides.ts'
import { withoutUnseen } from '@tablee/game-kit/deck/visible-text.ts'
import { LONGEST_THEME, parseThemeCards, type WrittenThemes } from './parse.ts'

const DEMANDS = {
  longestTitle: LONGEST_THEME,
  /** KOK-19: a word, or a name of several. The typewriter's apostrophe will do. */
  answer: /^[\p{Script=Latin}\p{M}’']+([ \u00a0-][\p{Script=Latin}\p{M}’']+)*$/u,
  cardsOf: (lone: number) => lone,
}

/** Themes that somebody wrote. One without a back is a card by itself: either side may come up (KOK-3). */
export const readOwnThemes = (text: string, faults?: Faults): { readonly cards: readonly WrittenThemes[] } => {
  const checks = faults && ownSideChecks(faults, DEMANDS)
  const { cards, lone } = parseThemeCards(withoutUnseen(text), faults, checks)
  return { cards: [...cards, ...lone.map((side) => ({ front: side, back: side }))] }
}

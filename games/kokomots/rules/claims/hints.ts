import type { Hint } from '../state.ts'
import type { KokomotsWorld, Theme } from '../world.ts'
import { readWord, type Word } from './played-word.ts'

type Fold = KokomotsWorld['fold']

const knownIn = ({ whole }: Word, { answers }: Theme, fold: Fold): string[] =>
  answers.filter((answer) => readWord(answer, fold)?.whole === whole)

/** For the judge alone, and never a verdict: what the deck can tell of this word. */
export const hintFor = (word: Word, theme: Theme | undefined, fold: Fold): Hint => {
  if (theme?.passes !== undefined) return theme.passes(word.whole) ? 'checks' : 'fails'
  if (theme === undefined || theme.answers.length === 0) return 'none'
  return knownIn(word, theme, fold).length > 0 ? 'known' : 'unknown'
}

/** Whether a list has it, whole or each of its words, or the deck for one of these themes. */
export const isInAnyList = (word: Word, themes: readonly Theme[], { fold, isSpelled }: KokomotsWorld): boolean =>
  isSpelled(word.whole) ||
  (word.parts.length > 0 && word.parts.every(isSpelled)) ||
  themes.some((theme) => knownIn(word, theme, fold).length > 0)

/** « poincare » → « Poincaré », where the deck has one such word; what was written with care stays as it is. */
export const spellingOf = (word: Word, themes: readonly Theme[], fold: Fold): string | undefined => {
  const isPlain = word.written.replace(/[\s'’-]/gu, '').toUpperCase() === word.whole
  const known = new Set(isPlain ? themes.flatMap((theme) => knownIn(word, theme, fold)) : [])
  const [spelling] = known
  return known.size === 1 && spelling !== word.written ? spelling : undefined
}

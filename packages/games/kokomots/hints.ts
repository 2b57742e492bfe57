import type { Hint } from './state.ts'
import type { Check, Theme } from './tools.ts'
import { readWord } from './words.ts'

const passes = (letters: string, check: Check): boolean => {
  switch (check.kind) {
    case 'longer-than':
      return letters.length > check.letters
    case 'starts-with':
      return letters.startsWith(check.letters)
    case 'ends-with':
      return letters.endsWith(check.letters)
    case 'contains':
      return letters.includes(check.letters)
    case 'double-letter':
      return /(.)\1/.test(letters)
  }
}

/** For the judge alone, and never a verdict: what the deck can tell of these letters. */
export const hintFor = (
  letters: string,
  theme: Theme | undefined,
  fold: (written: string) => string | undefined,
): Hint => {
  if (theme === undefined) return 'unknown'
  if (theme.check !== undefined) return passes(letters, theme.check) ? 'checks' : 'fails'
  return theme.answers.some((answer) => readWord(answer, fold)?.whole === letters) ? 'known' : 'unknown'
}

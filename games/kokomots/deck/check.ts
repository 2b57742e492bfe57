import { findAlike } from '@tablee/game-kit/deck/alike.ts'
import { passes } from '@tablee/game-kit/deck/answer-check.ts'
import { checkSides, faultOf, type WordChecks } from '@tablee/game-kit/deck/check-sides.ts'
import type { Fault } from '@tablee/game-kit/deck/fault.ts'
import type { KnownAnswer } from '@tablee/game-kit/deck/sides.ts'
import { LONGEST_THEME, type ThemeSide, type WrittenThemes } from './parse.ts'

export const FEWEST_KNOWN = 120
/** A theme whose answers leave out more of the alphabet can't be played with too many of the cards. */
const FEWEST_LETTERS = 20
/** Two themes that share more of their answers, of 100, ask for the same. */
const MOST_SHARED = 40

interface ThemeChecks extends WordChecks {
  /** Reviewed words that are singular, whatever they end with. */
  readonly isSingular: (word: string) => boolean
}

/** One word, hyphens allowed; what is marked may be a proper name of several words (KOK-19). */
const ONE_WORD = /^[\p{L}’]+(-[\p{L}’]+)*$/u
const PROPER_NAME = /^\p{Lu}[\p{L}’]*([ -][\p{L}’]+)*$/u

/** « New York » → NEWYORK. */
const lettersOf = ({ word, isMarked }: KnownAnswer, { letters }: WordChecks): string | undefined => {
  if (!ONE_WORD.test(word) && !(isMarked && PROPER_NAME.test(word))) return undefined
  const parts = word.split(' ').map(letters)
  return parts.includes(undefined) ? undefined : parts.join('')
}

/** KOK-19: « chats », « bateaux », « chevaux », « travaux », when their singular is a word too. */
const isPlural = ({ word, isMarked }: KnownAnswer, { isSpelled, isSingular }: ThemeChecks): boolean => {
  if (isMarked || isSingular(word)) return false
  if (/(s|ux)$/.test(word) && isSpelled(word.slice(0, -1))) return true
  return word.endsWith('aux') && ['al', 'ail'].some((end) => isSpelled(word.replace(/aux$/, end)))
}

const checkTheme = (side: ThemeSide, letters: ReadonlySet<string>, words: ThemeChecks): Fault[] => {
  const { check } = side
  const plurals = side.answers.filter((answer) => isPlural(answer, words))
  const failing = side.answers.filter((answer) => check && !passes(check, lettersOf(answer, words) ?? ''))
  return [
    ...plurals.map(({ word }) => faultOf(side, 'answer-plural', word)),
    ...failing.map(({ word }) => faultOf(side, 'answer-fails-check', word)),
    ...(new Set([...letters].join('')).size < FEWEST_LETTERS ? [faultOf(side, 'answers-too-narrow')] : []),
  ]
}

/** Everything that is wrong with these cards beyond their form. */
export const checkThemeCards = (cards: readonly WrittenThemes[], words: ThemeChecks): Fault[] => {
  const sides = cards.flatMap(({ front, back }) => [front, back])
  const faults = checkSides(sides, words, {
    longestTitle: LONGEST_THEME,
    fewestAnswers: FEWEST_KNOWN,
    lettersOf: (answer) => lettersOf(answer, words),
    also: (side, letters) => checkTheme(side, letters, words),
  })
  return [...faults, ...findAlike(sides, MOST_SHARED)]
}

import { findAlike } from '@tablee/game-kit/deck/alike.ts'
import { passes, readCheck } from '@tablee/game-kit/deck/answer-check.ts'
import { checkSides, faultOf, type WordChecks } from '@tablee/game-kit/deck/check-sides.ts'
import type { Fault } from '@tablee/game-kit/deck/fault.ts'
import type { CategoryCard, KnownAnswer, Side } from '@tablee/game-kit/deck/sides.ts'
import { LONGEST_CATEGORY } from './own-cards.ts'

export const FEWEST_ANSWERS = 25
/** MPM-2: the letters that lie on the board. */
const BOARD = [...'BCDFGHILMNOPRSTUV']
const FEWEST_BOARD_LETTERS = 8
/** Two categories that share more of their answers, of 100 of the longer list, ask for the same. */
const MOST_SHARED = 50

/** One word, a hyphen allowed, no space (MPM-15). */
const ONE_WORD = /^[\p{L}’]+(-[\p{L}’]+)*$/u

/** « Un mot qui finit par « age » » says how its answers are written. */
const WRITTEN = /(finit|commence) par (?:«\u00a0(\p{Ll}+)\u00a0»|(\p{Lu})(?!\p{L}))/u

const notAsWritten = ({ category, answers }: Side, lettersOf: (answer: KnownAnswer) => string | undefined) => {
  const [, where, piece, letter] = WRITTEN.exec(category) ?? []
  const check = readCheck(`${where} par ${(piece ?? letter ?? '').toUpperCase()}`)
  return check === undefined ? [] : answers.filter((answer) => !passes(check, lettersOf(answer) ?? ''))
}

/** Everything that is wrong with these cards beyond their form. */
export const checkCategoryCards = (cards: readonly CategoryCard[], words: WordChecks): Fault[] => {
  const sides = cards.flatMap(({ front, back }) => [front, back])
  const lettersOf = ({ word }: KnownAnswer) => (ONE_WORD.test(word) ? words.letters(word) : undefined)
  const faults = checkSides(sides, words, {
    longestTitle: LONGEST_CATEGORY,
    fewestAnswers: FEWEST_ANSWERS,
    lettersOf,
    also: (side, letters) => {
      const given = new Set([...letters].join(''))
      const isNarrow = BOARD.filter((letter) => given.has(letter)).length < FEWEST_BOARD_LETTERS
      return [
        ...(isNarrow ? [faultOf(side, 'answers-too-narrow')] : []),
        ...notAsWritten(side, lettersOf).map(({ word }) => faultOf(side, 'answer-fails-check', word)),
      ]
    },
  })
  return [...faults, ...findAlike(sides, MOST_SHARED)]
}

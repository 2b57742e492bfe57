import type { CategoryCard } from './category-cards.ts'
import { checkSides, faultOf, type WordChecks } from './check-sides.ts'
import type { Fault } from './fault.ts'

export const LONGEST_CATEGORY = 60
export const FEWEST_ANSWERS = 25
/** MPM-2: the letters that lie on the board. */
const BOARD = [...'BCDFGHILMNOPRSTUV']
const FEWEST_BOARD_LETTERS = 8

/** One word, a hyphen allowed, no space (MPM-15). */
const ONE_WORD = /^[\p{L}’]+(-[\p{L}’]+)*$/u

/** Everything that is wrong with these cards beyond their form. */
export const checkCategoryCards = (cards: readonly CategoryCard[], words: WordChecks): Fault[] =>
  checkSides(
    cards.flatMap(({ front, back }) => [front, back]),
    words,
    {
      longestTitle: LONGEST_CATEGORY,
      fewestAnswers: FEWEST_ANSWERS,
      lettersOf: ({ word }) => (ONE_WORD.test(word) ? words.letters(word) : undefined),
      also: (side, letters) => {
        const given = new Set([...letters].join(''))
        const isNarrow = BOARD.filter((letter) => given.has(letter)).length < FEWEST_BOARD_LETTERS
        return isNarrow ? [faultOf(side, 'answers-too-narrow')] : []
      },
    },
  )

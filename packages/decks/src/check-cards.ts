import type { CategoryCard, Side } from './category-cards.ts'
import type { Fault } from './fault.ts'
import { slug } from './slug.ts'

export const LONGEST_CATEGORY = 60
export const FEWEST_ANSWERS = 25
/** MPM-2: the letters that lie on the board. */
const BOARD = [...'BCDFGHILMNOPRSTUV']
const FEWEST_BOARD_LETTERS = 8

/** Words that a check may ask; both come from the lexicon. */
interface WordChecks {
  /** « Œuf-là » → OEUFLA (ALL-1); undefined when it is no word. */
  readonly letters: (word: string) => string | undefined
  readonly isSpelled: (word: string) => boolean
}

/** One word, a hyphen allowed, no space (MPM-15). */
const ONE_WORD = /^[\p{L}’]+(-[\p{L}’]+)*$/u
/** An apostrophe that is not ’, or ; : ! ? without a no-break space before. */
const BAD_TYPOGRAPHY = /'|[^\u00a0][;:!?]|\.$|\s{2}/u

/** Everything that is wrong with these cards beyond their form. */
export const checkCategoryCards = (cards: readonly CategoryCard[], words: WordChecks): Fault[] => {
  const seen = new Set<string>()
  return cards
    .flatMap(({ front, back }) => [front, back])
    .flatMap((side) => {
      // As a card's id has it, so that no two cards share one.
      const category = slug(side.category)
      const isTwice = seen.has(category)
      seen.add(category)
      return [...(isTwice ? [fault(side, 'category-twice')] : []), ...checkSide(side, words)]
    })
}

const fault = ({ line, category }: Side, code: Fault['code'], about = category): Fault => ({ line, code, about })

const checkSide = (side: Side, words: WordChecks): Fault[] => {
  const faults: Fault[] = []
  if (side.category.length > LONGEST_CATEGORY) faults.push(fault(side, 'category-too-long'))
  if (BAD_TYPOGRAPHY.test(side.category) || !/^[\p{Lu}«]/u.test(side.category))
    faults.push(fault(side, 'category-typography'))
  if (side.answers.length < FEWEST_ANSWERS) faults.push(fault(side, 'answers-too-few'))

  const given = new Set<string>()
  for (const { word, isMarked } of side.answers) {
    const letters = ONE_WORD.test(word) ? words.letters(word) : undefined
    if (letters === undefined) faults.push(fault(side, 'answer-not-one-word', word))
    else if (given.has(letters)) faults.push(fault(side, 'answer-twice', word))
    else if (!isMarked && !words.isSpelled(word)) faults.push(fault(side, 'answer-misspelled', word))
    if (letters !== undefined) given.add(letters)
  }
  const onBoard = new Set([...given].join(''))
  if (BOARD.filter((letter) => onBoard.has(letter)).length < FEWEST_BOARD_LETTERS)
    faults.push(fault(side, 'answers-too-narrow'))
  return faults
}

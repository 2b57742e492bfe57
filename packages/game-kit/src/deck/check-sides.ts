import type { Fault } from './fault.ts'
import { masculineOnly } from './masculine.ts'
import type { KnownAnswer, Side } from './sides.ts'
import { slug } from './slug.ts'

/** Words that a check may ask; both come from the lexicon. */
export interface WordChecks {
  /** « Œuf-là » → OEUFLA (ALL-1); undefined when it is no word. */
  readonly letters: (word: string) => string | undefined
  /** Whether the spelling list has the word. */
  readonly isSpelled: (word: string) => boolean
}

/** What a game asks of each side of its cards. */
interface Demands<Written extends Side> {
  readonly longestTitle: number
  readonly fewestAnswers: number
  /** The letters of an answer; undefined when the game would not take it as one. */
  readonly lettersOf: (answer: KnownAnswer) => string | undefined
  /** What else is wrong with a side whose answers have these letters. */
  readonly also: (side: Written, letters: ReadonlySet<string>) => readonly Fault[]
}

/** An apostrophe that is not ’, or ; : ! ? without a no-break space before. */
const BAD_TYPOGRAPHY = /'|[^\u00a0][;:!?]|\.$|\s{2}/u

/** A fault on the line of a side; it is about the side's category unless told otherwise. */
export const faultOf = ({ line, category }: Side, code: Fault['code'], about = category): Fault => ({
  line,
  code,
  about,
})

/** Everything that is wrong with these sides beyond their form. */
export const checkSides = <Written extends Side>(
  sides: readonly Written[],
  { isSpelled }: WordChecks,
  demands: Demands<Written>,
): Fault[] => {
  const seen = new Set<string>()
  return sides.flatMap((side) => {
    const faults: Fault[] = []
    // As a card's id has it, so that no two cards share one.
    const category = slug(side.category)
    if (seen.has(category)) faults.push(faultOf(side, 'category-twice'))
    seen.add(category)
    if (side.category.length > demands.longestTitle) faults.push(faultOf(side, 'category-too-long'))
    if (BAD_TYPOGRAPHY.test(side.category) || !/^[\p{Lu}«]/u.test(side.category))
      faults.push(faultOf(side, 'category-typography'))
    const masculine = masculineOnly(side.category, isSpelled)
    if (masculine !== undefined) faults.push(faultOf(side, 'category-masculine', masculine))
    if (side.answers.length < demands.fewestAnswers) faults.push(faultOf(side, 'answers-too-few'))

    const given = new Set<string>()
    for (const answer of side.answers) {
      const letters = demands.lettersOf(answer)
      if (letters === undefined) faults.push(faultOf(side, 'answer-not-one-word', answer.word))
      else if (given.has(letters)) faults.push(faultOf(side, 'answer-twice', answer.word))
      else if (!answer.isMarked && !isSpelled(answer.word)) faults.push(faultOf(side, 'answer-misspelled', answer.word))
      if (letters !== undefined) given.add(letters)
    }
    return [...faults, ...demands.also(side, given)]
  })
}

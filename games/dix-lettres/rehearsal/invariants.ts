import { kindOf, LIMITS, TILES } from '../rules/bag.ts'
import { type State, scoreOf } from '../rules/state.ts'
import { isMadeOf } from '../rules/words.ts'

/** DIX-2, DIX-3: ten letters, within the limits. */
const drawFault = (letters: readonly string[]): string | undefined => {
  if (letters.length !== TILES) return `${letters.length} letters drawn`
  const vowels = letters.filter((letter) => kindOf(letter) === 'vowel').length
  const [least, most] = LIMITS.vowel
  return vowels < least || vowels > most ? `${vowels} vowels in ${letters.join('')}` : undefined
}

/** What is wrong with a state after a decision; undefined: nothing. */
export const fault = ({ phase, letters, results, seats, round, options }: State): string | undefined => {
  if (phase.name !== 'draw') {
    const wrong = drawFault(letters)
    if (wrong !== undefined) return wrong
  }
  if (round > options.rounds || results.length > round) return `${results.length} results in round ${round}`
  const words = phase.name === 'write' ? [phase.words, phase.drafts].flatMap(Object.values<string>) : []
  const foreign = words.find((word) => !isMadeOf(word, letters))
  if (foreign !== undefined) return `${foreign} is not made of ${letters.join('')}`
  for (const { entries, points, best } of results) {
    const [first] = best
    for (const [seat, scored] of Object.entries(points)) {
      const entry = entries.find((each) => each.seats.some((by) => by === seat))
      if (!entry?.isValid || entry.word.length !== scored) return `${seat} scored ${scored}`
      // Only words that nobody reads out can be longer than those that are told.
      if (first === undefined) return `${entry.word} was not found`
    }
  }
  return seats.some((seat) => scoreOf(results, seat) > 10 * results.length) ? 'more than ten points a round' : undefined
}

import { checkBoxSize, sideCounts } from '@tablee/game-kit/deck/counts.ts'
import type { CheckCards } from '@tablee/game-kit/deck/deck-rules.ts'
import { fold } from '@tablee/lexicon'
import { checkThemeCards } from './check.ts'
import { CONSTRAINTS, KOKOMOTS_LETTERS } from './letters.ts'
import { parseThemeCards } from './parse.ts'

/** KOK-1 */
const CARDS_IN_BOX = 30

/** KOK-1: 90 letters of no colour, and 20 that bind. */
const checkLetters = () => {
  const { plain } = KOKOMOTS_LETTERS
  const bound = CONSTRAINTS.map((constraint) => KOKOMOTS_LETTERS[constraint].length)
  const isWhole = plain.length === 90 && bound.every((count) => count === 5)
  return {
    letters: { plain: plain.length, bound: bound.reduce((sum, count) => sum + count, 0) },
    complaints: isWhole ? [] : ['the letters of Kokomots are not 90 and four times 5'],
  }
}

export const checkCards: CheckCards = (text, { isSpelled, reviewed }) => {
  const { cards, faults } = parseThemeCards(text)
  const sides = cards.flatMap(({ front, back }) => [front, back])
  const singulars = reviewed('singulars')
  const { letters, complaints } = checkLetters()
  return {
    counts: {
      cards: cards.length,
      themes: sides.length,
      checkable: sides.filter(({ check }) => check !== undefined).length,
      ...sideCounts(sides),
      letters,
    },
    faults: [
      ...faults,
      ...checkBoxSize(cards.length, CARDS_IN_BOX),
      ...checkThemeCards(cards, { letters: fold, isSpelled, isSingular: (word) => singulars.has(word) }),
    ],
    complaints,
  }
}

import { checkBoxSize, sideCounts } from '@tablee/game-kit/deck/counts.ts'
import type { CheckCards } from '@tablee/game-kit/deck/deck-rules.ts'
import { parseCategoryCards } from '@tablee/game-kit/deck/sides.ts'
import { fold } from '@tablee/lexicon'
import { checkCategoryCards } from './check.ts'

/** MPM-4 */
const CARDS_IN_BOX = 220

export const checkCards: CheckCards = (text, { isSpelled }) => {
  const { cards, faults } = parseCategoryCards(text)
  const sides = cards.flatMap(({ front, back }) => [front, back])
  return {
    counts: { cards: cards.length, categories: sides.length, ...sideCounts(sides) },
    faults: [
      ...faults,
      ...checkBoxSize(cards.length, CARDS_IN_BOX),
      ...checkCategoryCards(cards, { letters: fold, isSpelled }),
    ],
  }
}

import type { DeckReader } from '../src/deck/deck-rules.ts'
import type { Faults } from '../src/deck/faults.ts'
import { countSides, hasAnswers, ownSideChecks } from '../src/deck/own-sides.ts'
import { type CategoryCard, parseCategoryCards } from '../src/deck/sides.ts'
import { withoutUnseen } from '../src/deck/visible-text.ts'

/** Cards of a game that is on no shelf: every category is a card. */
export const readToyCards = (text: string, faults?: Faults): readonly CategoryCard[] => {
  const checks =
    faults && ownSideChecks(faults, { longestTitle: 60, answer: /^\p{L}+(-\p{L}+)*$/u, cardsOf: (lone) => lone })
  const { cards, lone } = parseCategoryCards(withoutUnseen(text), faults, checks)
  return [...cards, ...lone.map((side) => ({ front: side, back: side }))]
}

export const toyDeck: DeckReader = {
  names: ['Mer et Montagne', 'Mer'],
  fewestCards: 5,
  count: (text, faults) => countSides(readToyCards(text, faults)),
  hasAnswers: (text) => hasAnswers(readToyCards(text)),
}

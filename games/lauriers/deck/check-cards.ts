import { checkBoxSize, tally } from '@tablee/game-kit/deck/counts.ts'
import type { CheckCards } from '@tablee/game-kit/deck/deck-rules.ts'
import { CARDS_IN_BOXES, checkBoxes } from './boxes.ts'
import { checkDefinitionCards } from './check.ts'
import { definitionDeck } from './deck.ts'
import { FEWEST_GUESSED, guesserFigures, MOST_FOUND } from './guessers.ts'
import { parseDefinitionCards } from './parse.ts'

export const checkCards: CheckCards = (text, { isSpelled, reviewed }) => {
  const { cards, faults } = parseDefinitionCards(text)
  const exceptions = reviewed('exceptions')
  const entries = [...definitionDeck(cards).cards.values()].flatMap(({ words }) => words)
  const foundOf100 = guesserFigures(entries)
  const tooGood = Object.entries(foundOf100)
    .map(([measure, { most, least }]) => ({ measure, found: Math.max(most, least) }))
    .filter(({ found }) => entries.length >= FEWEST_GUESSED && found > MOST_FOUND)
  return {
    counts: {
      cards: cards.length,
      boxes: tally(cards.map(({ box }) => box)),
      words: entries.length,
      kinds: tally(entries.map(({ kind }) => kind)),
      foundOf100,
    },
    faults: [
      ...faults,
      ...checkBoxSize(cards.length, CARDS_IN_BOXES),
      ...checkBoxes(cards),
      ...checkDefinitionCards(cards, { isSpelled: (word) => exceptions.has(word) || isSpelled(word) }),
    ],
    complaints: tooGood.map(
      ({ measure, found }) => `by « ${measure} » the true definition is found ${found} times of 100`,
    ),
  }
}

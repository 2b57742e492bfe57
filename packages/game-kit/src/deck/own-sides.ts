import type { DeckSize } from './deck-rules.ts'
import type { FileFault, SideFault } from './fault.ts'
import type { Faults } from './faults.ts'
import type { CategoryCard, KnownAnswer, Side, SideChecks } from './sides.ts'
import { slug } from './slug.ts'

const MOST_CARDS = 1000
/** Bots look through them at each move; our own lists have 280 at most. */
const MOST_ANSWERS = 500
/** In the whole deck: a table keeps them in memory. Our own has 23,300. */
const MOST_ANSWERS_IN_ALL = 30_000

/** Reading stops at a deck of more than a thousand cards. */
export const checkCardCount = (faults: Faults<FileFault>, cards: number, line: number): void => {
  if (cards > MOST_CARDS) faults.addLast(line, 'deck-too-many-cards', String(MOST_CARDS))
}

/** What a game asks of two-sided cards that somebody wrote. */
interface Demands {
  readonly longestTitle: number
  readonly answer: RegExp
  /** How many cards fronts without a back make. */
  readonly cardsOf: (lone: number) => number
}

/** Checks made line by line, so that reading stops where the deck is at fault. */
export const ownSideChecks = (
  faults: Faults<SideFault | FileFault>,
  { longestTitle, answer: form, cardsOf }: Demands,
): SideChecks => {
  const seen = new Set<string>()
  let answers = 0
  return {
    onSide: ({ line, category }) => {
      // As a card's id has it, so that no two cards share one.
      const id = slug(category)
      if (id === '' && category !== '') faults.add(line, 'category-empty', category)
      else if (id !== '' && seen.has(id)) faults.add(line, 'category-twice', category)
      seen.add(id)
      if (category.length > longestTitle) faults.add(line, 'category-too-long', category)
    },
    onAnswer: (side: Side, { word }: KnownAnswer, line) => {
      answers += 1
      if (word !== '' && !form.test(word)) faults.add(line, 'answer-not-one-word', word)
      if (side.answers.length === MOST_ANSWERS) faults.add(line, 'answers-too-many', String(MOST_ANSWERS))
      if (answers > MOST_ANSWERS_IN_ALL) faults.addLast(line, 'deck-too-many-answers', String(MOST_ANSWERS_IN_ALL))
    },
    onCards: (pairs, lone, line) => checkCardCount(faults, pairs + cardsOf(lone), line),
  }
}

/** A side that is on both faces of a card counts once. */
export const countSides = (cards: readonly CategoryCard[]): DeckSize => {
  const sides = new Set(cards.flatMap(({ front, back }) => [front.line, back.line]))
  return { cards: cards.length, entries: sides.size }
}

/** Whether any side has known answers: without them bots have nothing to say. */
export const hasAnswers = (cards: readonly CategoryCard[]): boolean =>
  cards.some(({ front, back }) => front.answers.length + back.answers.length > 0)

import {
  CONSTRAINTS,
  checkBoxes,
  checkCategoryCards,
  checkDefinitionCards,
  checkSize,
  checkThemeCards,
  definitionDeck,
  type Fault,
  FEWEST_GUESSED,
  guesserFigures,
  KOKOMOTS_LETTERS,
  likenesses,
  MOST_FOUND,
  parseCategoryCards,
  parseDefinitionCards,
  parseThemeCards,
} from '@tablee/game-kit/deck/index.ts'
import { type Face, PACK } from '@tablee/games/word-out/game.ts'
import { fold } from '@tablee/lexicon'

/** What the checks ask of word lists and of lists that were reviewed. */
export interface Lists {
  readonly isSpelled: (word: string) => boolean
  readonly exceptions: ReadonlySet<string>
  readonly singulars: ReadonlySet<string>
}
export interface Checked {
  readonly counts: { readonly cards: number; readonly [what: string]: unknown }
  readonly faults: readonly Fault[]
  /** What is wrong with the deck as a whole, in plain words. */
  readonly complaints?: readonly string[]
}

type Sides = Parameters<typeof likenesses>[0]

/** How often each is there: 1, 1, 2 → { 1: 2, 2: 1 }. */
const tally = (list: readonly (string | number)[]): Record<string, number> =>
  Object.fromEntries([...new Set(list)].map((one) => [one, list.filter((other) => other === one).length]))

const answerCounts = (sides: Sides) => {
  const [least] = [...sides].sort((one, other) => one.answers.length - other.answers.length)
  const [alike] = likenesses(sides).sort((one, other) => other.shared - one.shared)
  return {
    answers: sides.reduce((sum, { answers }) => sum + answers.length, 0),
    fewestAnswers: least?.answers.length ?? 0,
    fewestAnswersOf: least?.category,
    mostShared: Math.round(alike?.shared ?? 0),
    mostSharedBy: alike && [alike.earlier.category, alike.side.category],
  }
}

export const checkCategories = (text: string, { isSpelled }: Lists): Checked => {
  const { cards, faults } = parseCategoryCards(text)
  const sides = cards.flatMap(({ front, back }) => [front, back])
  return {
    counts: { cards: cards.length, categories: sides.length, ...answerCounts(sides) },
    faults: [
      ...faults,
      ...checkSize('mot-pour-mot', cards.length),
      ...checkCategoryCards(cards, { letters: fold, isSpelled }),
    ],
  }
}

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

export const checkThemes = (text: string, { isSpelled, singulars }: Lists): Checked => {
  const { cards, faults } = parseThemeCards(text)
  const sides = cards.flatMap(({ front, back }) => [front, back])
  const { letters, complaints } = checkLetters()
  return {
    counts: {
      cards: cards.length,
      themes: sides.length,
      checkable: sides.filter(({ check }) => check !== undefined).length,
      ...answerCounts(sides),
      letters,
    },
    faults: [
      ...faults,
      ...checkSize('kokomots', cards.length),
      ...checkThemeCards(cards, { letters: fold, isSpelled, isSingular: (word) => singulars.has(word) }),
    ],
    complaints,
  }
}

export const checkDefinitions = (text: string, { isSpelled, exceptions }: Lists): Checked => {
  const { cards, faults } = parseDefinitionCards(text)
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
      ...checkSize('lauriers', cards.length),
      ...checkBoxes(cards),
      ...checkDefinitionCards(cards, { isSpelled: (word) => exceptions.has(word) || isSpelled(word) }),
    ],
    complaints: tooGood.map(
      ({ measure, found }) => `by « ${measure} » the true definition is found ${found} times of 100`,
    ),
  }
}

/** WO-1: no text on them, and so no file; counted all the same. */
export const checkPack = (): Checked => {
  const kindOf = (face: Face) => face.replace(/-.*/, '')
  return {
    counts: { cards: PACK.length, kinds: tally(PACK.map(kindOf)) },
    faults: [],
    complaints: PACK.length === 108 ? [] : [`${PACK.length} cards, not 108`],
  }
}

import { LONGEST_THEME } from '@tablee/games/kokomots/deck/check.ts'
import { parseThemeCards, type WrittenThemes } from '@tablee/games/kokomots/deck/parse.ts'
import { LONGEST_TEXT } from '@tablee/games/lauriers/deck/check.ts'
import { type LooseWord, parseLooseCards, type WrittenCard } from '@tablee/games/lauriers/deck/parse.ts'
import { LONGEST_CATEGORY } from '@tablee/games/mot-pour-mot/deck/check.ts'
import type { Fault, FaultCode } from './fault.ts'
import { Faults } from './faults.ts'
import { type CategoryCard, type KnownAnswer, parseCategoryCards, type Side, type SideChecks } from './sides.ts'
import { slug } from './slug.ts'
import { withoutUnseen } from './visible-text.ts'

interface Read<Card> {
  readonly cards: readonly Card[]
}

const MOST_CARDS = 1000
const LONGEST_WORD = 40
/** Bots look through them at each move; our own lists have 280 at most. */
const MOST_ANSWERS = 500
/** In the whole deck: a table keeps them in memory. Our own has 23,300. */
const MOST_ANSWERS_IN_ALL = 30_000

/** What our own decks must not have, and one's own may. */
const UNLOVELY: ReadonlySet<FaultCode> = new Set(['card-without-back', 'answer-empty'])

/** The first so many faults of a deck of one's own. */
export const ownFaults = (most: number): Faults => new Faults(most, UNLOVELY)

/** MPM-15: one word, a hyphen allowed; KOK-19 has names of several. The typewriter's apostrophe will do. */
const ONE_WORD = /^[\p{Script=Latin}\p{M}’']+(-[\p{Script=Latin}\p{M}’']+)*$/u
const SEVERAL_WORDS = /^[\p{Script=Latin}\p{M}’']+([ \u00a0-][\p{Script=Latin}\p{M}’']+)*$/u

const countCards = (faults: Faults, cards: number, line: number) => {
  if (cards > MOST_CARDS) faults.addLast(line, 'deck-too-many-cards', String(MOST_CARDS))
}

interface Demands {
  readonly longestTitle: number
  readonly answer: RegExp
  /** How many cards fronts without a back make. */
  readonly cardsOf: (lone: number) => number
}

/** What a deck of one's own must keep to, checked line by line so that reading stops where the deck is at fault. */
const sideChecks = (faults: Faults, { longestTitle, answer: form, cardsOf }: Demands): SideChecks => {
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
    onCards: (pairs, lone, line) => countCards(faults, pairs + cardsOf(lone), line),
  }
}

/** Two by two in their order; the last of an odd number has itself on both sides. */
const paired = (lone: readonly Side[]): CategoryCard[] =>
  lone.flatMap((front, nth) => (nth % 2 === 0 ? [{ front, back: lone[nth + 1] ?? front }] : []))

const CATEGORIES: Demands = {
  longestTitle: LONGEST_CATEGORY,
  answer: ONE_WORD,
  cardsOf: (lone) => Math.ceil(lone / 2),
}

/** Categories of one's own for Mot pour Mot, with known answers or without; checked only where faults are asked for. */
export const readOwnCategories = (text: string, faults?: Faults): Read<CategoryCard> => {
  const checks = faults && sideChecks(faults, CATEGORIES)
  const { cards, lone } = parseCategoryCards(withoutUnseen(text), faults, checks)
  return { cards: [...cards, ...paired(lone)] }
}

const THEMES: Demands = { longestTitle: LONGEST_THEME, answer: SEVERAL_WORDS, cardsOf: (lone) => lone }

/** Themes of one's own for Kokomots. One without a back is a card by itself: either side may come up (KOK-3). */
export const readOwnThemes = (text: string, faults?: Faults): Read<WrittenThemes> => {
  const checks = faults && sideChecks(faults, THEMES)
  const { cards, lone } = parseThemeCards(withoutUnseen(text), faults, checks)
  return { cards: [...cards, ...lone.map((side) => ({ front: side, back: side }))] }
}

const checkWord = ({ line, word, definition, bluffs }: LooseWord, seen: Set<string>): Fault[] => {
  const faults: Fault[] = []
  const id = slug(word)
  if (id === '') faults.push({ line, code: 'word-without-kind', about: word })
  else if (seen.has(id)) faults.push({ line, code: 'word-twice', about: word })
  seen.add(id)
  if (word.length > LONGEST_WORD) faults.push({ line, code: 'text-too-long', about: word })
  if (definition.text === '') faults.push({ line: definition.line, code: 'definition-missing', about: word })
  for (const { line: at, text } of [definition, ...bluffs])
    if (text.length > LONGEST_TEXT) faults.push({ line: at, code: 'text-too-long', about: text })
  return faults
}

/** Words of one's own for Les Lauriers, with bluffs or without. */
export const readOwnDefinitions = (text: string, faults?: Faults): Read<WrittenCard<LooseWord>> => {
  const seen = new Set<string>()
  const checks = faults && {
    onCard: (words: WrittenCard<LooseWord>['words']) => words.flatMap((word) => checkWord(word, seen)),
    onCards: (cards: number, line: number) => countCards(faults, cards, line),
  }
  const { cards } = parseLooseCards(withoutUnseen(text), faults, checks)
  return { cards }
}

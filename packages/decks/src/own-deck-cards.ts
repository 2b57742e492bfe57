import { type CategoryCard, parseCategoryCards, type Side } from './category-cards.ts'
import { LONGEST_CATEGORY } from './check-cards.ts'
import { LONGEST_TEXT } from './check-definitions.ts'
import { faultOf } from './check-sides.ts'
import { LONGEST_THEME } from './check-themes.ts'
import { type LooseWord, parseLooseCards, type WrittenCard } from './definition-cards.ts'
import type { Fault, FaultCode } from './fault.ts'
import { withoutUnseen } from './own-deck-text.ts'
import { slug } from './slug.ts'
import { parseThemeCards, type WrittenThemes } from './theme-cards.ts'

interface Read<Card> {
  readonly cards: readonly Card[]
  readonly faults: readonly Fault[]
}

const LONGEST_WORD = 40
/** Bots look through them at each move; our own lists have 280 at most. */
const MOST_ANSWERS = 500

/** What our own decks must not have, and one's own may. */
const UNLOVELY: ReadonlySet<FaultCode> = new Set(['card-without-back', 'answer-empty'])
const grave = (faults: readonly Fault[]): Fault[] => faults.filter(({ code }) => !UNLOVELY.has(code))

/** MPM-15: one word, a hyphen allowed; KOK-19 has names of several. The typewriter's apostrophe will do. */
const ONE_WORD = /^[\p{Script=Latin}\p{M}’']+(-[\p{Script=Latin}\p{M}’']+)*$/u
const SEVERAL_WORDS = /^[\p{Script=Latin}\p{M}’']+([ \u00a0-][\p{Script=Latin}\p{M}’']+)*$/u

const isHead = (line: string) => /^\s*[=/]/.test(line)
const hasAnswers = (line: string) => !/^\s*([=/#?]|$)/.test(line)

/** Line by line, so that each is told where it stands; in one go, however many there are. */
const checkAnswers = (text: string, form: RegExp): Fault[] => {
  const lines = text.split(/\r?\n/)
  const first = lines.findIndex(isHead)
  return lines.flatMap((line, index) => {
    if (first < 0 || index < first || !hasAnswers(line)) return []
    const words = line.split(',').map((raw) => raw.trim().replace(/\*$/, ''))
    const unfit = words.filter((word) => word !== '' && !form.test(word))
    return unfit.map((about): Fault => ({ line: index + 1, code: 'answer-not-one-word', about }))
  })
}

const checkCounts = (sides: readonly Side[]): Fault[] =>
  sides
    .filter(({ answers }) => answers.length > MOST_ANSWERS)
    .map((side) => faultOf(side, 'answers-too-many', String(MOST_ANSWERS)))

const checkTitles = (sides: readonly Side[], longest: number): Fault[] => {
  const seen = new Set<string>()
  return [...sides]
    .sort((a, b) => a.line - b.line)
    .flatMap((side) => {
      const faults: Fault[] = []
      // As a card's id has it, so that no two cards share one.
      const id = slug(side.category)
      if (id === '' && side.category !== '') faults.push(faultOf(side, 'category-empty'))
      else if (id !== '' && seen.has(id)) faults.push(faultOf(side, 'category-twice'))
      seen.add(id)
      if (side.category.length > longest) faults.push(faultOf(side, 'category-too-long'))
      return faults
    })
}

/** Two by two in their order; the last of an odd number has itself on both sides. */
const paired = (lone: readonly Side[]): CategoryCard[] =>
  lone.flatMap((front, nth) => (nth % 2 === 0 ? [{ front, back: lone[nth + 1] ?? front }] : []))

/** Categories of one's own for Mot pour Mot, with known answers or without. */
export const readOwnCategories = (written: string): Read<CategoryCard> => {
  const text = withoutUnseen(written)
  const { cards, lone, faults } = parseCategoryCards(text)
  const sides = [...cards.flatMap(({ front, back }) => [front, back]), ...lone]
  return {
    cards: [...cards, ...paired(lone)],
    faults: [
      ...grave(faults),
      ...checkTitles(sides, LONGEST_CATEGORY),
      ...checkAnswers(text, ONE_WORD),
      ...checkCounts(sides),
    ],
  }
}

/** Themes of one's own for Kokomots. One without a back is a card by itself: either side may come up (KOK-3). */
export const readOwnThemes = (written: string): Read<WrittenThemes> => {
  const text = withoutUnseen(written)
  const { cards, lone, faults } = parseThemeCards(text)
  const sides = [...cards.flatMap(({ front, back }) => [front, back]), ...lone]
  return {
    cards: [...cards, ...lone.map((side) => ({ front: side, back: side }))],
    faults: [
      ...grave(faults),
      ...checkTitles(sides, LONGEST_THEME),
      ...checkAnswers(text, SEVERAL_WORDS),
      ...checkCounts(sides),
    ],
  }
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
export const readOwnDefinitions = (text: string): Read<WrittenCard<LooseWord>> => {
  const { cards, faults } = parseLooseCards(withoutUnseen(text))
  const seen = new Set<string>()
  const found = cards.flatMap(({ words }) => words).flatMap((word) => checkWord(word, seen))
  return { cards, faults: [...faults, ...found] }
}

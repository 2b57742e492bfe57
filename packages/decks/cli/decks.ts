import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { fold, spellings } from '@tablee/lexicon'
import { ensureLexicon } from '@tablee/lexicon/build'
import { loadSpelling } from '@tablee/lexicon/node'
import {
  checkCategoryCards,
  checkDefinitionCards,
  checkThemeCards,
  definitionDeck,
  FEWEST_GUESSED,
  guesserFigures,
  MOST_FOUND,
  parseCategoryCards,
  parseDefinitionCards,
  parseExceptions,
  parseThemeCards,
} from '../src/index.ts'

/** `npm run -s decks`: checks every deck, prints counts as JSON, exits 1 on a fault. Other files can be named instead. */
const ours = (name: string) => fileURLToPath(new URL(`../data/${name}.txt`, import.meta.url))
const OURS = [ours('mot-pour-mot'), ours('lauriers'), ours('kokomots')]

type Faults = Readonly<ReturnType<typeof checkCategoryCards>>

const read = (file: string): string | undefined => {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

const complain = (sentence: string) => {
  console.error(sentence)
  process.exitCode = 1
}
const complainOf = (file: string, faults: Faults) => {
  for (const { line, code, about } of [...faults].sort((a, b) => a.line - b.line))
    complain(`${file}:${line}: ${code}: ${about}`)
}

await ensureLexicon((line) => process.stderr.write(`${line}\n`))
const list = loadSpelling()
const isSpelled = (word: string) => {
  const letters = fold(word)
  return letters !== undefined && spellings(list, letters).includes(word)
}
const reviewed = (file: string): ReadonlySet<string> => {
  const { words, faults } = parseExceptions(read(file) ?? '')
  complainOf(file, faults)
  return words
}
const exceptions = reviewed(ours('lauriers-exceptions'))
const singulars = reviewed(ours('kokomots-singulars'))

/** How often each is there: 1, 1, 2 → { 1: 2, 2: 1 }. */
const tally = (list: readonly (string | number)[]): Record<string, number> =>
  Object.fromEntries([...new Set(list)].map((one) => [one, list.filter((other) => other === one).length]))

const checkCategories = (file: string, text: string) => {
  const { cards, faults } = parseCategoryCards(text)
  const all = [...faults, ...checkCategoryCards(cards, { letters: fold, isSpelled })]
  complainOf(file, all)
  const sides = cards.flatMap(({ front, back }) => [front, back])
  const answers = sides.map((side) => side.answers.length)
  return {
    cards: cards.length,
    categories: sides.length,
    answers: answers.reduce((sum, count) => sum + count, 0),
    fewestAnswers: answers.length === 0 ? 0 : Math.min(...answers),
    faults: all.length,
  }
}

const checkThemes = (file: string, text: string) => {
  const { cards, faults } = parseThemeCards(text)
  const isSingular = (word: string) => singulars.has(word)
  const all = [...faults, ...checkThemeCards(cards, { letters: fold, isSpelled, isSingular })]
  complainOf(file, all)
  const sides = cards.flatMap(({ front, back }) => [front, back])
  const [least] = [...sides].sort((one, other) => one.answers.length - other.answers.length)
  return {
    cards: cards.length,
    themes: sides.length,
    checkable: sides.filter(({ check }) => check !== undefined).length,
    answers: sides.reduce((sum, { answers }) => sum + answers.length, 0),
    fewestAnswers: least?.answers.length ?? 0,
    fewestAnswersOf: least?.category,
    faults: all.length,
  }
}

const checkDefinitions = (file: string, text: string) => {
  const { cards, faults } = parseDefinitionCards(text)
  const all = [
    ...faults,
    ...checkDefinitionCards(cards, { isSpelled: (word) => exceptions.has(word) || isSpelled(word) }),
  ]
  complainOf(file, all)
  const entries = [...definitionDeck(cards).cards.values()].flatMap(({ words }) => words)
  const foundOf100 = guesserFigures(entries)
  const tooGood = Object.entries(foundOf100)
    .filter(() => entries.length >= FEWEST_GUESSED)
    .filter(([, { most, least }]) => Math.max(most, least) > MOST_FOUND)
  for (const [measure, { most, least }] of tooGood)
    complain(`${file}: by « ${measure} » the true definition is found ${Math.max(most, least)} times of 100`)
  return {
    cards: cards.length,
    boxes: tally(cards.map(({ box }) => box)),
    words: entries.length,
    kinds: tally(entries.map(({ kind }) => kind)),
    foundOf100,
    faults: all.length + tooGood.length,
  }
}

/** A deck of Kokomots opens with a remark that says so; only cards of Les Lauriers have lines that start with « : ». */
const checkOf = (text: string) => {
  if (/^# Kokomots\b/.test(text)) return checkThemes
  return /^\s*:/m.test(text) ? checkDefinitions : checkCategories
}

const check = (file: string, text: string) => {
  const counts = checkOf(text)(file, text)
  if (counts.cards === 0) complain(`${file}: no card in it`)
  return counts
}

const named = process.argv.slice(2)
const counts: Record<string, ReturnType<typeof check>> = {}
for (const file of named.length > 0 ? named : OURS) {
  const text = read(file)
  if (text === undefined) complain(`${file}: cannot be read`)
  else counts[file.replace(/.*[\\/]/, '')] = check(file, text)
}
console.log(JSON.stringify(counts, undefined, 2))

import { describe, expect, it } from 'vitest'
import { cardsOf, checkDecks, deckFile, type Spoiling, spoil } from '../../../packages/rehearsal/testing/check-decks.ts'

const FRUIT = '= Un fruit\n'

interface Counts {
  readonly cards: number
  readonly faults: number
  readonly categories: number
  readonly fewestAnswers: number
}

const SPOILED: readonly Spoiling[] = [
  ['a card lost', /^= [^=]*/m, '', '', 'deck-too-small: 220'],
  ['a card without its back', /^\/ [^=]*/m, '', FRUIT, 'card-without-back: Un fruit'],
  ['answers above all categories', FRUIT, `kiwi\n${FRUIT}`, 'kiwi\n', 'answers-before-category: kiwi'],
  ['a misspelled answer', `${FRUIT}pomme`, `${FRUIT}pome`, FRUIT, 'answer-misspelled: pome'],
  ['an answer of two words', `${FRUIT}pomme`, `${FRUIT}pomme verte`, FRUIT, 'answer-not-one-word: pomme verte'],
  ['an answer twice', `${FRUIT}pomme`, `${FRUIT}pomme, Pomme*`, FRUIT, 'answer-twice: Pomme'],
  ['too few answers', /(= Un fruit\n)[^/]*/, '$1pomme, poire\n\n', FRUIT, 'answers-too-few: Un fruit'],
  ['a category twice', '= Un légume', '= Un FRUIT', '= Un FRUIT', 'category-twice: Un FRUIT'],
  [
    'a category said in other words',
    '= Un légume',
    '= Les fruits',
    '= Les fruits',
    'themes-alike: Les fruits, Un fruit',
  ],
  ['a masculine-only category', '= Un légume', '= Un acteur', '= Un acteur', 'category-masculine: acteur'],
  ['a vulgar answer', `${FRUIT}pomme`, `${FRUIT}merde`, 'merde', 'word-vulgar: merde'],
]

const spoiled = spoil('mot-pour-mot', SPOILED)
const all = await checkDecks(...spoiled.map(({ path }) => path))

describe('the cards with one thing spoiled', () => {
  it.each(spoiled)('$kind: file, line and fault are told', ({ complaint }) => {
    expect(all.status).toBe(1)
    expect(all.stderr).toContain(complaint)
  })

  it('one fault will do to exit 1', async () => {
    const [, , , one] = spoiled
    const { status, stderr } = await checkDecks(one?.path ?? '')
    expect([status, stderr]).toEqual([1, one?.complaint])
  })
})

it('MPM-4 Mot pour Mot has 220 two-sided cards, 440 categories of at least 25 answers, and no fault', async () => {
  const { status, stderr, counts } = await checkDecks<Counts>(deckFile(cardsOf('mot-pour-mot')))
  const deck = counts['deck.txt']
  expect([status, stderr, deck?.faults]).toEqual([0, '', 0])
  expect([deck?.cards, deck?.categories]).toEqual([220, 440])
  expect(deck?.fewestAnswers).toBeGreaterThanOrEqual(25)
})

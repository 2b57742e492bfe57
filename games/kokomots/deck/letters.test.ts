import { readFileSync } from 'node:fs'
import { fold } from '@tablee/lexicon'
import { expect, it } from 'vitest'
import { themeDeck } from './deck.ts'
import { CONSTRAINTS, KOKOMOTS_LETTERS, type LetterCard, letterCards } from './letters.ts'
import { parseThemeCards } from './parse.ts'

const cards = [...letterCards(KOKOMOTS_LETTERS).values()]
const deck = themeDeck(parseThemeCards(readFileSync(new URL('./cards.txt', import.meta.url), 'utf8')).cards)
const themes = [...deck.cards.values()]
  .flatMap(({ sides }) => sides)
  .map(({ answers }) => answers.map((answer) => answer.split(' ').map(fold).join('')))

const isKeptBy = ({ letter, constraint }: LetterCard, letters: string): boolean => {
  if (constraint === 'first') return letters.startsWith(letter)
  if (constraint === 'second') return letters[1] === letter
  return constraint === 'last' ? letters.endsWith(letter) : letters.includes(letter)
}

it('KOK-1 KOK-22 there are 110 letters: 90 plain, five of each constraint', () => {
  expect(cards).toHaveLength(110)
  expect(cards.filter(({ constraint }) => constraint === undefined)).toHaveLength(90)
  for (const kind of CONSTRAINTS) expect(cards.filter(({ constraint }) => constraint === kind)).toHaveLength(5)
})

it('KOK-20 no card is hard to use: nearly every theme has an answer for it', () => {
  const hard = cards.filter((card) => {
    const fitting = themes.filter((answers) => answers.some((letters) => isKeptBy(card, letters)))
    return fitting.length < 0.9 * themes.length
  })
  expect(hard).toEqual([])
})

it('a card’s id says what is printed on it, and no two have the same', () => {
  const small = letterCards({ plain: 'EEZ', first: 'E', second: '', last: 'EE', spell: '' })
  expect([...small]).toEqual([
    ['E-1', { letter: 'E' }],
    ['E-2', { letter: 'E' }],
    ['Z-1', { letter: 'Z' }],
    ['first-E-1', { letter: 'E', constraint: 'first' }],
    ['last-E-1', { letter: 'E', constraint: 'last' }],
    ['last-E-2', { letter: 'E', constraint: 'last' }],
  ])
})

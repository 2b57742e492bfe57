import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { themeDeck } from './deck.ts'
import { parseThemeCards } from './parse.ts'

const { cards } = parseThemeCards(readFileSync(new URL('./cards.txt', import.meta.url), 'utf8'))
const deck = themeDeck(cards)

it('KOK-1 the deck has 30 cards of two sides: 60 themes', () => {
  expect(deck.cards.size).toBe(30)
  const titles = [...deck.cards.values()].flatMap(({ sides }) => sides.map(({ title }) => title))
  expect(new Set(titles).size).toBe(60)
})

it('KOK-1 a card is known by its front, whatever stands around it', () => {
  expect([...deck.cards.keys()].slice(0, 3)).toEqual(['ville', 'animal', 'pays'])
  expect(themeDeck([...cards].reverse()).cards.get('ville')).toEqual(deck.cards.get('ville'))
})

it('a theme has its answers as one writes them, and says what passes only when a machine can tell', () => {
  const [city, kitchen] = deck.cards.get('ville')?.sides ?? []
  expect(city?.answers).toContain('New York')
  expect(kitchen?.answers).toContain('tire-bouchon')
  expect(city && 'passes' in city).toBe(false)
  const longer = deck.cards.get('a-la-ferme')?.sides[1].passes
  expect(['ABSURDITE', 'ABSURDES'].map((letters) => longer?.(letters))).toEqual([true, false])
})

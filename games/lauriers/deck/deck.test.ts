import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { definitionDeck } from './deck.ts'
import { parseDefinitionCards } from './parse.ts'

const { cards } = parseDefinitionCards(readFileSync(new URL('./cards.txt', import.meta.url), 'utf8'))

it('LAU-4 a card is known by its first word, whatever stands around it', () => {
  const deck = definitionDeck(cards)
  expect([...deck.cards.keys()].slice(0, 3)).toEqual(['alcarazas', 'bejaune', 'batardeau'])
  expect(definitionDeck([...cards].reverse()).cards.get('bejaune')).toEqual(deck.cards.get('bejaune'))
})

it('LAU-4 a card has four words, each with its kind, its definition and three bluffs', () => {
  const card = definitionDeck(cards).cards.get('bejaune')
  expect(card?.words.map(({ word, kind }) => [word, kind])).toEqual([
    ['béjaune', 'n.m.'],
    ['galimafrée', 'n.f.'],
    ['flavescent', 'adj.'],
    ['stipendier', 'v.t.'],
  ])
  expect(card?.words[0].definition).toBe('Jeune homme naïf qui ne sait encore rien de la vie.')
  expect(card?.words[0].bluffs).toHaveLength(3)
})

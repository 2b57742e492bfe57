import { readFileSync } from 'node:fs'
import { fold, spellings } from '@tablee/lexicon'
import { loadSpelling } from '@tablee/lexicon/node'
import { expect, it } from 'vitest'
import { checkCategoryCards, parseCategoryCards } from './index.ts'

const list = loadSpelling()
const isSpelled = (word: string) => {
  const letters = fold(word)
  return letters !== undefined && spellings(list, letters).some((form) => form === word)
}

it('MPM-4 the deck of Mot pour Mot has at least 60 two-sided cards, and no fault', () => {
  const text = readFileSync(new URL('../data/mot-pour-mot.txt', import.meta.url), 'utf8')
  const { cards, faults } = parseCategoryCards(text)
  expect([...faults, ...checkCategoryCards(cards, { letters: fold, isSpelled })]).toEqual([])
  expect(cards.length).toBeGreaterThanOrEqual(60)
})

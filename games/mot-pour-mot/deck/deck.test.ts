import { parseCategoryCards } from '@tablee/game-kit/deck/sides.ts'
import { describe, expect, it } from 'vitest'
import { checkCategoryCards } from './check.ts'
import { cardId, categoryDeck } from './deck.ts'

const { cards } = parseCategoryCards(
  '= Un pays\nFrance*, Mali*\n/ Un fruit\nkiwi\n= Un œuf d’été\noie\n/ Une ville\nBrest*\n',
)

describe('a deck of category cards', () => {
  it('MPM-4 a card is known by its front, whatever stands around it', () => {
    expect(cards.map(cardId)).toEqual(['un-pays', 'un-oeuf-d-ete'])
    expect([...categoryDeck(cards).cards]).toEqual([
      ['un-pays', { front: 'Un pays', back: 'Un fruit' }],
      ['un-oeuf-d-ete', { front: 'Un œuf d’été', back: 'Une ville' }],
    ])
    expect(categoryDeck([...cards].reverse()).cards.get('un-pays')).toEqual({ front: 'Un pays', back: 'Un fruit' })
  })

  it('knows the answers to each side, and none to what it has not', () => {
    const { answers } = categoryDeck(cards)
    expect(answers('Un fruit')).toEqual([{ word: 'kiwi', isMarked: false }])
    expect(answers('Une ville')).toEqual([{ word: 'Brest', isMarked: true }])
    expect(answers('Un métier')).toEqual([])
  })

  it('two cards with one id are found by the check', () => {
    const twins = parseCategoryCards('= Un côté\na\n/ Un fruit\nb\n= Un « cote »\nc\n/ Un pays\nd\n').cards
    expect(new Set(twins.map(cardId)).size).toBe(1)
    const checks = { letters: (word: string) => word, isSpelled: () => true }
    const twice = checkCategoryCards(twins, checks).filter(({ code }) => code === 'category-twice')
    expect(twice).toEqual([{ line: 5, code: 'category-twice', about: 'Un « cote »' }])
  })
})

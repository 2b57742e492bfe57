import { CONSTRAINTS } from '@tablee/game-kit/deck/index.ts'
import { describe, expect, it } from 'vitest'
import { boxesOf, pagesOf, rangeWithin } from './choosing.ts'
import { definitionPart, letterPart, titlePart, wordOutPart } from './printed.ts'

const side = (line: number) => ({ line, category: `Catégorie ${line}` })
const titles = (count: number) =>
  titlePart(Array.from({ length: count }, (_, nth) => ({ front: side(nth * 2 + 1), back: side(nth * 2 + 2) })))
const word = { word: 'zain', kind: 'adj.', definition: { text: 'Qui n’a pas un poil blanc.' } }
const definitions = (...boxes: number[]) =>
  definitionPart(boxes.map((box) => ({ box, words: [word, word, word, word] })))

describe('what is printed', () => {
  it('MPM-4 the 220 cards of Mot pour Mot take 11 sheets two-sided; one-sided each category is a card', () => {
    const part = titles(220)
    expect(pagesOf(part, { from: 1, to: 220 }, 'both')).toHaveLength(22)
    const alone = pagesOf(part, { from: 1, to: 220 }, 'one').flatMap(({ cells }) => cells)
    expect(alone.filter((face) => face !== undefined)).toHaveLength(440)
  })
  it('a card with the same on both sides is printed once when paper has one side', () => {
    const part = titlePart([{ front: side(3), back: side(3) }])
    expect(part.cards[0]?.alone).toHaveLength(1)
    expect(part.cards[0]?.back).toMatchObject({ text: 'Catégorie 3', side: 'back' })
  })
  it('LAU-4 words on the front, their definitions behind; bluffs nowhere', () => {
    const [card] = definitions(1).cards
    expect(card?.front.kind).toBe('words')
    expect(card?.back).toMatchObject({ kind: 'definitions', meanings: [{ word: 'zain' }, {}, {}, {}] })
    expect(card?.alone).toEqual([card?.back])
    expect(JSON.stringify(definitions(1, 2))).not.toContain('bluff')
  })
  it('KOK-1 KOK-22 110 letters, five of each constraint', () => {
    const { cards } = letterPart()
    expect(cards).toHaveLength(110)
    for (const constraint of CONSTRAINTS)
      expect(cards.filter(({ front }) => front.kind === 'letter' && front.card.constraint === constraint)).toHaveLength(
        5,
      )
  })
  it('WO-1 108 cards', () => {
    expect(wordOutPart().cards).toHaveLength(108)
    expect(pagesOf(wordOutPart(), { from: 1, to: 108 }, 'one')).toHaveLength(7)
  })
  it('a range keeps the numbers that cards have in the deck', () => {
    const [page] = pagesOf(titles(50), { from: 30, to: 31 }, 'both')
    expect(page?.cells.slice(0, 3)).toEqual([
      expect.objectContaining({ number: 30 }),
      expect.objectContaining({ number: 31 }),
      undefined,
    ])
  })
  it('boxes are told apart where there are several', () => {
    expect(boxesOf(definitions(1, 1, 2, 2, 2).cards)).toEqual([
      { from: 1, to: 2 },
      { from: 3, to: 5 },
    ])
    expect(boxesOf(definitions(1, 1).cards)).toEqual([])
  })
  it.each([
    [
      { from: 5, to: 9 },
      { from: 5, to: 9 },
    ],
    [
      { from: 9, to: 5 },
      { from: 5, to: 9 },
    ],
    [
      { from: -3, to: 99 },
      { from: 1, to: 20 },
    ],
    [
      { from: Number.NaN, to: 4.4 },
      { from: 1, to: 4 },
    ],
  ])('%j of twenty is %j', (asked, given) => {
    expect(rangeWithin(20, asked)).toEqual(given)
  })
})

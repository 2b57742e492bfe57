import { definePart, type PrintedPart } from '@tablee/ui/deck/card-print.ts'
import { describe, expect, it } from 'vitest'
import { boxesOf, COVER, pagesOf, rangeWithin } from './choosing.ts'
import PrintedCover from './PrintedCover.svelte'

const text = { name: 'Cartes', oneSided: '' }
const part = (cards: PrintedPart['cards']): PrintedPart =>
  definePart({
    id: 'cards',
    texts: { fr: text, en: text },
    grid: { columns: 3, rows: 7, width: 62, height: 39 },
    Face: PrintedCover,
    cards,
  })
const numbered = (count: number) =>
  part(
    Array.from({ length: count }, (_, nth) => ({ front: nth + 1, back: -nth - 1, alone: [nth + 1, -nth - 1], box: 1 })),
  )
const boxed = (...boxes: number[]) => boxes.map((box) => ({ front: 1, alone: [1], box }))

describe('what is printed', () => {
  it('220 cards of 21 a page take 11 sheets two-sided; one-sided each face is a card', () => {
    expect(pagesOf(numbered(220), { from: 1, to: 220 }, 'both')).toHaveLength(22)
    const alone = pagesOf(numbered(220), { from: 1, to: 220 }, 'one').flatMap(({ cells }) => cells)
    expect(alone.filter((face) => face !== undefined)).toHaveLength(440)
  })
  it('a card without a back has the cover behind, and none where no card is', () => {
    const [, back] = pagesOf(part(boxed(1, 1)), { from: 1, to: 2 }, 'both')
    expect(back?.cells.filter((face) => face === COVER)).toHaveLength(2)
    expect(back?.cells.filter((face) => face === undefined)).toHaveLength(19)
  })
  it('a range keeps the numbers that cards have in the deck', () => {
    const [page] = pagesOf(numbered(50), { from: 30, to: 31 }, 'both')
    expect(page?.cells.slice(0, 3)).toEqual([30, 31, undefined])
  })
  it('boxes are told apart where there are several', () => {
    expect(boxesOf(boxed(1, 1, 2, 2, 2))).toEqual([
      { from: 1, to: 2 },
      { from: 3, to: 5 },
    ])
    expect(boxesOf(boxed(1, 1))).toEqual([])
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

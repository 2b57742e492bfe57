import { expect, it } from 'vitest'
import { checkCards } from '../deck/check-cards.ts'

it('WO-1 Word Out! has 108 cards', () => {
  expect(checkCards('', { isSpelled: () => true, reviewed: () => new Set() })).toMatchObject({
    counts: { cards: 108 },
    faults: [],
    complaints: [],
  })
})

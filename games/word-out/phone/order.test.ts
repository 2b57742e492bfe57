import { describe, expect, it } from 'vitest'
import type { CardId } from '../game.ts'
import { arranged, movedTo, sorted } from './order.ts'

const cards = (text: string) => text.split(' ') as CardId[]
const HAND = cards('trash-1 simple-T-1 joker-1 double-Z-1 simple-A-2 bonus-B-1')

describe('the hand', () => {
  it('keeps its order when cards come and go', () => {
    expect(arranged(cards('a b d'), cards('d c a'))).toEqual(cards('d a b'))
  })
  it('sorts by letter, what has none last', () => {
    expect(sorted(HAND, 'letter')).toEqual(cards('simple-A-2 bonus-B-1 simple-T-1 double-Z-1 joker-1 trash-1'))
  })
  it('sorts by colour', () => {
    expect(sorted(HAND, 'kind')).toEqual(cards('simple-A-2 simple-T-1 bonus-B-1 double-Z-1 joker-1 trash-1'))
  })
  it('moves a card to a place', () => {
    expect(movedTo(cards('a b c'), 'a' as CardId, 1)).toEqual(cards('b a c'))
    expect(movedTo(cards('a b c'), 'c' as CardId, 0)).toEqual(cards('c a b'))
  })
})

import { describe, expect, it } from 'vitest'
import { CARD_ROWS } from './card-rows.ts'

describe('examples in cards', () => {
  const drawn = (id: string) => CARD_ROWS[id]?.rows.map(({ word, points, sum }) => [word, points, sum])
  it('WO-15 RUE 3, ROBE 6, OBJET 14, ABOYEZ 32', () => {
    expect(drawn('WO-15')).toEqual([
      ['RUE', 3, ''],
      ['ROBE', 6, '4 + 2'],
      ['OBJET', 14, '(5 + 2) × 2'],
      ['ABOYEZ', 32, '(6 + 2) × 4'],
    ])
  })
  it('WO-12 a JOKER is worth what its letter is', () => {
    expect(drawn('WO-12')?.map(([word, points]) => [word, points])).toEqual([
      ['ROBE', 6],
      ['OBJET', 14],
    ])
  })
  it('WO-11 WO-20 what is added: two REPLAY and two others; each counter is longer than the word before', () => {
    expect(CARD_ROWS['WO-11']?.rows[0]?.added.map(({ card }) => card.startsWith('replay'))).toEqual([
      true,
      true,
      false,
      false,
    ])
    expect(drawn('WO-20')?.map(([word, points]) => [word, points])).toEqual([
      ['CHAT', 8],
      ['CHATTE', 10],
      ['CHATTES', 11],
    ])
  })
})

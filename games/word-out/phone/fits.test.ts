import { loadPlayWords } from '@tablee/lexicon/node'
import { describe, expect, it } from 'vitest'
import type { CardId } from '../game.ts'
import { fitsOn } from './fits.ts'

const { graph } = loadPlayWords()
const fits = (card: string, letters: string) => fitsOn(card as CardId, letters, graph)

describe('the rows that take a card', () => {
  it('WO-6 where it goes on with a beginning of a word', () => {
    expect(fits('simple-T-1', 'CHA')).toBe(true)
    expect(fits('double-X-1', 'CHT')).toBe(false)
    expect(fits('simple-T-1', '')).toBe(true)
  })
  it('WO-12 a JOKER wherever a word goes on', () => {
    expect(fits('joker-1', 'CHA')).toBe(true)
    expect(fits('joker-1', 'ANTICONSTITUTI')).toBe(false)
  })
  it('WO-13 TRASH wherever something lies', () => {
    expect([fits('trash-1', 'Q'), fits('trash-1', '')]).toEqual([true, false])
  })
})

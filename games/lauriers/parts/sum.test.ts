import { describe, expect, it } from 'vitest'
import type { Score } from '../game.ts'
import { sumOf } from './sum.ts'

const score = (part: Partial<Score>): Score => ({
  asVoter: 0,
  asAuthor: 0,
  asLeader: 0,
  isDoubled: false,
  points: 0,
  from: 1,
  to: 1,
  ...part,
})

describe('points as arithmetic', () => {
  it('LAU-17 what a token doubles stands in brackets', () => {
    expect(sumOf(score({ asVoter: 2, asAuthor: 1, isDoubled: true }))).toBe('(2 + 1) × 2')
    expect(sumOf(score({ asAuthor: 3, isDoubled: true }))).toBe('3 × 2')
  })
  it('LAU-12 LAU-13 a sum where there are two parts', () => {
    expect(sumOf(score({ asVoter: 2, asAuthor: 3 }))).toBe('2 + 3')
  })
  it('nothing to reckon, nothing said', () => {
    expect(sumOf(score({ asLeader: 4 }))).toBe('')
    expect(sumOf(score({ isDoubled: true }))).toBe('')
  })
})

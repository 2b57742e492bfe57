import { describe, expect, it } from 'vitest'
import { valued } from './value.ts'

describe('WO-15 a word’s value as arithmetic', () => {
  it.each([
    ['RUE', 3, ''],
    ['ROBE', 6, '4 + 2'],
    ['OBJET', 14, '(5 + 2) × 2'],
    ['ABOYEZ', 32, '(6 + 2) × 4'],
    ['JEU', 6, '3 × 2'],
    ['CHAT', 8, '4 + 4'],
  ])('%s: %i points, %s', (word, points, sum) => {
    expect(valued(word)).toEqual({ points, sum })
  })
})

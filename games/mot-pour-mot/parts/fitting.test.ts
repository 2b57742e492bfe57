import { describe, expect, it } from 'vitest'
import { wordsOn } from './fitting.ts'

const EIGHT = Array.from({ length: 20 }, () => 'TROUPEAU')

describe('the words at the end, on a screen that nobody scrolls', () => {
  it('all of them when they fit', () => {
    expect(wordsOn(1, EIGHT.slice(0, 4))).toBe(4)
    expect(wordsOn(5, EIGHT)).toBe(20)
  })
  it('otherwise as many as leave room to say how many others there were', () => {
    expect(wordsOn(1, EIGHT)).toBe(3)
    expect(wordsOn(3, EIGHT)).toBe(12)
  })
  it('none without a line', () => {
    expect(wordsOn(0, EIGHT)).toBe(0)
    expect(wordsOn(0, [])).toBe(0)
  })
})

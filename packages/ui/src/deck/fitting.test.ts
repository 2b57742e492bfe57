import { describe, expect, it } from 'vitest'
import { GROTESQUE, largestSize, SERIF } from './fitting.ts'

const ROOM = { width: 51, height: 23 }
const SIZES = [7, 6, 5, 4, 3] as const

describe('type on cards', () => {
  it('a short text is set large, a long one small', () => {
    expect(largestSize(['Un fruit'], ROOM, SIZES, SERIF)).toBe(7)
    expect(largestSize(['Quelque chose qu’on trouve dans la poche d’un vieux manteau'], ROOM, SIZES, SERIF)).toBe(4)
  })
  it('a word is not broken for the sake of size, but at its hyphen', () => {
    expect(largestSize(['Anticonstitutionnellement'], ROOM, SIZES, SERIF)).toBe(3)
    expect(largestSize(['Anticonstitu-tionnellement'], ROOM, SIZES, SERIF)).toBe(7)
  })
  it('texts that fit alone are smaller together', () => {
    const text = 'Cruche de terre non vernissée, qui laisse suinter l’eau et la garde fraîche.'
    expect(largestSize([text], ROOM, SIZES, GROTESQUE)).toBeGreaterThan(
      largestSize([text, text, text], ROOM, SIZES, GROTESQUE),
    )
  })
  it('what fits at no size is set at the smallest', () => {
    expect(largestSize(['x'.repeat(400)], ROOM, SIZES, SERIF)).toBe(3)
  })
})

import { describe, expect, it } from 'vitest'
import { type Source, type ToldLine, TRUTH } from '../game.ts'
import { beatsIn, placeAt, tellingOrder, toldAt } from './reveal.ts'

const told = (...from: string[]): ToldLine => ({ from: from as Source[], wording: '', voters: [] })
const result = { lines: [told('s2'), told('s3', TRUTH), told('s4')] }

describe('the reveal', () => {
  it('LAU-19 goes through the lines as they were read, the true one last', () => {
    expect(tellingOrder(result)).toEqual([0, 2, 1])
  })
  it('LAU-19 tells who believed a line, then who wrote it, before the next', () => {
    const at = (beat: number) => [0, 1, 2].map((place) => toldAt(result, place, beat))
    expect(at(0)).toEqual(['nothing', 'nothing', 'nothing'])
    expect(at(1)).toEqual(['believers', 'nothing', 'nothing'])
    expect(at(2)).toEqual(['all', 'nothing', 'nothing'])
    expect(at(3)).toEqual(['all', 'nothing', 'believers'])
    expect(at(5)).toEqual(['all', 'believers', 'all'])
    expect(at(beatsIn(result))).toEqual(['all', 'all', 'all'])
  })
  it('follows the line that is being told, and none once all are', () => {
    expect([0, 1, 2, 3, 4, 5, 6, 7, 8].map((beat) => placeAt(result, beat))).toEqual([0, 0, 0, 2, 2, 1, 1, 1, 1])
    expect(placeAt(result, 9)).toBeUndefined()
    expect(placeAt(result, Number.POSITIVE_INFINITY)).toBeUndefined()
  })
  it('LAU-23 a void round has nothing to tell', () => {
    expect(beatsIn({ lines: [] })).toBe(0)
    expect(placeAt({ lines: [] }, 0)).toBeUndefined()
  })
})

import { describe, expect, it } from 'vitest'
import type { View } from '../game.ts'
import { isUntold, lookAt, markTold } from './told-here.ts'

const at = (phase: View['phase'], round?: number) =>
  ({ phase, ...(round === undefined ? {} : { last: { round } }) }) as Pick<View, 'last' | 'phase'>

describe('LAU-19 a round is told on a page', () => {
  it('that was there before; whoever comes in later sees it told', () => {
    lookAt('A 1', at('vote'))
    expect(isUntold('A 1', 1)).toBe(true)
    lookAt('B 1', at('results', 1))
    expect(isUntold('B 1', 1)).toBe(false)
    expect(isUntold('B 1', 2)).toBe(true)
  })
  it('also where another one around the device looks at it first when it is told', () => {
    lookAt('C 1', at('vote'))
    lookAt('C 1', at('over', 1))
    expect(isUntold('C 1', 1)).toBe(true)
    markTold('C 1', 1)
    lookAt('C 1', at('over', 1))
    expect(isUntold('C 1', 1)).toBe(false)
  })
  it('no more once the next round has begun', () => {
    lookAt('D 1', at('vote'))
    lookAt('D 1', at('draw', 1))
    expect(isUntold('D 1', 1)).toBe(false)
  })
  it('and nothing is told while there is nothing', () => {
    lookAt('E 1', at('draw'))
    expect(isUntold('E 1', undefined)).toBe(false)
  })
})

import { describe, expect, it } from 'vitest'
import { cased, erased, separated, typed } from './typing.ts'

describe('a word as it is typed', () => {
  it('takes letters, accents and what joins words; nothing else', () => {
    expect(typed('', 'é')).toBe('é')
    expect(typed('porte', '-')).toBe('porte-')
    expect(typed('mot', '1')).toBe('mot')
    expect(typed('', ' planche  à voile!')).toBe('planche à voile')
    expect(typed('a'.repeat(40), 'b')).toHaveLength(40)
  })
  it('one key goes round: space, hyphen, apostrophe; a word does not begin with one', () => {
    const steps = ['porte', 'porte ', 'porte-', 'porte’', 'porte ']
    expect(steps.slice(0, -1).map(separated)).toEqual(steps.slice(1))
    expect(separated('')).toBe('')
  })
  it('is taken back sign by sign', () => {
    expect(erased('porte-')).toBe('porte')
    expect(erased('')).toBe('')
  })
  it('KOK-19 becomes a name by its capitals, and back', () => {
    expect(cased('new york', true)).toBe('New York')
    expect(cased('New York', false)).toBe('new york')
    expect(cased('saint-étienne', true)).toBe('Saint-Étienne')
  })
})

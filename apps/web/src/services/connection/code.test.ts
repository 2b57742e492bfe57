import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { codeLetters, readCode } from './code.ts'

describe('codes', () => {
  it('however it is typed or pasted', () => {
    for (const raw of [
      'K7QF',
      'k7qf',
      ' k7 qf ',
      'K-7-Q-F',
      'https://a.example/table/k7qf',
      'a.example/ecran/K7QF?x#s=y',
    ])
      expect(readCode(raw)).toEqual({ kind: 'code', code: 'K7QF' })
    expect(readCode('k7qfp')).toEqual({ kind: 'code', code: 'K7QFP' })
    for (const raw of ['k7mp3qzd', 'K7MP 3QZD', 'k7mp\u00a03qzd', 'https://a.example/table/K7MP3QZD'])
      expect(readCode(raw)).toEqual({ kind: 'code', code: 'K7MP3QZD' })
  })
  it('signs that no code has are named, each once', () => {
    expect(readCode('k0oo')).toEqual({ kind: 'ambiguous', letters: '0, O' })
    expect(readCode('L')).toEqual({ kind: 'ambiguous', letters: 'L' })
  })
  it('too short is unfinished', () => {
    for (const raw of ['', 'k', 'k7q', '🎉🎂🎉🎂', 'слово']) expect(readCode(raw)).toEqual({ kind: 'unfinished' })
  })
  it('whatever is typed, eight signs at most are kept, and typing goes on from there', () => {
    fc.assert(
      fc.property(fc.string(), (raw) => {
        const letters = codeLetters(raw)
        expect(letters).toMatch(/^[0-9A-Z]{0,8}$/)
        expect(codeLetters(letters)).toBe(letters)
      }),
    )
  })
})

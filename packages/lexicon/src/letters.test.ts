import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fold, lettersOf } from './letters.ts'

describe('ALL-1 letters', () => {
  it.each([
    ['École', 'ECOLE'],
    ['ça', 'CA'],
    ['Œuf', 'OEUF'],
    ['ex æquo'.replace(' ', '-'), 'EXAEQUO'],
    ['L’Haÿ-les-Roses', 'LHAYLESROSES'],
    ["aujourd'hui", 'AUJOURDHUI'],
    ['porte-avions', 'PORTEAVIONS'],
    ['  noël ', 'NOEL'],
    ['NFD e\u0301te\u0301'.slice(4), 'ETE'],
  ])('ALL-1 %s counts as %s', (raw, letters) => {
    expect(fold(raw)).toBe(letters)
  })

  it.each([
    '',
    '   ',
    '-',
    "'",
    'deux mots',
    '42',
    'a1',
    'слово',
    '单词',
    '🎉',
    '<b>',
    "'; DROP TABLE mots;--",
    'a\0b',
  ])('ALL-1 « %s » holds no word', (raw) => {
    expect(fold(raw)).toBeUndefined()
  })

  it('ALL-1 folding any text gives only A to Z, and folding again changes nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (raw) => {
        const letters = fold(raw)
        if (letters === undefined) return
        expect(letters).toMatch(/^[A-Z]+$/)
        expect(fold(letters)).toBe(letters)
      }),
    )
  })

  it('ALL-1 folding a word equals folding its characters', () => {
    const character = fc.constantFrom(...'abcéèêëàâçîïôùûüœæÉŒ-’')
    fc.assert(
      fc.property(fc.array(character, { minLength: 1 }), (characters) => {
        expect(fold(characters.join('')) ?? '').toBe(characters.map(lettersOf).join(''))
      }),
    )
  })
})

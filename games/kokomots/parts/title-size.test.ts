import { describe, expect, it } from 'vitest'
import { piecesOf, sizeOf } from './title-size.ts'

describe('the title of a theme', () => {
  it('is whole again from its pieces', () => {
    for (const title of [
      'Dans l’Antiquité',
      'Célébrité d’autrefois',
      'Trait de caractère (adjectif)',
      'Outil ou machine',
      'Porte-bonheur',
    ])
      expect(piecesOf(title).join('')).toBe(title)
  })
  it('never breaks after an apostrophe: « Plus gros qu’ / une voiture » reads badly', () => {
    expect(piecesOf('Plus gros qu’une voiture')).toEqual(['Plus', ' ', 'gros', ' ', 'qu’une', ' ', 'voiture'])
    expect(piecesOf('Cours d’eau')).toEqual(['Cours', ' ', 'd’eau'])
    expect(sizeOf('Dans l’Antiquité', 21)).toBe(sizeOf('l’Antiquité', 21))
    expect(sizeOf('Ville', 21)).toBe(21)
    expect(sizeOf('Verbe de mouvement', 21)).toBeLessThan(sizeOf('Trait de caractère', 21))
  })
})

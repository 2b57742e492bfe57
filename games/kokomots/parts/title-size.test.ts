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
  it('may break after an apostrophe, so that it need not be small', () => {
    expect(piecesOf('Dans l’Antiquité')).toEqual(['Dans', ' ', 'l’', 'Antiquité'])
    expect(sizeOf('Dans l’Antiquité', 21)).toBe(sizeOf('Antiquité', 21))
    expect(sizeOf('Ville', 21)).toBe(21)
    expect(sizeOf('Verbe de mouvement', 21)).toBeLessThan(sizeOf('Trait de caractère', 21))
  })
})

import { describe, expect, it } from 'vitest'
import { isBlank, isSameText, tidy } from './texts.ts'

describe('texts', () => {
  it.each([
    ['  Un   oiseau\n\tde mer ', 'Un oiseau de mer'],
    ['Cri\u00a0: «\u00a0hou\u00a0»', 'Cri\u00a0: «\u00a0hou\u00a0»'],
    ['طائر  بحري', 'طائر بحري'],
  ])('%j is kept as %j', (raw, kept) => {
    expect(tidy(raw)).toBe(kept)
  })

  it('what cannot be seen is blank', () => {
    expect(['', ' ', '\u00a0', '\u200d', '\ufeff\u00ad'].map(isBlank)).toEqual([true, true, true, true, true])
    expect(['a', '7', '…', '🦜', '€', '海'].map(isBlank)).toEqual([false, false, false, false, false, false])
  })

  it.each([
    ['Œuf de l’oie', "OEUF DE L'OIE."],
    ['Porte-plume élimé', 'porteplume elime'],
    ['Danse ; à trois temps', 'danse, à trois temps'],
    ['e\u0301te\u0301', 'été'],
    ['?!', '?!'],
  ])('ALL-1 %j and %j are the same', (one, other) => {
    expect(isSameText(one, other)).toBe(true)
    expect(isSameText(other, one)).toBe(true)
  })

  it.each([
    ['Porte plume', 'porteplume'],
    ['Oiseau', 'Oiseaux'],
    ['🦜', '🐟'],
    ['?', '!'],
    ['?', 'oiseau'],
    ['Oiseau 1', 'Oiseau 2'],
  ])('ALL-1 %j and %j are not', (one, other) => {
    expect(isSameText(one, other)).toBe(false)
    expect(isSameText(other, one)).toBe(false)
  })
})

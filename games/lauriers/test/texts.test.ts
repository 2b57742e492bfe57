import { describe, expect, it } from 'vitest'
import { asSentence, isBlank, isSameText, tidy } from '../rules/texts.ts'

describe('texts', () => {
  it.each([
    ['  Un   oiseau\n\tde mer ', 'Un oiseau de mer'],
    ['Cri\u00a0: «\u00a0hou\u00a0»', 'Cri\u00a0: «\u00a0hou\u00a0»'],
    ['طائر  بحري', 'طائر بحري'],
    ['e\u0301te\u0301', 'e\u0301te\u0301'],
    ['\u202eliosel\u2066 \ufeffà\u200b l’envers\ud800', 'liosel à l’envers'],
    ['👩‍🚀 ❤️‍🔥', '👩‍🚀 ❤️‍🔥'],
    // More than any script has.
    [`Z${'\u0351'.repeat(299)}algo`, 'Z\u0351\u0351\u0351algo'],
  ])('%j is kept as %j', (raw, kept) => {
    expect(tidy(raw)).toBe(kept)
  })

  it.each([
    ['petite prune', 'Petite prune.'],
    ['étoffe de laine,', 'Étoffe de laine.'],
    ['e\u0301toffe', 'E\u0301toffe.'],
    ['Cri\u00a0:', 'Cri.'],
    ['cri du hibou (vieilli)', 'Cri du hibou (vieilli).'],
    ['se dit « hou »', 'Se dit « hou ».'],
    ['œuf, en 1870', 'Œuf, en 1870.'],
    ['Déjà bien.', 'Déjà bien.'],
    ['quoi ?', 'Quoi ?'],
    ['et ainsi de suite…', 'Et ainsi de suite…'],
    ['« hou »', '« Hou ».'],
    ['« petit » oiseau', '« Petit » oiseau.'],
    ['(vx) oiseau', '(Vx) oiseau.'],
    ['"oiseau"', '"Oiseau".'],
    ['- e\u0301toffe', '- E\u0301toffe.'],
    ['2 oiseaux', '2 oiseaux.'],
    ["l'eau d'une source qu'on boit", 'L’eau d’une source qu’on boit.'],
    ["bonbon d'« avant », d'1 sou", 'Bonbon d’« avant », d’1 sou.'],
    ["les 'prunes' d'été", "Les 'prunes' d’été."],
    ['Petite prune .', 'Petite prune.'],
    ['Petite prune\u00a0…', 'Petite prune…'],
    ['Petite prune . . .', 'Petite prune . . .'],
    ['ﬁl', 'ﬁl.'],
    ['طائر بحري', 'طائر بحري'],
    ['طائر bird', 'طائر bird'],
    ['👩‍🚀 qui vole', '👩‍🚀 qui vole'],
    ['oiseau 🦜', 'oiseau 🦜'],
    ['7', '7'],
    ['?', '?'],
    ['', ''],
  ])('LAU-8 %j is read as %j, and means the same', (written, read) => {
    expect(asSentence(written)).toBe(read)
    expect(isSameText(written, read)).toBe(true)
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

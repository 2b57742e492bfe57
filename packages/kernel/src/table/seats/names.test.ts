import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { distinctName, isNameTooLong, type Name, readName } from './names.ts'

describe('names that look alike', () => {
  it.each([
    ['Host', 'H\u043est'],
    ['Host', 'Ηοѕτ'],
    ['Léa', 'Ｌéa'],
    ['Léa', '𝓛𝓮́𝓪'],
    ['Léa', 'Łéa'],
    ['LÉA', 'lea'],
    ['Ilan', 'llan'],
    ['Paul', 'PauI'],
    ['Paul', 'Pau1'],
    ['Paul', 'Pau|'],
    ['Bob', 'B0b'],
    ['BOB', 'ВОВ'],
    ['O’Hara', "O'Hara"],
    ['Jean-Luc', 'Jean‑Luc'],
    ['аnnа', 'Anna'],
    ['ᴀna', 'Ana'],
  ])('beside « %s », « %s » gets a number', (there, comes) => {
    expect(distinctName(comes as Name, [there])).toBe(`${comes} 2`)
    expect(distinctName(there as Name, [comes])).toBe(`${there} 2`)
  })

  it.each([
    ['Lia', 'Ila'],
    ['Emma', 'Erna'],
    ['Marne', 'Mame'],
    ['Eli', 'Ell'],
    ['Tom', 'Tim'],
    ['李雷', '李梅'],
    ['Алла', 'Анна'],
    ['🦆', '🐥'],
  ])('« %s » and « %s » are two names', (there, comes) => expect(distinctName(comes as Name, [there])).toBe(comes))

  it('no two names at a table ever look the same, whatever is typed', () => {
    const typed = fc.stringMatching(/^[IilL1|0oO\u043eaa\u0430 ]{1,6}$/).map((raw) => readName(raw))
    fc.assert(
      fc.property(fc.array(typed, { maxLength: 12 }), (raws) => {
        const names: Name[] = []
        for (const raw of raws) if (raw !== undefined) names.push(distinctName(raw, names))
        const looks = names.map((name) =>
          name
            .replace(/[I1|]/g, 'l')
            .replace(/[0O\u043e]/g, 'o')
            .replace(/\u0430/g, 'a'),
        )
        expect(new Set(looks).size).toBe(names.length)
      }),
    )
  })
})

describe('names', () => {
  it.each([
    ['Léa', 'Léa'],
    ['  Léa \t M. ', 'Léa M.'],
    ['Le\u0301a', 'Léa'],
    ['Léa\u200b\u202e', 'Léa'],
    ['🦆', '🦆'],
    ['👩‍👩‍👧‍👦'.repeat(24), '👩‍👩‍👧‍👦'.repeat(24)],
    ['O’Hara', 'O’Hara'],
    ['李雷', '李雷'],
    ['👁️‍🗨️ ❤️‍🔥 1️⃣', '👁️‍🗨️ ❤️‍🔥 1️⃣'],
    [`Z${'\u0336'.repeat(90)}algo`, `Z${'\u0336'.repeat(4)}algo`],
    [`Z${'\u0336\u200d'.repeat(40)}algo`, `Z${'\u0336\u200d'.repeat(2)}algo`],
    ['<img src=x>', '<img src=x>'],
  ])('« %s » is « %s »', (raw, name) => expect(readName(raw)).toBe(name))

  it.each([
    '',
    '   ',
    '\u200b',
    '\u200d',
    '\ufe0f',
    '\u3164',
    'a'.repeat(25),
    'a\u0301'.repeat(5000),
    `a${'\u0301'.repeat(300)}`,
  ])('refuses « %s »', (raw) => expect(readName(raw)).toBeUndefined())

  it('is idempotent for any input', () => {
    expect(readName('!\t\u0000\t!')).toBe('! !')
    expect(readName('Le\u200b\u0301a')).toBe('Léa')
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (raw) => {
        const name = readName(raw)
        if (name !== undefined) expect(readName(name)).toBe(name)
      }),
    )
  })

  it('makes names distinct, ignoring case and accents, within 24 characters', () => {
    expect(distinctName('Léa' as Name, ['Bob'])).toBe('Léa')
    expect(distinctName('Léa' as Name, ['LEA', 'lea 2'])).toBe('Léa 3')
    expect(distinctName('Lé\u200da' as Name, ['Léa'])).not.toBe('Lé\u200da')
    const long = 'x'.repeat(24) as Name
    expect(distinctName(long, [long])).toBe(`${'x'.repeat(22)} 2`)
  })
})

describe('the length of a name', () => {
  it.each([
    ['Maximilienne-Wilhelmina v', true],
    ['Maximilienne-Wilhelmina', false],
    ['  Maximilienne-Wilhelmina   ', false],
    ['e\u0301'.repeat(24), false],
    ['', false],
  ])('« %s »: too long %s, counted as the server counts', (raw, isLong) => {
    expect(isNameTooLong(raw)).toBe(isLong)
    if (isLong) expect(readName(raw)).toBeUndefined()
  })
})

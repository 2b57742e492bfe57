import { describe, expect, it } from 'vitest'
import { en } from './en.ts'
import { fr } from './fr.ts'

/** Every text that a catalogue can say, with sample values for those that take some. */
const textsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  if (typeof value === 'function') return [0, 1, 2, 1234].map((count) => String(value(count, count)))
  return Object.values(value as object).flatMap(textsOf)
}

describe('texts', () => {
  it('French: a no-break space before ; : ! ? and curly apostrophes', () => {
    for (const text of textsOf(fr)) {
      expect(text).not.toMatch(/[^\u00a0][;:!?]/)
      expect(text).not.toContain("'")
    }
  })
  it('English: no space before ; : ! ? and curly apostrophes', () => {
    for (const text of textsOf(en)) {
      expect(text).not.toMatch(/\s[;:!?]/)
      expect(text).not.toContain("'")
    }
  })
  it('no text is empty', () => {
    for (const text of [...textsOf(fr), ...textsOf(en)]) expect(text.trim()).not.toBe('')
  })
  it('one is one, in both languages', () => {
    expect([fr.isWord(1), en.isWord(1)]).toEqual([
      'C’est un mot, et le début d’un autre.',
      'It is a word, and the beginning of one other.',
    ])
  })
})

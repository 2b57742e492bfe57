import { describe, expect, it } from 'vitest'
import { en } from './en.ts'
import { fr } from './fr.ts'
import { de, que, spoken } from './french.ts'

interface Catalogue {
  readonly fr: object
  readonly en: object
}
const isCatalogue = (value: unknown): value is Catalogue =>
  typeof value === 'object' && value !== null && 'fr' in value && 'en' in value && 'current' in value

/** The text catalogues of all features and games. */
const modules = import.meta.glob<Record<string, unknown>>(
  [
    '../**/*{texts,refusals}.ts',
    '../../../../games/*/{texts,companion,replay,book,intro}/texts.ts',
    '../../../../apps/web/src/**/*-texts.ts',
  ],
  { eager: true },
)
const catalogues: readonly (readonly [string, Catalogue])[] = [
  ['words', { fr, en }],
  ...Object.entries(modules).flatMap(([file, module]) =>
    Object.values(module)
      .filter(isCatalogue)
      .map((catalogue) => [file, catalogue] as const),
  ),
]

const sample = (call: (...values: unknown[]) => unknown, value: unknown): string[] => {
  try {
    return textsOf(call(value, value, value))
  } catch {
    // It takes a richer argument than a number or a name: tests of its feature cover it.
    return []
  }
}

/** Every text that a catalogue can say, with sample values for those that take some. */
const textsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  if (typeof value === 'function') return [0, 1, 2, 1234, 'Inès'].flatMap((each) => sample(value as never, each))
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : []
}

describe.each(catalogues)('texts of %s', (_, { fr, en }) => {
  it('French: a no-break space before ; : ! ? and inside « », curly apostrophes', () => {
    for (const text of textsOf(fr)) {
      // The colon of an address such as « chrome://… » is no punctuation.
      expect(text).not.toMatch(/[^\u00a0](?:[;!?]|:(?!\/\/))/)
      expect(text).not.toMatch(/«[^\u00a0]|[^\u00a0]»/)
      expect(text).not.toContain("'")
    }
  })
  it('English: no space before ; : ! ? and curly apostrophes', () => {
    for (const text of textsOf(en)) {
      expect(text).not.toMatch(/\s[;:!?]/)
      expect(text).not.toContain("'")
    }
  })
  it('no text is empty, and both languages say as many', () => {
    for (const text of [...textsOf(fr), ...textsOf(en)]) expect(text.trim()).not.toBe('')
    expect(textsOf(fr).length).toBeGreaterThan(0)
    expect(Object.keys(fr)).toEqual(Object.keys(en))
  })
})

describe('French', () => {
  it('elides before a vowel', () => {
    expect(['Camille', 'Inès', 'Élodie', 'yves', 'Œdipe'].map(de)).toEqual([
      'de Camille',
      'd’Inès',
      'd’Élodie',
      'd’yves',
      'd’Œdipe',
    ])
    expect(['Camille', 'Inès'].map(que)).toEqual(['que Camille', 'qu’Inès'])
  })
  it('says small numbers', () => {
    expect([2, 12, 13].map(spoken)).toEqual(['deux', 'douze', '13'])
  })
  it('one is one, in both languages', () => {
    expect([fr.isWord(1), en.isWord(1)]).toEqual([
      'C’est un mot, et le début d’un autre.',
      'It is a word, and the beginning of one other.',
    ])
  })
})

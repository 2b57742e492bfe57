import { refusalIn } from '@tablee/ui/frames/game-refusal.ts'
import { describe, expect, it } from 'vitest'
import { defaults, REFUSAL_RULES } from '../game.ts'
import { summaryOf } from '../options/summary.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'

/** Every text that a catalogue can say; those that take values get teams, names and counts that fit their parameters. */
const SAMPLES = [
  ['sel', 'Zoé', 'CHAT'],
  ['poivre', 'sel', 'CHAT'],
  ['', 'CHAT'],
  [1, 1],
  [5, 6],
  [['S'], 2],
  [['S', 'T'], 3],
  ['CHAT', ['C', 'H']],
  ['CHAT', []],
]
const textsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  if (typeof value === 'function')
    return SAMPLES.flatMap((sample) => {
      try {
        const text: unknown = value(...sample)
        return typeof text === 'string' && !text.includes('undefined') ? [text] : []
      } catch {
        return []
      }
    })
  return Object.values(value as object).flatMap(textsOf)
}

describe('texts of Mot pour Mot', () => {
  it('French: a no-break space before ; : ! ? and inside « », curly apostrophes', () => {
    const texts = textsOf(fr)
    expect(texts.length).toBeGreaterThan(300)
    for (const text of texts) {
      expect(text).not.toMatch(/[^\u00a0][;:!?]/)
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
  it('ALL-4 every refusal has a text in both languages', () => {
    for (const { refusals } of [fr, en])
      for (const [code, rule] of Object.entries(REFUSAL_RULES))
        for (const about of ['', 'CHAT'])
          expect(refusalIn(() => refusals)({ code, rule, about })).toMatch(/^\S.* \([A-Z]+-\d+\)$/)
  })
  it('a sentence that is missing its value does not show a gap', () => {
    const [inFrench, inEnglish] = [fr, en].map(({ refusals }) => refusalIn(() => refusals))
    expect(inFrench?.({ code: 'given-already', rule: 'MPM-18' })).toBe(
      'Ce mot a déjà été dit. Trouves-en un autre. (MPM-18)',
    )
    expect(inEnglish?.({ code: 'one-word-only', rule: 'MPM-15' })).toBe('One word, no space. (MPM-15)')
  })
})

describe('the options in plain words', () => {
  it('MPM-7 MPM-3 MPM-26 time, board and goal', () => {
    expect(summaryOf(defaults('cactus'), fr)).toEqual(['30 secondes', '5 colonnes', '5 cactus'])
    expect(summaryOf({ ...defaults('capture'), isLong: true }, en)).toEqual(['30 seconds', '5 columns', '7 captures'])
  })
  it('ALL-7 MPM-8 what differs from the book', () => {
    expect(summaryOf({ ...defaults('cactus'), hasClock: false, mayTurnOver: false }, fr)).toEqual([
      'sans sablier',
      '5 colonnes',
      '5 cactus',
      'carte sans retour',
    ])
  })
})

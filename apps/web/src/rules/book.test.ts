import { readFileSync } from 'node:fs'
import { REFUSAL_RULES } from '@tablee/games/mot-pour-mot'
import { describe, expect, it } from 'vitest'
import { en as boardEn } from '../games/mot-pour-mot/words.en.ts'
import { fr as boardFr } from '../games/mot-pour-mot/words.fr.ts'
import { BOOKS } from './book.ts'
import { partsOf } from './clause.ts'
import { find } from './search.ts'
import { IDS } from './sections.ts'

const docs = ['README', 'mot-pour-mot']
  .map((name) => readFileSync(new URL(`../../../../docs/rules/${name}.md`, import.meta.url), 'utf8'))
  .join('\n')
/** Each clause of docs/rules as it is written there, by id. */
const written = new Map(
  docs
    .split(/^(?=- \*\*|#)/m)
    .flatMap((text) => Array.from(text.matchAll(/^- \*\*((?:ALL|MPM)-\d+)\*\*/g), ([, id]) => [id, text] as const)),
)
const LANGUAGES = [
  { language: 'French', pages: BOOKS.fr, board: boardFr },
  { language: 'English', pages: BOOKS.en, board: boardEn },
]

const textsOf = ({ clauses, seenAs }: typeof BOOKS.fr) => [
  ...Object.values(clauses).flatMap((clause) => [clause.name, ...partsOf(clause).map(({ says }) => says)]),
  ...Object.values(seenAs).flat(),
]

describe('the rules page', () => {
  it('has every clause of docs/rules once, and no other', () => {
    expect([...IDS].sort()).toEqual([...written.keys()].sort())
  })
  it.each(LANGUAGES)('tells in $language what docs/rules call a reading as our reading', ({ pages }) => {
    for (const id of IDS)
      if (written.get(id)?.includes('*(reading)*'))
        expect(
          partsOf(pages.clauses[id]).some(({ isReading }) => isReading),
          id,
        ).toBe(true)
  })
  it('says the same in both languages: part for part, edition for edition, reading for reading', () => {
    const kinds = (pages: typeof BOOKS.fr) =>
      IDS.map((id) => [id, ...partsOf(pages.clauses[id]).map(({ edition, isReading }) => `${edition} ${isReading}`)])
    expect(kinds(BOOKS.en)).toEqual(kinds(BOOKS.fr))
  })
  it.each(LANGUAGES)('points in $language only at clauses that are there', ({ pages }) => {
    for (const text of textsOf(pages)) for (const [id] of text.matchAll(/(?:ALL|MPM)-\d+/g)) expect(IDS).toContain(id)
  })
  it('French: a no-break space before ; : ! ? and inside « », curly apostrophes', () => {
    for (const text of textsOf(BOOKS.fr)) {
      expect(text).not.toMatch(/[^\u00a0][;:!?»]/)
      expect(text).not.toMatch(/«[^\u00a0]/)
      expect(text).not.toContain("'")
    }
  })
  it('English: no space before ; : ! ? and curly quotes', () => {
    for (const text of textsOf(BOOKS.en)) {
      expect(text).not.toMatch(/\s[;:!?]/)
      expect(text).not.toMatch(/['"]/)
    }
  })
})

describe('what one sees on screen leads to its rule', () => {
  it.each(LANGUAGES)('ALL-4 every refusal finds the clause it names, in $language', ({ pages, board }) => {
    for (const [code, id] of Object.entries(REFUSAL_RULES)) {
      const sentence = board.refusals[code as keyof typeof REFUSAL_RULES]('')
      expect(find(pages, `${sentence} (${id})`), sentence).toEqual([id])
      // Without the number, as somebody remembers it.
      expect(find(pages, sentence), sentence).toContain(id)
    }
  })
  it.each(LANGUAGES)('every button of the board finds a clause, in $language', ({ pages, board }) => {
    const buttons = Object.values(board.act).flatMap((label) =>
      typeof label === 'string' ? [label] : typeof label === 'function' ? [label('S')] : Object.values(label),
    )
    for (const label of buttons.filter((each) => each !== board.act.cancel))
      expect(find(pages, label).length, label).toBeGreaterThan(0)
  })
})

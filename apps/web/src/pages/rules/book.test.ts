import { readFileSync } from 'node:fs'
import type { RulesBook, RulesPage } from '@tablee/ui/rules/book.ts'
import { partsOf } from '@tablee/ui/rules/clause.ts'
import { piecesOf } from '@tablee/ui/rules/pieces.ts'
import { find } from '@tablee/ui/rules/search.ts'
import { describe, expect, it } from 'vitest'

const LANGUAGES = ['fr', 'en'] as const
const GAMES = '../../../../../games'
type Modules<T> = Readonly<Record<string, T>>

const books: Modules<{ readonly book: RulesBook }> = import.meta.glob('../../../../../games/*/book/book.ts', {
  eager: true,
})
const refusals: Modules<{ readonly REFUSAL_RULES: Readonly<Record<string, string>> }> = import.meta.glob(
  '../../../../../games/*/rules/refusals.ts',
  { eager: true },
)

/** The texts on the screens of a game. */
interface Board {
  readonly refusals: Readonly<Record<string, string | ((about: string) => string)>>
  readonly act: object
}
const boards: Modules<Readonly<Record<string, Board>>> = import.meta.glob('../../../../../games/*/texts/{fr,en}.ts', {
  eager: true,
})

const read = (folder: string) => readFileSync(new URL(`../../../../../${folder}/README.md`, import.meta.url), 'utf8')

/** Each clause as it is written in docs/rules and in the README.md of a game, by id. */
const writtenFor = (game: string) =>
  new Map(
    `${read('docs/rules')}\n${read(`games/${game}`)}`
      .split(/^(?=- \*\*|#)/m)
      .flatMap((text) => Array.from(text.matchAll(/^- \*\*([A-Z]+-\d+)\*\*/g), ([, id]) => [id, text] as const)),
  )

const BOOKS = Object.values(books).map(({ book }) => book)
const PAGES = BOOKS.flatMap((book) =>
  LANGUAGES.map((language) => ({ game: book.game, language, page: book[language] })),
)
const inLanguage = (wanted: string) => PAGES.filter(({ language }) => language === wanted)
const boardOf = (game: string, language: string) => boards[`${GAMES}/${game}/texts/${language}.ts`]?.[language]
const idsOf = ({ clauses }: RulesPage) => clauses.map(({ id }) => id)
const saidBy = ({ clauses }: RulesPage) =>
  clauses.flatMap((clause) => [clause.name, ...partsOf(clause).map(({ says }) => says)])
const textsOf = (page: RulesPage) => [
  ...saidBy(page),
  ...page.clauses.flatMap(({ seenAs }) => seenAs),
  ...page.sections.map(({ title }) => title),
]

describe('the rules page', () => {
  it('of every game is tested here, by the id of its folder', () => {
    expect(BOOKS.length).toBeGreaterThan(0)
    expect(Object.keys(books)).toEqual(BOOKS.map(({ game }) => `${GAMES}/${game}/book/book.ts`))
  })
  it.each(inLanguage('fr'))('of $game has every clause of its README once, and no other', ({ game, page }) => {
    expect([...idsOf(page)].sort()).toEqual([...writtenFor(game).keys()].sort())
  })
  it.each(PAGES)('of $game tells what its README calls a reading as our reading ($language)', ({ game, page }) => {
    const written = writtenFor(game)
    for (const clause of page.clauses)
      if (written.get(clause.id)?.includes('*(reading'))
        expect(
          partsOf(clause).some(({ isReading }) => isReading),
          clause.id,
        ).toBe(true)
  })
  it.each(BOOKS)(
    'of $game says the same in both languages: part for part, edition for edition, reading for reading',
    ({ fr, en }) => {
      const kinds = ({ clauses }: RulesPage) =>
        clauses.map((clause) => [
          clause.id,
          ...partsOf(clause).map(({ edition, isReading }) => `${edition} ${isReading}`),
        ])
      expect(kinds(en)).toEqual(kinds(fr))
    },
  )
  it.each(BOOKS)('of $game names every edition that a clause is for, in both languages', ({ editions, fr, en }) => {
    for (const { words, clauses } of [fr, en]) {
      for (const { edition } of clauses.flatMap(partsOf)) if (edition !== undefined) expect(editions).toContain(edition)
      expect(Object.keys(words.editions ?? {})).toEqual(editions)
      expect(words.allEditions !== undefined).toBe(editions.length > 0)
    }
  })
  it.each(PAGES)('of $game points only at clauses that are there ($language)', ({ page }) => {
    for (const text of textsOf(page))
      for (const [id] of text.matchAll(/[A-Z]{2,}-\d+/g)) expect(idsOf(page)).toContain(id)
  })
  it.each(inLanguage('fr'))(
    'of $game in French: a no-break space before ; : ! ? and inside « », curly apostrophes',
    ({ page }) => {
      for (const text of textsOf(page)) {
        expect(text).not.toMatch(/[^\u00a0][;:!?»]/)
        expect(text).not.toMatch(/«[^\u00a0]/)
        expect(text).not.toContain("'")
      }
    },
  )
  it.each(inLanguage('en'))('of $game in English: no space before ; : ! ? and curly quotes', ({ page }) => {
    for (const text of textsOf(page)) {
      expect(text).not.toMatch(/\s[;:!?]/)
      expect(text).not.toMatch(/['"]/)
    }
  })
  it.each(PAGES)('of $game loses nothing of a text when it marks what was searched ($language)', ({ page }) => {
    for (const text of saidBy(page))
      expect(
        piecesOf(text, 'le mot tuile')
          .map((piece) => piece.text)
          .join(''),
      ).toBe(text)
  })
})

describe('searching the rules', () => {
  it.each(PAGES)('of $game: asked nothing, shows all ($language)', ({ page }) => {
    expect(find(page, '')).toEqual(idsOf(page))
    expect(find(page, ' ! ')).toEqual(idsOf(page))
  })
  it.each(PAGES)('of $game: an id finds its clause alone, not those that begin or point so ($language)', ({ page }) => {
    for (const id of idsOf(page)) expect(find(page, id.toLowerCase())).toEqual([id])
  })
  it.each(inLanguage('fr'))('of $game does not know the rules of other games', ({ page }) => {
    const own = idsOf(page)
    for (const other of inLanguage('fr').flatMap((each) => idsOf(each.page)))
      if (!own.includes(other) && /\d\d$/.test(other)) expect(find(page, other), other).toEqual([])
  })
})

describe('what one sees on screen leads to its rule', () => {
  it.each(PAGES)('ALL-4 every refusal of $game finds the clause it names ($language)', ({ game, language, page }) => {
    const rules = refusals[`${GAMES}/${game}/rules/refusals.ts`]?.REFUSAL_RULES ?? {}
    expect(Object.keys(rules)).not.toEqual([])
    for (const [code, id] of Object.entries(rules)) {
      const refusal = boardOf(game, language)?.refusals[code] ?? ''
      const sentence = typeof refusal === 'string' ? refusal : refusal('')
      expect(find(page, `${sentence} (${id})`), sentence).toEqual([id])
      // Without the number, as somebody remembers it.
      expect(find(page, sentence), sentence).toContain(id)
    }
  })
  it.each(PAGES)('every button of $game finds a clause ($language)', ({ game, language, page }) => {
    const buttons = Object.entries(boardOf(game, language)?.act ?? {})
      // What has nothing to do with the rules.
      .filter(([name]) => name !== 'cancel')
      .flatMap(([, label]: [string, unknown]) =>
        typeof label === 'string'
          ? [label]
          : typeof label === 'function'
            ? [String(label('S', 2))]
            : Object.values(label as Readonly<Record<string, string>>),
      )
    expect(buttons).not.toEqual([])
    for (const label of buttons) expect(find(page, label).length, label).toBeGreaterThan(0)
  })
})

import { readFileSync } from 'node:fs'
import { REFUSAL_RULES as KOKOMOTS_RULES } from '@tablee/games/kokomots/game.ts'
import { en as kokomotsEn } from '@tablee/games/kokomots/texts/en.ts'
import { fr as kokomotsFr } from '@tablee/games/kokomots/texts/fr.ts'
import { REFUSAL_RULES as LAURIERS_RULES } from '@tablee/games/lauriers/game.ts'
import { en as lauriersEn } from '@tablee/games/lauriers/texts/en.ts'
import { fr as lauriersFr } from '@tablee/games/lauriers/texts/fr.ts'
import { REFUSAL_RULES as MOT_POUR_MOT_RULES } from '@tablee/games/mot-pour-mot/game.ts'
import { en as motPourMotEn } from '@tablee/games/mot-pour-mot/texts/en.ts'
import { fr as motPourMotFr } from '@tablee/games/mot-pour-mot/texts/fr.ts'
import { REFUSAL_RULES as WORD_OUT_RULES } from '@tablee/games/word-out/game.ts'
import { en as wordOutEn } from '@tablee/games/word-out/texts/en.ts'
import { fr as wordOutFr } from '@tablee/games/word-out/texts/fr.ts'
import { partsOf } from '@tablee/ui/rules/clause.ts'
import { describe, expect, it } from 'vitest'
import { BOOKS, type Book } from './book.ts'
import { find } from './search.ts'

const read = (name: string) =>
  readFileSync(
    new URL(`../../../../../${name === 'README' ? 'docs/rules' : `games/${name}`}/README.md`, import.meta.url),
    'utf8',
  )
/** Each clause of docs/rules as it is written there, by id. */
const writtenFor = (game: string) =>
  new Map(
    `${read('README')}\n${read(game)}`
      .split(/^(?=- \*\*|#)/m)
      .flatMap((text) => Array.from(text.matchAll(/^- \*\*([A-Z]+-\d+)\*\*/g), ([, id]) => [id, text] as const)),
  )

type Refusals = Readonly<Record<string, string | ((about: string) => string)>>
interface Board {
  readonly refusals: Refusals
  readonly act: object
}
const page = (
  game: keyof typeof BOOKS,
  language: 'fr' | 'en',
  board: Board,
  rules: Readonly<Record<string, string>>,
) => ({
  game,
  language,
  pages: BOOKS[game][language],
  board,
  rules,
})
const PAGES = [
  page('mot-pour-mot', 'fr', motPourMotFr, MOT_POUR_MOT_RULES),
  page('mot-pour-mot', 'en', motPourMotEn, MOT_POUR_MOT_RULES),
  page('word-out', 'fr', wordOutFr, WORD_OUT_RULES),
  page('word-out', 'en', wordOutEn, WORD_OUT_RULES),
  page('lauriers', 'fr', lauriersFr, LAURIERS_RULES),
  page('lauriers', 'en', lauriersEn, LAURIERS_RULES),
  page('kokomots', 'fr', kokomotsFr, KOKOMOTS_RULES),
  page('kokomots', 'en', kokomotsEn, KOKOMOTS_RULES),
]
const inLanguage = (wanted: string) => PAGES.filter(({ language }) => language === wanted)

const textsOf = ({ ids, clauses, seenAs }: Book) =>
  ids.flatMap((id) => [clauses[id].name, ...partsOf(clauses[id]).map(({ says }) => says), ...seenAs[id]])

describe('the rules page', () => {
  it.each(inLanguage('fr'))('of $game has every clause of docs/rules once, and no other', ({ game, pages }) => {
    expect([...pages.ids].sort()).toEqual([...writtenFor(game).keys()].sort())
  })
  it.each(PAGES)('of $game tells what docs/rules call a reading as our reading ($language)', ({ game, pages }) => {
    const written = writtenFor(game)
    for (const id of pages.ids)
      if (written.get(id)?.includes('*(reading'))
        expect(
          partsOf(pages.clauses[id]).some(({ isReading }) => isReading),
          id,
        ).toBe(true)
  })
  it.each(inLanguage('fr'))(
    'of $game says the same in both languages: part for part, edition for edition, reading for reading',
    ({ game }) => {
      const kinds = ({ ids, clauses }: Book) =>
        ids.map((id) => [id, ...partsOf(clauses[id]).map(({ edition, isReading }) => `${edition} ${isReading}`)])
      expect(kinds(BOOKS[game].en)).toEqual(kinds(BOOKS[game].fr))
    },
  )
  it.each(PAGES)('of $game points only at clauses that are there ($language)', ({ pages }) => {
    for (const text of textsOf(pages))
      for (const [id] of text.matchAll(/[A-Z]{2,3}-\d+/g)) expect(pages.ids).toContain(id)
  })
  it.each(inLanguage('fr'))(
    'of $game in French: a no-break space before ; : ! ? and inside « », curly apostrophes',
    ({ pages }) => {
      for (const text of textsOf(pages)) {
        expect(text).not.toMatch(/[^\u00a0][;:!?»]/)
        expect(text).not.toMatch(/«[^\u00a0]/)
        expect(text).not.toContain("'")
      }
    },
  )
  it.each(inLanguage('en'))('of $game in English: no space before ; : ! ? and curly quotes', ({ pages }) => {
    for (const text of textsOf(pages)) {
      expect(text).not.toMatch(/\s[;:!?]/)
      expect(text).not.toMatch(/['"]/)
    }
  })
})

describe('what one sees on screen leads to its rule', () => {
  it.each(PAGES)('ALL-4 every refusal of $game finds the clause it names ($language)', ({ pages, board, rules }) => {
    for (const [code, id] of Object.entries(rules)) {
      const refusal = board.refusals[code] ?? ''
      const sentence = typeof refusal === 'string' ? refusal : refusal('')
      expect(find(pages, `${sentence} (${id})`), sentence).toEqual([id])
      // Without the number, as somebody remembers it.
      expect(find(pages, sentence), sentence).toContain(id)
    }
  })
  it.each(PAGES)('every button of $game finds a clause ($language)', ({ pages, board }) => {
    const buttons = Object.entries(board.act)
      // What has nothing to do with the rules.
      .filter(([name]) => name !== 'cancel')
      .flatMap(([, label]: [string, unknown]) =>
        typeof label === 'string'
          ? [label]
          : typeof label === 'function'
            ? [String(label('S', 2))]
            : Object.values(label as Readonly<Record<string, string>>),
      )
    expect(buttons.length).toBeGreaterThan(10)
    for (const label of buttons) expect(find(pages, label).length, label).toBeGreaterThan(0)
  })
})

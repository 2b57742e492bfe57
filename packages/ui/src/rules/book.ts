import type { Component } from 'svelte'
import type { Language } from '../language/first-language.ts'
import type { Clause } from './clause.ts'
import { COMMON } from './common.ts'
import { COMMON_SECTION, type CommonId, type CommonSection } from './common-ids.ts'

/** A section of a game's rules, in reading order. Ids are those of the game's README.md and never change. */
interface SectionIds {
  readonly name: string
  readonly ids: readonly string[]
}
export type IdIn<Sections extends readonly SectionIds[]> = Sections[number]['ids'][number]
/** The sections whose titles come with the book. */
type OwnSection<Sections extends readonly SectionIds[]> = Exclude<Sections[number]['name'], CommonSection>

interface EditionTexts {
  readonly title: string
  readonly goal: string
}

/** What the pages say of a game, around its clauses. */
export interface BookTexts<Section extends string = string> {
  /** The name of the game. */
  readonly name: string
  /** The game in one sentence, for the list of all rules. */
  readonly says: string
  readonly searchPlaceholder: string
  readonly goal: string
  /** Titles of the sections that only this book has. */
  readonly sections: Readonly<Record<Section, string>>
  /** The choice that shows all editions. */
  readonly allEditions?: string
  readonly editions?: Readonly<Record<string, EditionTexts>>
}

/** Some refusals name what they are about. */
type Sentence = string | ((about: string) => string)

interface SourceTexts<Id extends string, Section extends string, Code extends string> {
  readonly words: BookTexts<Section>
  readonly clauses: Readonly<Record<Id, Clause>>
  /** What players see on screen when they wonder about a rule: buttons, sentences, other words for it. */
  readonly seenAs: Readonly<Record<Id, readonly string[]>>
  /** What the game says when it refuses a move. */
  readonly refusals: Readonly<Record<Code, Sentence>>
}

interface BookFacts {
  /** The id of the game. */
  readonly game: string
  /** The ids of its boxes: its page is laid on their cloths. */
  readonly boxes: readonly [string, ...string[]]
  /** Draws the worked example of a clause; nothing for a clause that has none. */
  readonly Example?: Component<{ clause: string }>
}

/** What a game writes: a clause, a section title or a refusal that is missing is a type error. */
interface BookSource<Sections extends readonly SectionIds[], Code extends string> extends BookFacts {
  readonly sections: Sections
  /** The boxes whose rules differ: one may read them side by side, or one of them. */
  readonly editions?: readonly string[]
  /** Which clause each refusal cites. */
  readonly refusedBy: Readonly<Record<Code, IdIn<Sections> | CommonId>>
  readonly fr: SourceTexts<IdIn<Sections>, OwnSection<Sections>, Code>
  readonly en: SourceTexts<IdIn<Sections>, OwnSection<Sections>, Code>
}

/** A clause on its page. */
export interface NumberedClause extends Clause {
  readonly id: string
  /** What it may be searched by beside its own text. */
  readonly seenAs: readonly string[]
}

/** A book in one language, the clauses common to all games included. */
export interface RulesPage {
  readonly words: BookTexts
  readonly sections: readonly {
    readonly name: string
    readonly title: string
    readonly clauses: readonly NumberedClause[]
  }[]
  /** All clauses in reading order. */
  readonly clauses: readonly NumberedClause[]
}

/** The rules of a game, as the pages show and search them. */
export interface RulesBook extends BookFacts, Readonly<Record<Language, RulesPage>> {
  /** Empty where all boxes have the same rules. */
  readonly editions: readonly string[]
}

const saidOf = (sentence: Sentence): string => (typeof sentence === 'string' ? sentence : sentence(''))

const pageOf = <Sections extends readonly SectionIds[], Code extends string>(
  { sections, refusedBy, ...source }: BookSource<Sections, Code>,
  language: Language,
): RulesPage => {
  type Id = IdIn<Sections> | CommonId
  const common = COMMON[language]
  const { words, refusals, ...own } = source[language]
  const clauses: Readonly<Record<Id, Clause>> = { ...own.clauses, ...common.clauses }
  const seenAs: Readonly<Record<Id, readonly string[]>> = { ...own.seenAs, ...common.seenAs }
  const titles: Readonly<Record<string, string>> = { ...common.titles, ...words.sections }
  // Somebody who remembers why a move was refused finds the clause by that sentence.
  const refusalsOf = (id: Id) =>
    (Object.keys(refusedBy) as Code[]).filter((code) => refusedBy[code] === id).map((code) => saidOf(refusals[code]))
  const numbered = (id: Id): NumberedClause => ({ ...clauses[id], id, seenAs: [...seenAs[id], ...refusalsOf(id)] })
  const shown = [...sections, COMMON_SECTION].map(({ name, ids }) => ({
    name,
    title: titles[name] ?? name,
    clauses: (ids as readonly Id[]).map(numbered),
  }))
  return { words, sections: shown, clauses: shown.flatMap((section) => section.clauses) }
}

/** Checks a book against the ids, sections and refusal codes of its game, and adds the clauses common to all games. */
export const defineBook = <const Sections extends readonly SectionIds[], Code extends string>(
  source: BookSource<Sections, Code>,
): RulesBook => {
  const { game, boxes, Example, editions = [] } = source
  return {
    game,
    boxes,
    editions,
    ...(Example && { Example }),
    fr: pageOf(source, 'fr'),
    en: pageOf(source, 'en'),
  }
}

/** The cloths of a book's page: one of each box, or that of the edition somebody chose. */
export const clothsOf = ({ boxes }: RulesBook, edition: string | undefined): readonly [string, ...string[]] =>
  edition === undefined ? boxes : [edition]

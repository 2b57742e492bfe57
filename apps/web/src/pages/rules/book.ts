import { REFUSAL_RULES as KOKOMOTS_RULES } from '@tablee/games/kokomots/game.ts'
import { en as kokomotsBoardEn } from '@tablee/games/kokomots/texts/en.ts'
import { fr as kokomotsBoardFr } from '@tablee/games/kokomots/texts/fr.ts'
import { kokomotsEn } from '@tablee/games/kokomots/texts/rules.en.ts'
import { kokomotsFr } from '@tablee/games/kokomots/texts/rules.fr.ts'
import { REFUSAL_RULES as LAURIERS_RULES } from '@tablee/games/lauriers/game.ts'
import { en as lauriersBoardEn } from '@tablee/games/lauriers/texts/en.ts'
import { fr as lauriersBoardFr } from '@tablee/games/lauriers/texts/fr.ts'
import { lauriersEn } from '@tablee/games/lauriers/texts/rules.en.ts'
import { lauriersFr } from '@tablee/games/lauriers/texts/rules.fr.ts'
import { type Edition, REFUSAL_RULES as MOT_POUR_MOT_RULES } from '@tablee/games/mot-pour-mot/game.ts'
import { en as motPourMotBoardEn } from '@tablee/games/mot-pour-mot/texts/en.ts'
import { fr as motPourMotBoardFr } from '@tablee/games/mot-pour-mot/texts/fr.ts'
import { motPourMotEn } from '@tablee/games/mot-pour-mot/texts/rules.en.ts'
import { motPourMotFr } from '@tablee/games/mot-pour-mot/texts/rules.fr.ts'
import { REFUSAL_RULES as WORD_OUT_RULES } from '@tablee/games/word-out/game.ts'
import { en as wordOutBoardEn } from '@tablee/games/word-out/texts/en.ts'
import { fr as wordOutBoardFr } from '@tablee/games/word-out/texts/fr.ts'
import { wordOutEn } from '@tablee/games/word-out/texts/rules.en.ts'
import { wordOutFr } from '@tablee/games/word-out/texts/rules.fr.ts'
import { type Clause, EDITIONS } from '@tablee/ui/rules/clause.ts'
import { commonEn } from './common.en.ts'
import { commonFr } from './common.fr.ts'
import { type BookName, type ClauseId, SECTIONS, type SectionName } from './sections.ts'
import { seenAsEn } from './seen-as.en.ts'
import { seenAsFr } from './seen-as.fr.ts'

type OfEach<T> = Readonly<Record<ClauseId, T>>

/** The clauses of a game's page in reading order, those common to all games included, and what one may search them by. */
export interface Book {
  readonly sections: readonly { readonly name: SectionName; readonly ids: readonly ClauseId[] }[]
  readonly ids: readonly ClauseId[]
  readonly clauses: OfEach<Clause>
  readonly seenAs: OfEach<readonly string[]>
}

type Language = 'fr' | 'en'
const CLAUSES: Readonly<Record<Language, OfEach<Clause>>> = {
  fr: { ...motPourMotFr, ...wordOutFr, ...lauriersFr, ...kokomotsFr, ...commonFr },
  en: { ...motPourMotEn, ...wordOutEn, ...lauriersEn, ...kokomotsEn, ...commonEn },
}
const SEEN_AS: Readonly<Record<Language, OfEach<readonly string[]>>> = { fr: seenAsFr, en: seenAsEn }

/** Some refusals name what they are about. */
type Sentence = string | ((about: string) => string)
const saidOf = (sentence: Sentence): string => (typeof sentence === 'string' ? sentence : sentence(''))

/** Whoever remembers why they were refused finds the clause. */
const bookOf = <Code extends string>(
  game: BookName,
  language: Language,
  refusedBy: Readonly<Record<Code, ClauseId>>,
  refusals: Readonly<Record<Code, Sentence>>,
): Book => {
  const seenAs = { ...SEEN_AS[language] }
  for (const code of Object.keys(refusedBy) as Code[])
    seenAs[refusedBy[code]] = [...seenAs[refusedBy[code]], saidOf(refusals[code])]
  const sections: Book['sections'] = SECTIONS[game]
  return { sections, ids: sections.flatMap(({ ids }) => ids), clauses: CLAUSES[language], seenAs }
}

export const BOOKS: Readonly<Record<BookName, Readonly<Record<Language, Book>>>> = {
  'mot-pour-mot': {
    fr: bookOf('mot-pour-mot', 'fr', MOT_POUR_MOT_RULES, motPourMotBoardFr.refusals),
    en: bookOf('mot-pour-mot', 'en', MOT_POUR_MOT_RULES, motPourMotBoardEn.refusals),
  },
  'word-out': {
    fr: bookOf('word-out', 'fr', WORD_OUT_RULES, wordOutBoardFr.refusals),
    en: bookOf('word-out', 'en', WORD_OUT_RULES, wordOutBoardEn.refusals),
  },
  lauriers: {
    fr: bookOf('lauriers', 'fr', LAURIERS_RULES, lauriersBoardFr.refusals),
    en: bookOf('lauriers', 'en', LAURIERS_RULES, lauriersBoardEn.refusals),
  },
  kokomots: {
    fr: bookOf('kokomots', 'fr', KOKOMOTS_RULES, kokomotsBoardFr.refusals),
    en: bookOf('kokomots', 'en', KOKOMOTS_RULES, kokomotsBoardEn.refusals),
  },
}

export const isBook = (game: string): game is BookName => Object.hasOwn(BOOKS, game)

/** Of the games, one has editions whose rules differ. */
export const editionsOf = (game: BookName): readonly Edition[] => (game === 'mot-pour-mot' ? EDITIONS : [])

/** What its page is laid on: the cloth of each edition that shows. */
export const clothsOf = (game: BookName, edition: Edition | undefined): readonly [string, ...string[]] => {
  const [first, ...more] = editionsOf(game).filter((each) => edition === undefined || each === edition)
  return first === undefined ? [game] : [first, ...more]
}

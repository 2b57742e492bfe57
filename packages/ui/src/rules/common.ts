import type { Language } from '../language/first-language.ts'
import type { Clause } from './clause.ts'
import { commonEn } from './common.en.ts'
import { commonFr } from './common.fr.ts'
import type { CommonId, CommonSection } from './common-ids.ts'
import { commonSeenAsEn } from './common-search.en.ts'
import { commonSeenAsFr } from './common-search.fr.ts'

interface CommonTexts {
  readonly clauses: Readonly<Record<CommonId, Clause>>
  readonly seenAs: Readonly<Record<CommonId, readonly string[]>>
  readonly titles: Readonly<Record<CommonSection, string>>
}

/** What every book shares with the others. */
export const COMMON: Readonly<Record<Language, CommonTexts>> = {
  fr: {
    clauses: commonFr,
    seenAs: commonSeenAsFr,
    titles: { setUp: 'La mise en place', turn: 'Un tour', end: 'La fin', aroundTheTable: 'Autour de la table' },
  },
  en: {
    clauses: commonEn,
    seenAs: commonSeenAsEn,
    titles: { setUp: 'Setting up', turn: 'A turn', end: 'The end', aroundTheTable: 'Around the table' },
  },
}

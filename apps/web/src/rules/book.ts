import { REFUSAL_RULES, type RefusalCode } from '@tablee/games/mot-pour-mot'
import { en as boardEn } from '../games/mot-pour-mot/words.en.ts'
import { fr as boardFr } from '../games/mot-pour-mot/words.fr.ts'
import type { Clause } from './clause.ts'
import { commonEn } from './common.en.ts'
import { commonFr } from './common.fr.ts'
import { motPourMotEn } from './mot-pour-mot.en.ts'
import { motPourMotFr } from './mot-pour-mot.fr.ts'
import type { ClauseId } from './sections.ts'
import { seenAsEn } from './seen-as.en.ts'
import { seenAsFr } from './seen-as.fr.ts'

type OfEach<T> = Readonly<Record<ClauseId, T>>

/** All clauses of a game's page, those common to all games included, and what one may search them by. */
export interface Book {
  readonly clauses: OfEach<Clause>
  readonly seenAs: OfEach<readonly string[]>
}

/** Whoever remembers why they were refused finds the clause. */
const refusedBy: Readonly<Record<RefusalCode, ClauseId>> = REFUSAL_RULES
const codes = Object.keys(refusedBy) as RefusalCode[]

const withRefusals = (seenAs: Book['seenAs'], refusals: Readonly<Record<RefusalCode, (about: string) => string>>) => {
  const all = { ...seenAs }
  for (const code of codes) all[refusedBy[code]] = [...all[refusedBy[code]], refusals[code]('')]
  return all
}

/** By language. */
export const BOOKS = {
  fr: { clauses: { ...motPourMotFr, ...commonFr }, seenAs: withRefusals(seenAsFr, boardFr.refusals) },
  en: { clauses: { ...motPourMotEn, ...commonEn }, seenAs: withRefusals(seenAsEn, boardEn.refusals) },
} satisfies Record<string, Book>

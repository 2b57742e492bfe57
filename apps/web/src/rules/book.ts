import type { RefusalCode } from '@tablee/games/mot-pour-mot'
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

/** The rule behind each reason to say no: whoever remembers the sentence finds the clause. */
export const REFUSED_BY: Readonly<Record<RefusalCode, ClauseId>> = {
  'teams-uneven': 'MPM-1',
  'seat-twice': 'MPM-1',
  'no-cards': 'MPM-4',
  'captain-not-in-team': 'MPM-1',
  'not-your-part': 'MPM-32',
  'not-now': 'ALL-8',
  'too-late': 'ALL-8',
  'fixed-already': 'MPM-12',
  'timer-not-yours': 'MPM-6',
  'not-before-the-timer': 'MPM-6',
  'not-a-team-mate': 'MPM-1',
  'only-between-turns': 'MPM-1',
  'no-turning-over': 'MPM-8',
  'turned-already': 'MPM-8',
  'only-mates-suggest': 'MPM-9',
  'nothing-to-take-back': 'MPM-12',
  'word-too-long': 'ALL-4',
  'too-many-suggestions': 'MPM-9',
  'one-word-only': 'MPM-15',
  'given-already': 'MPM-18',
  'contested-already': 'MPM-25',
  'only-contesters-withdraw': 'MPM-23',
  'bots-cast-no-vote': 'ALL-9',
  'bots-contest-nothing': 'ALL-9',
  'the-clock-runs': 'ALL-7',
  'game-over': 'ALL-4',
}
const codes = Object.keys(REFUSED_BY) as RefusalCode[]

const withRefusals = (seenAs: Book['seenAs'], refusals: Readonly<Record<RefusalCode, (about: string) => string>>) => {
  const all = { ...seenAs }
  for (const code of codes) all[REFUSED_BY[code]] = [...all[REFUSED_BY[code]], refusals[code]('')]
  return all
}

/** By language. */
export const BOOKS = {
  fr: { clauses: { ...motPourMotFr, ...commonFr }, seenAs: withRefusals(seenAsFr, boardFr.refusals) },
  en: { clauses: { ...motPourMotEn, ...commonEn }, seenAs: withRefusals(seenAsEn, boardEn.refusals) },
} satisfies Record<string, Book>

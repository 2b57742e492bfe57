import { COMMON_REFUSALS, type Decided as DecidedWith, type No as NoWith, refusing } from '@tablee/game-kit/refusals.ts'
import type { Event } from './events.ts'

/** Every reason to say no, with the rule behind it; texts for players are in the client's catalogue. */
export const REFUSAL_RULES = {
  'two-to-six': 'KOK-2',
  'teams-of-two-or-three': 'KOK-34',
  'not-enough-cards': 'KOK-1',
  'not-your-turn': 'KOK-5',
  'timer-not-started': 'KOK-35',
  'no-word': 'KOK-6',
  'one-of-your-own': 'KOK-6',
  'one-of-the-column': 'KOK-6',
  'not-in-word': 'KOK-6',
  'not-your-card': 'KOK-9',
  'refused-before': 'KOK-8',
  'not-in-the-dico': 'ALL-9',
  'unknown-to-judge': 'KOK-17',
  'which-theme': 'KOK-40',
  'column-closed': 'KOK-10',
  'discarded-already': 'KOK-11',
  'being-judged': 'KOK-11',
  'nothing-to-exchange': 'KOK-12',
  'no-exchange-here': 'KOK-36',
  'time-is-up': 'KOK-13',
  'one-word-at-a-time': 'KOK-40',
  'held-by-a-word': 'KOK-40',
  'not-the-timekeeper': 'KOK-15',
  'server-keeps-time': 'KOK-15',
  'time-is-not-up': 'KOK-15',
  'nudged-already': 'KOK-15',
  'not-the-judge': 'KOK-16',
  'settled-already': 'KOK-40',
  'spelled-first': 'KOK-21',
  'voted-already': 'KOK-32',
  'bots-cast-no-vote': 'ALL-9',
  'constraint-broken': 'KOK-20',
  'constraint-twice': 'KOK-20',
  'nothing-to-spell': 'KOK-21',
  'no-fifth-theme': 'KOK-26',
  'other-variant': 'KOK-39',
  'tap-first': 'KOK-29',
  'tapped-before-you': 'KOK-29',
  'out-of-this-round': 'KOK-31',
  'not-yours-to-turn': 'KOK-33',
  'nothing-to-pay': 'KOK-31',
  'not-among-those': 'KOK-42',
  'agreed-already': 'KOK-33',
  'which-packet': 'KOK-35',
  'not-your-packet': 'KOK-35',
  'packet-used': 'KOK-36',
  'only-mates-suggest': 'KOK-35',
  'empty-suggestion': 'KOK-35',
  'too-many-suggestions': 'KOK-35',
  ...COMMON_REFUSALS,
} as const
export type RefusalCode = keyof typeof REFUSAL_RULES

export type No = NoWith<RefusalCode>
export type Decided = DecidedWith<Event, RefusalCode>

export const no = refusing(REFUSAL_RULES)

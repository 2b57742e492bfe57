import { COMMON_REFUSALS, type Decided as DecidedWith, refusing } from '@tablee/game-kit/refusals.ts'
import type { Event } from './events.ts'

/** Every reason to say no, with the rule behind it; texts for players are in the client's catalogue. */
export const REFUSAL_RULES = {
  'teams-uneven': 'MPM-1',
  'seat-twice': 'MPM-1',
  'no-cards': 'MPM-4',
  'captain-not-in-team': 'MPM-1',
  'not-your-part': 'MPM-32',
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
  'empty-suggestion': 'MPM-9',
  'one-word-only': 'MPM-15',
  'given-already': 'MPM-18',
  'contested-already': 'MPM-25',
  'only-contesters-withdraw': 'MPM-23',
  'bots-cast-no-vote': 'ALL-9',
  'bots-contest-nothing': 'ALL-9',
  ...COMMON_REFUSALS,
} as const
export type RefusalCode = keyof typeof REFUSAL_RULES

export type Decided = DecidedWith<Event, RefusalCode>

export const no = refusing(REFUSAL_RULES)

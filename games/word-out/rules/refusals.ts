import { type Refusal, type Result, refuse } from '@tablee/kernel'
import type { Event } from './events.ts'

/** Every reason to say no, with the rule behind it; texts for players are in the client's catalogue. */
export const REFUSAL_RULES = {
  'two-to-eight': 'WO-1',
  'not-your-turn': 'WO-2',
  'not-in-hand': 'WO-6',
  'begins-no-word': 'WO-8',
  'no-word': 'WO-10',
  'too-short': 'WO-10',
  'same-row-only': 'WO-11',
  'too-many-cards': 'WO-11',
  'name-the-joker': 'WO-12',
  'only-jokers-are-named': 'WO-12',
  'trash-on-empty-row': 'WO-13',
  'trash-announces-nothing': 'WO-13',
  'trash-counters-nothing': 'WO-18',
  'start-the-freed-row': 'WO-17',
  'not-against-yourself': 'WO-18',
  'answered-already': 'WO-22',
  'not-now': 'ALL-8',
  'too-late': 'ALL-8',
  'the-clock-runs': 'ALL-7',
  'not-playing': 'ALL-4',
  'game-over': 'ALL-4',
} as const
export type RefusalCode = keyof typeof REFUSAL_RULES

export type No = { readonly isOk: false; readonly refusal: Refusal<RefusalCode> }
export type Decided = Result<Event[], Refusal<RefusalCode>>

export const no = (code: RefusalCode, about?: string): No =>
  refuse({ rule: REFUSAL_RULES[code], code, ...(about === undefined ? {} : { about }) })

import { type Refusal, type Result, refuse } from '@tablee/kernel'
import type { Event } from './state.ts'

/** Every reason to say no, with the clause behind it; the texts for players are in texts/. */
export const REFUSAL_RULES = {
  'two-to-eight': 'NOU-1',
  'wrong-letter': 'NOU-3',
  'not-now': 'ALL-8',
  'too-late': 'ALL-8',
  'the-clock-runs': 'ALL-7',
  'not-playing': 'ALL-4',
  'game-over': 'ALL-4',
} as const
export type RefusalCode = keyof typeof REFUSAL_RULES

export type Decided = Result<Event[], Refusal<RefusalCode>>

export const no = (code: RefusalCode, about?: string) =>
  refuse({ rule: REFUSAL_RULES[code], code, ...(about === undefined ? {} : { about }) })

import { COMMON_REFUSALS, type Decided as DecidedWith, type No as NoWith, refusing } from '@tablee/game-kit/refusals.ts'
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
  ...COMMON_REFUSALS,
} as const
export type RefusalCode = keyof typeof REFUSAL_RULES

export type No = NoWith<RefusalCode>
export type Decided = DecidedWith<Event, RefusalCode>

export const no = refusing(REFUSAL_RULES)

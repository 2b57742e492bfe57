import { COMMON_REFUSALS, type Decided as DecidedWith, refusing } from '@tablee/game-kit/refusals.ts'
import type { Event } from './events.ts'

/** Every reason to say no, with the rule behind it; texts for players are in the client's catalogue. */
export const REFUSAL_RULES = {
  'three-to-six': 'ALL-4',
  'leader-only': 'LAU-3',
  'card-drawn-already': 'LAU-5',
  'draw-first': 'LAU-5',
  'picked-already': 'LAU-5',
  'no-such-word': 'LAU-5',
  'leader-writes-nothing': 'LAU-6',
  'nothing-written': 'LAU-6',
  'handed-in-already': 'LAU-6',
  'nothing-handed-in': 'LAU-6',
  'nothing-to-borrow': 'LAU-23',
  'still-writing': 'LAU-6',
  'writing-closed': 'LAU-6',
  'none-without-words': 'LAU-8',
  'none-dropped-none-invented': 'LAU-8',
  'equal-texts-are-one': 'LAU-8',
  'read-out-already': 'LAU-8',
  'not-all-read': 'LAU-10',
  'staked-already': 'LAU-10',
  'no-token-left': 'LAU-2',
  'leader-stakes-nothing': 'LAU-18',
  'leader-casts-no-vote': 'LAU-11',
  'no-such-line': 'LAU-11',
  'votes-are-in': 'LAU-11',
  'takes-no-part': 'LAU-23',
  'not-yours-to-go-on': 'LAU-3',
  ...COMMON_REFUSALS,
} as const
export type RefusalCode = keyof typeof REFUSAL_RULES

export type Decided = DecidedWith<Event, RefusalCode>

export const no = refusing(REFUSAL_RULES)

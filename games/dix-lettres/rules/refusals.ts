import { COMMON_REFUSALS, refusing } from '@tablee/game-kit/refusals.ts'

/** Every reason to say no, with the clause behind it; the texts for players are in texts/. */
export const REFUSAL_RULES = {
  ...COMMON_REFUSALS,
  'one-to-twelve': 'DIX-1',
  'enough-vowels': 'DIX-3',
  'enough-consonants': 'DIX-3',
  'another-calls': 'DIX-4',
  'too-short': 'DIX-6',
  'not-these-letters': 'DIX-6',
} as const
export type RefusalCode = keyof typeof REFUSAL_RULES

export const no = refusing(REFUSAL_RULES)

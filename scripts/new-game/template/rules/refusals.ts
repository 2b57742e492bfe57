import { COMMON_REFUSALS, refusing } from '@tablee/game-kit/refusals.ts'

/** Every reason to say no, with the clause behind it; the texts for players are in texts/. */
export const REFUSAL_RULES = { ...COMMON_REFUSALS, 'two-to-eight': 'NOU-1', 'wrong-letter': 'NOU-3' } as const
export type RefusalCode = keyof typeof REFUSAL_RULES

export const no = refusing(REFUSAL_RULES)

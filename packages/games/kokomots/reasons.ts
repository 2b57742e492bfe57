/** KOK-18 */
export const REASONS = ['off-theme', 'plural', 'phrase', 'across-words', 'misspelled', 'other'] as const
export type Reason = (typeof REASONS)[number]

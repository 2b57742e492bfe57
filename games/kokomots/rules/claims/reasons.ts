/** KOK-18 */
export const REASONS = ['off-theme', 'plural', 'phrase', 'across-words', 'misspelled', 'other'] as const
export type Reason = (typeof REASONS)[number]

/** What a judge said; whoever abstains is silent, and no longer waited for (KOK-32). */
export type Ballot = 'yes' | 'none' | Reason

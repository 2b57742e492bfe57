/** The clauses of docs/rules, which hold for every game: the last section of every book. */
export const COMMON_SECTION = {
  name: 'aroundTheTable',
  ids: ['ALL-1', 'ALL-2', 'ALL-3', 'ALL-4', 'ALL-5', 'ALL-6', 'ALL-7', 'ALL-8', 'ALL-9', 'ALL-10', 'ALL-11'],
} as const

export type CommonId = (typeof COMMON_SECTION)['ids'][number]

/** Sections that have the same title in every book. */
export type CommonSection = 'setUp' | 'turn' | 'end' | (typeof COMMON_SECTION)['name']

import type { IdIn } from '@tablee/ui/rules/book.ts'

/** The sections of the rules in reading order; `book.ts` is checked against them. */
export const SECTIONS = [
  { name: 'setUp', ids: ['DIX-1'] },
  { name: 'draw', ids: ['DIX-2', 'DIX-3', 'DIX-4'] },
  { name: 'turn', ids: ['DIX-5', 'DIX-6', 'DIX-7'] },
  { name: 'points', ids: ['DIX-8', 'DIX-9', 'DIX-10', 'DIX-11', 'DIX-13'] },
  { name: 'end', ids: ['DIX-12'] },
  { name: 'others', ids: ['DIX-14', 'DIX-15', 'DIX-16'] },
] as const

export type ClauseId = IdIn<typeof SECTIONS>

import type { IdIn } from '@tablee/ui/rules/book.ts'

/** The sections of the rules in reading order; `book.ts` is checked against them. */
export const SECTIONS = [
  { name: 'setUp', ids: ['LAU-1', 'LAU-2', 'LAU-3', 'LAU-4'] },
  { name: 'writing', ids: ['LAU-5', 'LAU-6', 'LAU-23'] },
  { name: 'desk', ids: ['LAU-7', 'LAU-8', 'LAU-24'] },
  { name: 'vote', ids: ['LAU-9', 'LAU-10', 'LAU-11'] },
  { name: 'points', ids: ['LAU-12', 'LAU-13', 'LAU-14', 'LAU-15', 'LAU-16', 'LAU-17', 'LAU-18', 'LAU-19'] },
  { name: 'end', ids: ['LAU-20', 'LAU-21', 'LAU-22'] },
] as const

export type ClauseId = IdIn<typeof SECTIONS>

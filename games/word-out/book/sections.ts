import type { IdIn } from '@tablee/ui/rules/book.ts'

/** The sections of the rules in reading order; `book.ts` is checked against them. */
export const SECTIONS = [
  { name: 'setUp', ids: ['WO-1', 'WO-2', 'WO-3', 'WO-4', 'WO-5'] },
  { name: 'turn', ids: ['WO-6', 'WO-7', 'WO-8', 'WO-9', 'WO-10'] },
  { name: 'specialCards', ids: ['WO-11', 'WO-31', 'WO-12', 'WO-13', 'WO-14'] },
  { name: 'banking', ids: ['WO-15', 'WO-16', 'WO-17', 'WO-32'] },
  { name: 'countering', ids: ['WO-18', 'WO-19', 'WO-20', 'WO-21', 'WO-22'] },
  { name: 'deals', ids: ['WO-23', 'WO-24', 'WO-25', 'WO-26', 'WO-27', 'WO-28'] },
  { name: 'secrets', ids: ['WO-29', 'WO-30'] },
] as const

export type ClauseId = IdIn<typeof SECTIONS>

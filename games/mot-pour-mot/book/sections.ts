import type { IdIn } from '@tablee/ui/rules/book.ts'

/** The sections of the rules in reading order; `book.ts` is checked against them. */
export const SECTIONS = [
  { name: 'setUp', ids: ['MPM-1', 'MPM-32', 'MPM-2', 'MPM-3', 'MPM-4', 'MPM-5'] },
  {
    name: 'turn',
    ids: ['MPM-6', 'MPM-7', 'MPM-8', 'MPM-9', 'MPM-10', 'MPM-11', 'MPM-12', 'MPM-13', 'MPM-14', 'MPM-29'],
  },
  { name: 'words', ids: ['MPM-15', 'MPM-16', 'MPM-17', 'MPM-18', 'MPM-33'] },
  { name: 'afterTheWord', ids: ['MPM-19', 'MPM-20', 'MPM-21', 'MPM-22', 'MPM-23', 'MPM-24', 'MPM-25'] },
  { name: 'end', ids: ['MPM-26', 'MPM-27', 'MPM-34', 'MPM-28'] },
  { name: 'examples', ids: ['MPM-30', 'MPM-31'] },
] as const

export type ClauseId = IdIn<typeof SECTIONS>

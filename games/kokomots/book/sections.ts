import type { IdIn } from '@tablee/ui/rules/book.ts'

/** The sections of the rules in reading order; `book.ts` is checked against them. */
export const SECTIONS = [
  { name: 'setUp', ids: ['KOK-1', 'KOK-2', 'KOK-3', 'KOK-4', 'KOK-39'] },
  {
    name: 'turn',
    ids: [
      'KOK-5',
      'KOK-6',
      'KOK-7',
      'KOK-8',
      'KOK-9',
      'KOK-10',
      'KOK-11',
      'KOK-12',
      'KOK-13',
      'KOK-14',
      'KOK-40',
      'KOK-41',
    ],
  },
  { name: 'judging', ids: ['KOK-15', 'KOK-16', 'KOK-17', 'KOK-18', 'KOK-19'] },
  { name: 'constraints', ids: ['KOK-20', 'KOK-21', 'KOK-22'] },
  { name: 'end', ids: ['KOK-23', 'KOK-24', 'KOK-25'] },
  { name: 'expert', ids: ['KOK-26', 'KOK-27'] },
  { name: 'simultaneous', ids: ['KOK-28', 'KOK-29', 'KOK-30', 'KOK-31', 'KOK-32', 'KOK-33', 'KOK-42'] },
  { name: 'teams', ids: ['KOK-34', 'KOK-35', 'KOK-36', 'KOK-37', 'KOK-38', 'KOK-43'] },
] as const

export type ClauseId = IdIn<typeof SECTIONS>

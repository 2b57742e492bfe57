import type { Asker, TableMove } from '@tablee/kernel'
import type { Answer } from './answer.ts'

/** Limits on the size of a table's log, in bytes. */
export interface TableQuota {
  /** From this size on, no game starts and no deck is accepted: people can open a new table instead. */
  readonly full: number
  /** From this size on, people can only leave. The clock still acts, so that the game ends. */
  readonly brim: number
}

export const TABLE_QUOTA: TableQuota = { full: 20_000_000, brim: 30_000_000 }

const BEGINS: ReadonlySet<TableMove['type']> = new Set(['start', 'use-deck', 'choose'])

/** Moves that are allowed at any size. */
export const isLeaving = ({ type }: TableMove): boolean => type === 'stand' || type === 'leave-game'

const HEAVY: Answer = { type: 'refused', refusal: { rule: 'ALL-4', code: 'table-heavy' } }

/** The refusal of a move that the quota forbids at this log size, if it does. */
export const refusalOfQuota = (
  bytes: number,
  move: TableMove,
  by: Asker,
  { full, brim }: TableQuota,
): Answer | undefined => {
  if (by.kind === 'clock' || bytes < full || isLeaving(move)) return undefined
  return bytes >= brim || BEGINS.has(move.type) ? HEAVY : undefined
}

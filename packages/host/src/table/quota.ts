import type { Asker, TableMove } from '@tablee/kernel'
import type { Answer } from './answer.ts'

/** Bytes that a table may write. */
export interface TableQuota {
  /** From here on no game is begun and no deck laid: a new table is as good. */
  readonly full: number
  /** From here on people can only leave. The clock goes on, so that a game ends. */
  readonly brim: number
}

export const TABLE_QUOTA: TableQuota = { full: 20_000_000, brim: 30_000_000 }

const BEGINS: ReadonlySet<TableMove['type']> = new Set(['start', 'use-deck', 'choose'])

/** What people may do however much was written. */
export const isLeaving = ({ type }: TableMove): boolean => type === 'stand' || type === 'leave-game'

const HEAVY: Answer = { type: 'refused', refusal: { rule: 'ALL-4', code: 'table-heavy' } }

/** Why a table that has written so much takes no such move; undefined: it does. */
export const refusalOfQuota = (
  bytes: number,
  move: TableMove,
  by: Asker,
  { full, brim }: TableQuota,
): Answer | undefined => {
  if (by.kind === 'clock' || bytes < full || isLeaving(move)) return undefined
  return bytes >= brim || BEGINS.has(move.type) ? HEAVY : undefined
}

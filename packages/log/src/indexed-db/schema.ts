import type { DBSchema, IDBPTransaction } from 'idb'
import type { HashedSnapshot } from '../store.ts'
import type { ServerTime, TableCode, Version } from '../units.ts'

/** The object stores of a log. The owner of the database creates them without a key path: `createObjectStore(DECISIONS)`. */
export const DECISIONS = 'decisions'
export const SNAPSHOTS = 'snapshots'

export interface KeptDecision {
  readonly text: string
  readonly at: ServerTime
  /** Bytes of the table's texts up to and including this one; undefined if an earlier release of Tablée wrote it. */
  readonly total?: number
}

export interface LogSchema extends DBSchema {
  [DECISIONS]: { key: [TableCode, Version]; value: KeptDecision }
  [SNAPSHOTS]: { key: TableCode; value: HashedSnapshot }
}

/** Transactions by scope. Reads and appends use the smaller scope, so that they don't wait for transactions that write snapshots. */
export interface LogTransactions<Mode extends IDBTransactionMode> {
  [DECISIONS]: IDBPTransaction<LogSchema, [typeof DECISIONS], Mode>
  log: IDBPTransaction<LogSchema, [typeof DECISIONS, typeof SNAPSHOTS], Mode>
}
type LogScope = keyof LogTransactions<IDBTransactionMode>
export const LOG_SCOPES: Record<LogScope, (typeof DECISIONS | typeof SNAPSHOTS)[]> = {
  [DECISIONS]: [DECISIONS],
  log: [DECISIONS, SNAPSHOTS],
}

/** Runs `work` in one transaction and resolves when that is complete. `work` may run again if the transaction was aborted. */
export type TransactLog = <T, Scope extends LogScope, Mode extends IDBTransactionMode>(
  scope: Scope,
  mode: Mode,
  work: (transaction: LogTransactions<Mode>[Scope]) => Promise<T>,
) => Promise<T>

import type { DBSchema, IDBPTransaction } from 'idb'
import type { ServerTime, TableCode, Version } from './units.ts'

/** The object store that decisions lie in. The owner of the database creates it, without a key path: `createObjectStore(DECISIONS)`. */
export const DECISIONS = 'decisions'

export interface KeptDecision {
  readonly text: string
  readonly at: ServerTime
}

export interface DecisionsSchema extends DBSchema {
  [DECISIONS]: { key: [TableCode, Version]; value: KeptDecision }
}

type Decisions<Mode extends IDBTransactionMode> = IDBPTransaction<DecisionsSchema, [typeof DECISIONS], Mode>

/** Runs `work` in one transaction over the decisions; resolves when that is complete. It may run again if it was aborted. */
export type TransactDecisions = <T, Mode extends IDBTransactionMode>(
  mode: Mode,
  work: (transaction: Decisions<Mode>) => Promise<T>,
) => Promise<T>

import { realpathSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Copied, Row } from '../store.ts'
import { type LogTools, StoredLog } from '../stored-log.ts'
import type { TableLog } from '../table-log.ts'
import { SqliteStore } from './store.ts'

export { writeLogFile } from './copy.ts'
export { type Rescued, rescueLogFile } from './rescue.ts'
export type { Copied, Row }

export interface SqliteLog<Decision extends { readonly id: string }> extends TableLog<Decision> {
  /** All rows written so far, for a backup. Appends go on meanwhile. */
  rows(): AsyncIterable<readonly Row[]>
}

interface Shared {
  readonly store: SqliteStore
  logs: number
}

/** One connection per file and process, shared by all logs over that file: that is how they notify each other. */
const open = new Map<string, Shared>()

const trueName = (file: string): string => {
  try {
    return join(realpathSync(dirname(file)), basename(file))
  } catch {
    // The folder does not exist: opening the file will report it.
    return file
  }
}

/**
 * Opens a log in one file, creating it if needed. Rejects with `LogUnusable` if the file is damaged, of a newer format, of another program,
 * or open in another process.
 */
export const openSqliteLog = async <Decision extends { readonly id: string }>({
  file,
  ...tools
}: LogTools & { readonly file: string }): Promise<SqliteLog<Decision>> => {
  const name = trueName(file)
  const shared = open.get(name) ?? { store: new SqliteStore(name), logs: 0 }
  open.set(name, shared)
  shared.logs += 1
  const log = new StoredLog<Decision>(shared.store, tools, () => {
    shared.logs -= 1
    if (shared.logs > 0) return
    open.delete(name)
    shared.store.close()
  })
  return Object.assign(log, { rows: () => shared.store.rows() })
}

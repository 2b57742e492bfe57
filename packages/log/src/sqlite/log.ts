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
  /** All that is written by now, for a copy; the people at the tables play on. */
  rows(): AsyncIterable<readonly Row[]>
}

interface Shared {
  readonly store: SqliteStore
  logs: number
}

/** A file has one connection a process, however many logs are opened over it: only so do they hear each other. */
const open = new Map<string, Shared>()

const trueName = (file: string): string => {
  try {
    return join(realpathSync(dirname(file)), basename(file))
  } catch {
    // No such folder: opening it will say so.
    return file
  }
}

/**
 * A log in one file, made on first opening. Rejects with `LogUnusable` when the file is damaged, of a newer format,
 * somebody else's, or open in another process.
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

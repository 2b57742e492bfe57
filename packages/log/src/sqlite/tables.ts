import type Database from 'libsql'
import type { ServerTime, TableCode, Version } from '../units.ts'

/** The last row of a table. */
export interface LastRow {
  readonly table: TableCode
  readonly version: Version
  readonly at: ServerTime
  /** Null if format 1 wrote the row. */
  readonly total: number | null
}

/** Number of tables read in one turn of the event loop: a few milliseconds. */
const SLICE = 200

// Jumps through the index from code to code, so that only the last row of each table is read.
const TABLES_AFTER = `
  WITH RECURSIVE tables(code) AS (
    SELECT min(code) FROM decisions WHERE code > ?
    UNION ALL
    SELECT (SELECT min(code) FROM decisions WHERE code > tables.code) FROM tables WHERE code IS NOT NULL
    LIMIT ${SLICE}
  )
  SELECT decisions.code, version, at, total
  FROM tables CROSS JOIN decisions
    ON decisions.code = tables.code
    AND version = (SELECT max(version) FROM decisions WHERE code = tables.code)`

/** The next tables in order of their codes, at most `SLICE`; an empty array means the end. */
export const tablesAfter = (db: Database.Database): ((code: TableCode) => readonly LastRow[]) => {
  const statement = db.prepare(TABLES_AFTER).raw()
  return (code) =>
    (statement.all(code) as [TableCode, Version, ServerTime, number | null][]).map(([table, version, at, total]) => ({
      table,
      version,
      at,
      total,
    }))
}

/** Sorts before the code of any table. */
export const FIRST = '' as TableCode

/** Compares codes in the order of `tablesAfter`, which is that of their UTF-8 bytes. */
export const isBeyond = (code: TableCode, other: TableCode): boolean =>
  Buffer.compare(Buffer.from(code), Buffer.from(other)) > 0

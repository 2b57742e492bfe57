import type Database from 'libsql'
import type { ServerTime } from './units.ts'

/** From code to code by the index: the last row of each table is all that is looked at. */
export const EACH_TABLE = `
  WITH RECURSIVE tables(code) AS (
    SELECT min(code) FROM decisions
    UNION ALL
    SELECT (SELECT min(code) FROM decisions WHERE code > tables.code) FROM tables WHERE code IS NOT NULL
  )`

const LAST_TOUCHED = `
  ${EACH_TABLE}, touched(at) AS (
    SELECT (SELECT at FROM decisions WHERE code = tables.code ORDER BY version DESC LIMIT 1) FROM tables
  )
  SELECT max(at) FROM touched WHERE at <= ?`

/** The newest of the tables' last appends up to a time. */
export const lastTouched = (db: Database.Database, until: ServerTime): ServerTime | undefined => {
  const [row] = db.prepare(LAST_TOUCHED).raw().all(until) as [ServerTime | null][]
  return row?.[0] ?? undefined
}

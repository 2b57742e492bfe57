import { copyFileSync, existsSync, rmSync } from 'node:fs'
import Database from 'libsql'
import type { Row } from '../store.ts'
import { LogUnusable } from '../table-log.ts'
import type { ServerTime, TableCode, Version } from '../units.ts'
import { writeLogFile } from './copy.ts'

export interface Rescued {
  readonly decisions: number
  /** Complete as far as can be known: if the index is damaged too, a table that lost its last decisions counts as complete. */
  readonly whole: readonly TableCode[]
  /** Tables rescued up to their first missing decision. */
  readonly cut: readonly TableCode[]
  /** Tables whose first decision is missing, so that nothing could be rescued. */
  readonly lost: readonly TableCode[]
}

type Found = [rowid: number, code: TableCode, version: Version, at: ServerTime, body: string]

/** Rows per query. A single decision may have a megabyte. */
const ROWS_PER_QUERY = 50
/** If the last rowid can't be read, scan this far beyond the last row found. */
const SCAN_BEYOND = 100_000
/** The index of the primary key. It lists which decisions existed. */
const INDEX = 'sqlite_autoindex_decisions_1'

const isDecision = (body: unknown): boolean => {
  try {
    return typeof JSON.parse(body as string)?.id === 'string'
  } catch {
    return false
  }
}

const isIntact = ([, code, version, at, body]: Found): boolean =>
  typeof code === 'string' &&
  Number.isInteger(version) &&
  version > 0 &&
  typeof at === 'number' &&
  typeof body === 'string' &&
  isDecision(body)

/** Reads a damaged file, any page of which may be unreadable. */
class DamagedFile {
  private readonly between: Database.Statement
  /** Rowid of each intact decision, by table and version. */
  private readonly rowids = new Map<TableCode, Map<Version, number>>()
  private last = 0

  constructor(private readonly db: Database.Database) {
    this.between = db
      .prepare(
        'SELECT rowid, code, version, at, body FROM decisions NOT INDEXED WHERE rowid > ? AND rowid <= ? ORDER BY rowid LIMIT ?',
      )
      .raw()
  }

  find(): void {
    const end =
      this.number('SELECT max(rowid) FROM decisions') ??
      this.number(`SELECT max(rowid) FROM decisions INDEXED BY ${INDEX} WHERE code > ''`)
    if (end !== undefined) this.scan(0, end)
    else for (let after = -1; this.last > after; this.scan(after, after + SCAN_BEYOND)) after = Math.max(0, this.last)
    // Tables that were being dropped may be incomplete, and must not come back.
    for (const code of this.codes('SELECT code FROM dropping')) this.rowids.delete(code)
  }

  /** Every table that has an intact decision or appears in the index. */
  tables(): { readonly table: TableCode; readonly found: number; readonly isWhole: boolean }[] {
    const dropped = new Set(this.codes('SELECT code FROM dropping'))
    const codes = new Set([...this.rowids.keys(), ...this.codesOfIndex()])
    return [...codes]
      .filter((code) => !dropped.has(code))
      .sort()
      .map((table) => {
        const rowids = this.rowids.get(table) ?? new Map()
        let found = 0
        while (rowids.has(found + 1)) found += 1
        const known = this.number(`SELECT max(version) FROM decisions INDEXED BY ${INDEX} WHERE code = ?`, table) ?? 0
        return { table, found, isWhole: found >= known && found === rowids.size }
      })
  }

  async *rows(tables: readonly { readonly table: TableCode; readonly found: number }[]): AsyncIterable<readonly Row[]> {
    let page: Row[] = []
    for (const { table, found } of tables)
      for (let version = 1; version <= found; version++) {
        const rowid = this.rowids.get(table)?.get(version as Version) as number
        const [row] = this.between.all(rowid - 1, rowid, 1) as [Found]
        page.push({ table, version: version as Version, at: row[3], text: row[4] })
        if (page.length < ROWS_PER_QUERY) continue
        yield page
        page = []
      }
    yield page
  }

  /** Reads all rows after `after` up to `end`. A range that fails is split in halves until a single row remains. */
  private scan(after: number, end: number): void {
    for (let at = after; at < end; ) {
      const page = this.read(at, end)
      if (page === undefined) {
        if (end - at <= 1) return
        const middle = at + Math.floor((end - at) / 2)
        this.scan(at, middle)
        at = middle
        continue
      }
      for (const row of page) this.record(row)
      if (page.length < ROWS_PER_QUERY) return
      at = page.at(-1)?.[0] as number
    }
  }

  private record(row: Found): void {
    const [rowid, code, version] = row
    this.last = Math.max(this.last, rowid)
    if (!isIntact(row)) return
    const rowids = this.rowids.get(code) ?? new Map<Version, number>()
    rowids.set(version, rowid)
    this.rowids.set(code, rowids)
  }

  private read(after: number, end: number): readonly Found[] | undefined {
    try {
      return this.between.all(after, end, ROWS_PER_QUERY) as Found[]
    } catch {
      return undefined
    }
  }

  /** Codes that only the index knows. Where the index is unreadable, continues after the next code that was found. */
  private codesOfIndex(): readonly TableCode[] {
    const codes: TableCode[] = []
    const after = `SELECT min(code) FROM decisions INDEXED BY ${INDEX} WHERE code > ?`
    const known = ['' as TableCode, ...[...this.rowids.keys()].sort()]
    for (const from of known)
      for (let [code] = this.codes(after, from); code && !this.rowids.has(code); [code] = this.codes(after, code))
        codes.push(code)
    return codes
  }

  private codes(sql: string, ...values: unknown[]): readonly TableCode[] {
    return this.query<TableCode>(sql, values).filter((code) => typeof code === 'string')
  }

  private number(sql: string, ...values: unknown[]): number | undefined {
    const [found] = this.query<number>(sql, values)
    return typeof found === 'number' ? found : undefined
  }

  /** Runs a query; returns no rows if it fails. */
  private query<T>(sql: string, values: readonly unknown[]): readonly T[] {
    try {
      return (this.db.prepare(sql).raw().all(values) as [T][]).map(([value]) => value)
    } catch {
      return []
    }
  }
}

/**
 * Copies what is readable of a damaged log file into a new one: intact tables completely, damaged ones up to the first missing decision.
 * The damaged file stays unchanged, because a copy of it is read. Rejects with `LogUnusable` if nothing can be read.
 */
export const rescueLogFile = async (from: string, to: string): Promise<Rescued> => {
  const copy = `${to}.reading`
  const clear = () => {
    for (const rest of ['', '-wal', '-shm', '-journal']) rmSync(copy + rest, { force: true })
  }
  clear()
  try {
    // Recent commits may still be in the write-ahead log, and the journal may hold a transaction to roll back.
    for (const rest of ['', '-wal', '-journal']) if (existsSync(from + rest)) copyFileSync(from + rest, copy + rest)
    const db = new Database(copy)
    try {
      return await rescue(db, from, to)
    } finally {
      db.close()
    }
  } finally {
    clear()
  }
}

const openDamaged = (db: Database.Database, from: string): DamagedFile => {
  try {
    return new DamagedFile(db)
  } catch (error) {
    const { message } = error as Error
    throw new LogUnusable(`${from} est illisible dès son début (${message}) : remets une copie en place.`, {
      cause: error,
    })
  }
}

const rescue = async (db: Database.Database, from: string, to: string): Promise<Rescued> => {
  const file = openDamaged(db, from)
  file.find()
  const tables = file.tables()
  const { decisions } = await writeLogFile(to, file.rows(tables))
  const codes = (some: typeof tables) => some.map(({ table }) => table)
  return {
    decisions,
    whole: codes(tables.filter(({ isWhole }) => isWhole)),
    cut: codes(tables.filter(({ found, isWhole }) => found > 0 && !isWhole)),
    lost: codes(tables.filter(({ found, isWhole }) => found === 0 && !isWhole)),
  }
}

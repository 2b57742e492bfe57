import { copyFileSync, existsSync, rmSync } from 'node:fs'
import Database from 'libsql'
import type { Row } from '../store.ts'
import { LogUnusable } from '../table-log.ts'
import type { ServerTime, TableCode, Version } from '../units.ts'
import { writeLogFile } from './copy.ts'

export interface Rescued {
  readonly decisions: number
  /** As far as can be known: where the index is damaged as well, a table whose last decisions are gone counts as whole. */
  readonly whole: readonly TableCode[]
  /** Their beginnings are there, up to the first decision that is gone. */
  readonly cut: readonly TableCode[]
  /** Their first decision is gone, and with it all of them. */
  readonly lost: readonly TableCode[]
}

type Found = [rowid: number, code: TableCode, version: Version, at: ServerTime, body: string]

/** Rows read at once. A decision may have a megabyte. */
const AT_ONCE = 50
/** Where the end of the rows cannot be read, so many more are tried after the last one found. */
const TRIED_BEYOND = 100_000
/** The index of the primary key: it says which decisions there were. */
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

/** What can be read of a damaged file, whose pages may fail to be read wherever they lie. */
class DamagedFile {
  private readonly between: Database.Statement
  /** Where each intact decision lies, by table and version. */
  private readonly places = new Map<TableCode, Map<Version, number>>()
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
    else for (let after = -1; this.last > after; this.scan(after, after + TRIED_BEYOND)) after = Math.max(0, this.last)
    // Half of them may be gone already, and they are not to come back.
    for (const code of this.codes('SELECT code FROM dropping')) this.places.delete(code)
  }

  /** Every table of which a decision was found, or of which the index knows. */
  tables(): { readonly table: TableCode; readonly found: number; readonly isWhole: boolean }[] {
    const dropped = new Set(this.codes('SELECT code FROM dropping'))
    const codes = new Set([...this.places.keys(), ...this.codesOfIndex()])
    return [...codes]
      .filter((code) => !dropped.has(code))
      .sort()
      .map((table) => {
        const places = this.places.get(table) ?? new Map()
        let found = 0
        while (places.has(found + 1)) found += 1
        const known = this.number(`SELECT max(version) FROM decisions INDEXED BY ${INDEX} WHERE code = ?`, table) ?? 0
        return { table, found, isWhole: found >= known && found === places.size }
      })
  }

  async *rows(tables: readonly { readonly table: TableCode; readonly found: number }[]): AsyncIterable<readonly Row[]> {
    let page: Row[] = []
    for (const { table, found } of tables)
      for (let version = 1; version <= found; version++) {
        const rowid = this.places.get(table)?.get(version as Version) as number
        const [row] = this.between.all(rowid - 1, rowid, 1) as [Found]
        page.push({ table, version: version as Version, at: row[3], text: row[4] })
        if (page.length < AT_ONCE) continue
        yield page
        page = []
      }
    yield page
  }

  /** All that can be read after a row up to another one. What fails is halved until it is one row. */
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
      for (const row of page) this.note(row)
      if (page.length < AT_ONCE) return
      at = page.at(-1)?.[0] as number
    }
  }

  private note(row: Found): void {
    const [rowid, code, version] = row
    this.last = Math.max(this.last, rowid)
    if (!isIntact(row)) return
    const places = this.places.get(code) ?? new Map<Version, number>()
    places.set(version, rowid)
    this.places.set(code, places)
  }

  private read(after: number, end: number): readonly Found[] | undefined {
    try {
      return this.between.all(after, end, AT_ONCE) as Found[]
    } catch {
      return undefined
    }
  }

  /** From code to code; where that fails, on from the next one that was found. */
  private codesOfIndex(): readonly TableCode[] {
    const codes: TableCode[] = []
    const after = `SELECT min(code) FROM decisions INDEXED BY ${INDEX} WHERE code > ?`
    const known = ['' as TableCode, ...[...this.places.keys()].sort()]
    for (const from of known)
      for (let [code] = this.codes(after, from); code && !this.places.has(code); [code] = this.codes(after, code))
        codes.push(code)
    return codes
  }

  private codes(question: string, ...values: unknown[]): readonly TableCode[] {
    return this.ask<TableCode>(question, values).filter((code) => typeof code === 'string')
  }

  private number(question: string, ...values: unknown[]): number | undefined {
    const [found] = this.ask<number>(question, values)
    return typeof found === 'number' ? found : undefined
  }

  /** Nothing where it cannot be read. */
  private ask<T>(question: string, values: readonly unknown[]): readonly T[] {
    try {
      return (this.db.prepare(question).raw().all(values) as [T][]).map(([value]) => value)
    } catch {
      return []
    }
  }
}

/**
 * Reads what is readable of a damaged log file and writes it into a new one: every intact table whole, of a damaged one its beginning.
 * The damaged file stays as it is: a copy of it is read. Rejects with `LogUnusable` where nothing at all can be read.
 */
export const rescueLogFile = async (from: string, to: string): Promise<Rescued> => {
  const copy = `${to}.reading`
  const clear = () => {
    for (const rest of ['', '-wal', '-shm', '-journal']) rmSync(copy + rest, { force: true })
  }
  clear()
  try {
    // What the last process had not yet laid into the file itself is in its write-ahead log, or to be undone by its journal.
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

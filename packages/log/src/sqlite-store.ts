import type Database from 'libsql'
import { Followers } from './follower.ts'
import { nextTurn } from './next-turn.ts'
import { closeLogFile, openLogFile } from './sqlite-file.ts'
import { EACH_TABLE, lastTouched } from './sqlite-touched.ts'
import { bears, type Entry, type Row, type Store } from './store.ts'
import { NONE_YET, next, type ServerTime, type TableCode, type Version } from './units.ts'

type Answer = Version | 'behind'

interface Waiting {
  readonly entry: Entry
  readonly resolve: (answer: Answer) => void
  readonly reject: (error: unknown) => void
}

const PAGE = 100
/** Some milliseconds of work. */
const COPIED_AT_ONCE = 500

/** Rows that go in by one statement: calls cost more than what they write. */
const AT_ONCE = 8
const insertOf = (rows: number) =>
  `INSERT INTO decisions (code, version, at, body) VALUES ${Array(rows).fill('(?, ?, ?, ?)').join()}`

/** Tables whose last version is remembered. */
const REMEMBERED = 10_000

const OLD_TABLES = `
  ${EACH_TABLE}
  SELECT code FROM tables
  WHERE code IS NOT NULL
    AND (SELECT at FROM decisions WHERE code = tables.code ORDER BY version DESC LIMIT 1) < ?`

const DROP_IF_STILL_OLD = `
  DELETE FROM decisions
  WHERE code = ?1 AND (SELECT at FROM decisions WHERE code = ?1 ORDER BY version DESC LIMIT 1) < ?2`

const ROWS_BETWEEN = `
  SELECT rowid, code, version, at, body FROM decisions WHERE rowid > ? AND rowid <= ? ORDER BY rowid LIMIT ${COPIED_AT_ONCE}`

const rowOf = ({ table, after, at, text }: Entry) => [table, next(after), at, text]

/** Statements are only ever run to their end (`all`, never `get`): libsql does not reset one left half way. */
export class SqliteStore implements Store {
  readonly followers = new Followers()
  private readonly db: Database.Database
  private readonly insert: Database.Statement
  private readonly insertSome: Database.Statement
  private readonly last: Database.Statement
  private readonly bodyAt: Database.Statement
  private readonly bodies: Database.Statement
  private readonly old: Database.Statement
  private readonly dropIfStillOld: Database.Statement
  private readonly lastPlace: Database.Statement
  private readonly rowsBetween: Database.Statement
  private waiting: Waiting[] = []
  /** The file is ours alone: what we wrote last at a table is its last. */
  private readonly versions = new Map<TableCode, Version>()

  constructor(file: string) {
    this.db = openLogFile(file)
    this.insert = this.db.prepare(insertOf(1))
    this.insertSome = this.db.prepare(insertOf(AT_ONCE))
    this.last = this.db.prepare('SELECT max(version) FROM decisions WHERE code = ?').raw()
    this.bodyAt = this.db.prepare('SELECT body FROM decisions WHERE code = ? AND version = ?').raw()
    this.bodies = this.db
      .prepare('SELECT body FROM decisions WHERE code = ? AND version > ? ORDER BY version LIMIT ?')
      .raw()
    this.old = this.db.prepare(OLD_TABLES).raw()
    this.dropIfStillOld = this.db.prepare(DROP_IF_STILL_OLD)
    this.lastPlace = this.db.prepare('SELECT max(rowid) FROM decisions').raw()
    this.rowsBetween = this.db.prepare(ROWS_BETWEEN).raw()
  }

  /** Appends of one turn of the event loop share a commit: the disk is asked once for all of them. */
  append(entry: Entry): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ entry, resolve, reject })
      // After the turn, not at its next pause: moves that several sockets brought together come one by one.
      if (this.waiting.length === 1) setImmediate(() => this.commit())
    })
  }

  async page(table: TableCode, after: Version): Promise<readonly string[]> {
    return (this.bodies.all(table, after, PAGE) as [string][]).map(([text]) => text)
  }

  async version(table: TableCode): Promise<Version> {
    return this.lastVersion(table)
  }

  async lastTouched(until: ServerTime): Promise<ServerTime | undefined> {
    return lastTouched(this.db, until)
  }

  /** A table a commit and a turn: the people at the others play on. */
  async expire(before: ServerTime): Promise<number> {
    let dropped = 0
    for (const [code] of this.old.all(before) as [TableCode][]) {
      if (!this.followers.isFollowed(code) && this.dropIfStillOld.run(code, before).changes > 0) {
        this.versions.delete(code)
        dropped += 1
      }
      await nextTurn()
    }
    return dropped
  }

  /**
   * All that is written now, in the order it was, a page a turn. What comes meanwhile is left out; a table dropped meanwhile may be
   * there in part: it is as old, and dropped again.
   */
  async *rows(): AsyncIterable<readonly Row[]> {
    const [[last] = [0]] = this.lastPlace.all() as [number | null][]
    for (let after = 0; after < (last ?? 0); ) {
      const page = this.rowsBetween.all(after, last) as [number, TableCode, Version, ServerTime, string][]
      if (page.length === 0) return
      yield page.map(([, table, version, at, text]) => ({ table, version, at, text }))
      after = page.at(-1)?.[0] as number
      await nextTurn()
    }
  }

  close(): void {
    closeLogFile(this.db)
  }

  private commit(): void {
    const batch = this.waiting
    this.waiting = []
    if (this.versions.size >= REMEMBERED) this.versions.clear()
    try {
      const answers = this.inOneCommit(() => this.write(batch.map(({ entry }) => entry)))
      batch.forEach(({ entry, resolve }, at) => {
        const answer = answers[at] as Answer
        resolve(answer)
        if (answer !== 'behind') this.followers.hear(entry.table, entry.text, answer)
      })
    } catch (error) {
      this.versions.clear()
      for (const { entry, reject } of batch) {
        reject(error)
        // It may have been written all the same.
        this.followers.wake(entry.table)
      }
    }
  }

  private write(entries: readonly Entry[]): Answer[] {
    let fitting: Entry[] = []
    const answers = entries.map((entry): Answer => {
      const { table, after } = entry
      if (after === this.lastVersion(table)) {
        fitting.push(entry)
        this.versions.set(table, next(after))
        return next(after)
      }
      // It may be among those that have just come.
      this.insertAll(fitting)
      fitting = []
      return this.isThere(entry) ? next(after) : 'behind'
    })
    this.insertAll(fitting)
    return answers
  }

  private insertAll(entries: readonly Entry[]): void {
    let at = 0
    for (; at + AT_ONCE <= entries.length; at += AT_ONCE)
      this.insertSome.run(entries.slice(at, at + AT_ONCE).flatMap(rowOf))
    for (const entry of entries.slice(at)) this.insert.run(rowOf(entry))
  }

  /** Sent again after its answer got lost. */
  private isThere({ table, after, id }: Entry): boolean {
    const [found] = this.bodyAt.all(table, next(after)) as [string][]
    return found !== undefined && bears(found[0], id)
  }

  private lastVersion(table: TableCode): Version {
    const known = this.versions.get(table)
    if (known !== undefined) return known
    const [row] = this.last.all(table) as [Version | null][]
    const version = row?.[0] ?? NONE_YET
    this.versions.set(table, version)
    return version
  }

  private inOneCommit<T>(work: () => T): T {
    this.db.exec('BEGIN IMMEDIATE')
    try {
      const result = work()
      this.db.exec('COMMIT')
      return result
    } catch (error) {
      // A full disk has rolled back by itself.
      if (this.db.inTransaction) this.db.exec('ROLLBACK')
      throw error
    }
  }
}

import type Database from 'libsql'
import { byteLength } from '../byte-length.ts'
import { Followers } from '../follower.ts'
import { nextTurn } from '../next-turn.ts'
import { PAGE_BYTES, PAGE_DECISIONS } from '../read-scheduler.ts'
import { type Entry, type HashedSnapshot, hasId, type Row, SnapshotTooNew, type Store } from '../store.ts'
import type { TableSize } from '../table-log.ts'
import { NONE_YET, next, type ServerTime, type TableCode, type Version } from '../units.ts'
import { SqliteDrops } from './drops.ts'
import { closeLogFile, openLogFile } from './file.ts'
import { FIRST, isBeyond, type LastRow, tablesAfter } from './tables.ts'

type Answer = Version | 'behind'

interface Waiting {
  readonly entry: Entry
  readonly resolve: (answer: Answer) => void
  readonly reject: (error: unknown) => void
}

interface WaitingSnapshot {
  readonly table: TableCode
  readonly snapshot: HashedSnapshot
  readonly resolve: () => void
  readonly reject: (error: unknown) => void
}

/** Last version and size of a table's log. `bytes` is undefined if format 1 wrote the last decision and the sum was not computed yet. */
interface End {
  readonly version: Version
  readonly bytes: number | undefined
}
const NOTHING: End = { version: NONE_YET, bytes: 0 }

/** Limits of what `rows` copies in one turn of the event loop: a few milliseconds. */
const COPIED_ROWS = 500
const COPIED_BYTES = 256 * 1024
/** Number of rows whose sizes are summed up in one turn of the event loop. */
const SUMMED_ROWS = 1000

/** Milliseconds for which a snapshot waits for a commit of appends to join. */
const SNAPSHOT_WAIT = 50
/** Bytes of snapshots per commit (exceeded only by a single large one), so that the appends in the same commit don't wait long. */
const SNAPSHOT_BYTES = 256 * 1024

/** Rows per INSERT statement: a call costs more than writing a row. */
const ROWS_PER_INSERT = 8
const insertOf = (rows: number) =>
  `INSERT INTO decisions (code, version, at, body, total) VALUES ${Array(rows).fill('(?, ?, ?, ?, ?)').join()}`

/** Number of tables whose end is cached. */
const CACHED_ENDS = 10_000

const KEEP_SNAPSHOT = `
  INSERT INTO snapshots (code, version, stamp, hash, body) VALUES (?, ?, ?, ?, ?)
  ON CONFLICT (code) DO UPDATE
  SET version = excluded.version, stamp = excluded.stamp, hash = excluded.hash, body = excluded.body
  WHERE excluded.version >= snapshots.version`

const SUM_AFTER = `
  SELECT max(version), sum(bytes) FROM (
    SELECT version, octet_length(body) AS bytes FROM decisions WHERE code = ? AND version > ?
    ORDER BY version LIMIT ${SUMMED_ROWS}
  )`

/** How many of these sizes fit into the limit; at least one. */
const fitting = (sizes: readonly [number][], limit: number): number => {
  let bytes = 0
  const tooMany = sizes.findIndex(([size], at) => {
    bytes += size
    return bytes > limit && at > 0
  })
  return tooMany === -1 ? sizes.length : tooMany
}

/** Uses `all`, never `get`: libsql does not reset a statement that was not run to its end. */
export class SqliteStore implements Store {
  readonly followers = new Followers()
  private readonly db: Database.Database
  private readonly insert: Database.Statement
  private readonly insertSome: Database.Statement
  private readonly last: Database.Statement
  private readonly bodyAt: Database.Statement
  private readonly sizes: Database.Statement
  private readonly bodies: Database.Statement
  private readonly sumAfter: Database.Statement
  private readonly findSnapshot: Database.Statement
  private readonly putSnapshot: Database.Statement
  private readonly lastRowid: Database.Statement
  private readonly sizesBetween: Database.Statement
  private readonly rowsBetween: Database.Statement
  private readonly tablesAfter: (code: TableCode) => readonly LastRow[]
  private readonly drops: SqliteDrops
  private waiting: Waiting[] = []
  private waitingSnapshots: WaitingSnapshot[] = []
  private snapshotTimer: ReturnType<typeof setTimeout> | undefined
  /** Cache. It is exact, because no other process can write to the file. */
  private readonly ends = new Map<TableCode, End>()
  private readonly summing = new Map<TableCode, Promise<number>>()
  /** Number of tables with codes up to `upTo`; an undefined `upTo` means that all tables were counted. */
  private readonly tally: { tables: number; upTo: TableCode | undefined } = { tables: 0, upTo: FIRST }
  private counting: Promise<void> | undefined
  /** For each running copy, the tables dropped since it started. */
  private readonly copies = new Set<Set<TableCode>>()

  constructor(file: string) {
    this.db = openLogFile(file)
    const raw = (sql: string) => this.db.prepare(sql).raw()
    this.insert = this.db.prepare(insertOf(1))
    this.insertSome = this.db.prepare(insertOf(ROWS_PER_INSERT))
    this.last = raw('SELECT version, total FROM decisions WHERE code = ? ORDER BY version DESC LIMIT 1')
    this.bodyAt = raw('SELECT body FROM decisions WHERE code = ? AND version = ?')
    // `octet_length` does not read the text, so that texts beyond the page stay on disk.
    const page = 'FROM decisions WHERE code = ? AND version > ? AND version <= ? ORDER BY version LIMIT ?'
    this.sizes = raw(`SELECT octet_length(body) ${page}`)
    this.bodies = raw(`SELECT body ${page}`)
    this.sumAfter = raw(SUM_AFTER)
    this.findSnapshot = raw('SELECT version, stamp, hash, body FROM snapshots WHERE code = ?')
    this.putSnapshot = this.db.prepare(KEEP_SNAPSHOT)
    this.lastRowid = raw('SELECT max(rowid) FROM decisions')
    const between = 'FROM decisions WHERE rowid > ? AND rowid <= ? ORDER BY rowid LIMIT ?'
    this.sizesBetween = raw(`SELECT octet_length(body) ${between}`)
    this.rowsBetween = raw(`SELECT rowid, code, version, at, body ${between}`)
    this.tablesAfter = tablesAfter(this.db)
    this.drops = new SqliteDrops(this.db, (work) => this.inOneCommit(work))
    // Tables that a killed process did not finish dropping. After a disk error the next sweep tries again.
    this.drops.finish().catch(() => {})
  }

  /** Group commit: all appends of one turn of the event loop share one commit, and so one fsync. */
  append(entry: Entry): Promise<Answer> {
    if (this.drops.has(entry.table)) return this.drops.finish().then(() => this.append(entry))
    return new Promise((resolve, reject) => {
      this.waiting.push({ entry, resolve, reject })
      // `setImmediate`, not a microtask: messages of different sockets arrive in separate callbacks of the same turn.
      if (this.waiting.length === 1) setImmediate(() => this.commit())
    })
  }

  async page(table: TableCode, after: Version, until: Version): Promise<readonly string[]> {
    if (this.drops.has(table)) return []
    const count = fitting(this.sizes.all(table, after, until, PAGE_DECISIONS) as [number][], PAGE_BYTES)
    if (count === 0) return []
    return (this.bodies.all(table, after, until, count) as [string][]).map(([text]) => text)
  }

  async version(table: TableCode): Promise<Version> {
    return this.endOf(table).version
  }

  async size(table: TableCode): Promise<number> {
    const { bytes } = this.endOf(table)
    if (bytes !== undefined) return bytes
    const summing = this.summing.get(table) ?? this.sum(table).finally(() => this.summing.delete(table))
    this.summing.set(table, summing)
    return summing
  }

  async count(): Promise<number> {
    this.counting ??= this.countTables()
    await this.counting
    return this.tally.tables
  }

  async *tables(): AsyncIterable<readonly TableSize[]> {
    for await (const slice of this.slices()) {
      const found: TableSize[] = []
      for (const { table, version, at, total } of slice)
        found.push({ table, decisions: version, bytes: total ?? (await this.size(table)), at })
      yield found
    }
  }

  async lastTouched(until: ServerTime): Promise<ServerTime | undefined> {
    let newest: ServerTime | undefined
    for await (const slice of this.slices())
      for (const { at } of slice) if (at <= until && at > (newest ?? Number.NEGATIVE_INFINITY)) newest = at
    return newest
  }

  /** Works through the tables in batches, so that appends to other tables don't wait. */
  async expire(before: ServerTime): Promise<number> {
    let dropped = 0
    for (let at = FIRST; ; ) {
      // Pending appends count as recent use of their tables.
      this.commit()
      const slice = this.tablesAfter(at)
      const last = slice.at(-1)
      if (last === undefined) break
      at = last.table
      const old = slice.filter(
        (each) => each.at < before && this.isThere(each) && !this.followers.isFollowed(each.table),
      )
      this.dropAll(old.map(({ table }) => table))
      dropped += old.length
      await this.drops.finish()
      await nextTurn()
    }
    return dropped
  }

  async drop(table: TableCode): Promise<boolean> {
    this.commit()
    const isThere = this.endOf(table).version !== NONE_YET
    if (isThere) this.dropAll([table])
    await this.drops.finish()
    return isThere
  }

  async snapshot(table: TableCode): Promise<HashedSnapshot | undefined> {
    if (this.drops.has(table)) return undefined
    const [row] = this.findSnapshot.all(table) as [Version, string, string, string][]
    if (row === undefined) return undefined
    const [version, stamp, hash, text] = row
    const snapshot = { version, stamp, hash, text }
    if (version > this.endOf(table).version) throw new SnapshotTooNew(table, snapshot)
    return snapshot
  }

  /** Joins the next commit of appends; commits alone if none comes soon. */
  keepSnapshot(table: TableCode, snapshot: HashedSnapshot): Promise<void> {
    return new Promise((resolve, reject) => {
      this.waitingSnapshots.push({ table, snapshot, resolve, reject })
      this.snapshotTimer ??= setTimeout(() => this.commit(), SNAPSHOT_WAIT)
    })
  }

  /**
   * All decisions written so far, in order of arrival, in batches per turn of the event loop. Later decisions are left out. Tables dropped
   * meanwhile are revoked at the end by a row of version 0.
   */
  async *rows(): AsyncIterable<readonly Row[]> {
    const dropped = new Set<TableCode>()
    this.copies.add(dropped)
    try {
      const [[last] = [0]] = this.lastRowid.all() as [number | null][]
      for (let after = 0; after < (last ?? 0); ) {
        const count = fitting(this.sizesBetween.all(after, last, COPIED_ROWS) as [number][], COPIED_BYTES)
        const page = this.rowsBetween.all(after, last, count) as [number, TableCode, Version, ServerTime, string][]
        if (page.length === 0) break
        yield page
          .filter(([, table]) => !dropped.has(table) && !this.drops.has(table))
          .map(([, table, version, at, text]) => ({ table, version, at, text }))
        after = page.at(-1)?.[0] as number
        await nextTurn()
      }
      if (dropped.size > 0)
        yield Array.from(dropped, (table) => ({ table, version: NONE_YET, at: 0 as ServerTime, text: '' }))
    } finally {
      this.copies.delete(dropped)
    }
  }

  close(): void {
    this.drops.close()
    closeLogFile(this.db)
  }

  private dropAll(tables: readonly TableCode[]): void {
    this.drops.begin(tables)
    this.rejectSnapshots(new Set(tables))
    for (const table of tables) {
      this.ends.delete(table)
      for (const dropped of this.copies) dropped.add(table)
      if (this.isCounted(table)) this.tally.tables -= 1
    }
  }

  /** Rejects pending snapshots of dropped tables, so that they don't reach the next table of the same code. */
  private rejectSnapshots(tables: ReadonlySet<TableCode>): void {
    for (const { table, snapshot, reject } of this.waitingSnapshots)
      if (tables.has(table)) reject(new SnapshotTooNew(table, snapshot))
    this.waitingSnapshots = this.waitingSnapshots.filter(({ table }) => !tables.has(table))
  }

  private commit(): void {
    const batch = this.waiting
    this.waiting = []
    const snapshots = this.takeSnapshots()
    if (batch.length === 0 && snapshots.length === 0) return
    if (this.ends.size >= CACHED_ENDS) this.ends.clear()
    if (snapshots.length > 0) {
      try {
        this.writeAll(batch, snapshots)
        return
      } catch (error) {
        // Snapshots are optional: the appends are tried again without them.
        this.ends.clear()
        for (const { reject } of snapshots) reject(error)
        if (batch.length === 0) return
      }
    }
    try {
      this.writeAll(batch, [])
    } catch (error) {
      this.ends.clear()
      for (const { entry, reject } of batch) {
        reject(error)
        // The commit may have succeeded in spite of the error.
        this.followers.wake(entry.table)
      }
    }
  }

  /** Takes the snapshots that fit into one commit; the others wait for the next one. */
  private takeSnapshots(): readonly WaitingSnapshot[] {
    if (this.waitingSnapshots.length === 0) return []
    clearTimeout(this.snapshotTimer)
    const sizes = this.waitingSnapshots.map(({ snapshot }): [number] => [snapshot.text.length])
    const taken = this.waitingSnapshots.splice(0, fitting(sizes, SNAPSHOT_BYTES))
    const areLeft = this.waitingSnapshots.length > 0
    this.snapshotTimer = areLeft ? setTimeout(() => this.commit(), SNAPSHOT_WAIT) : undefined
    return taken
  }

  private writeAll(batch: readonly Waiting[], snapshots: readonly WaitingSnapshot[]): void {
    const { answers, begun, areKept } = this.inOneCommit(() => {
      const written = this.write(batch.map(({ entry }) => entry))
      return { ...written, areKept: snapshots.map(({ table, snapshot }) => this.isKept(table, snapshot)) }
    })
    for (const table of begun) if (this.isCounted(table)) this.tally.tables += 1
    batch.forEach(({ entry, resolve }, at) => {
      const answer = answers[at] as Answer
      resolve(answer)
      if (answer !== 'behind') this.followers.deliver(entry.table, entry.text, answer)
    })
    snapshots.forEach(({ table, snapshot, resolve, reject }, at) => {
      if (areKept[at]) resolve()
      else reject(new SnapshotTooNew(table, snapshot))
    })
  }

  private write(entries: readonly Entry[]): { readonly answers: Answer[]; readonly begun: TableCode[] } {
    let rows: (readonly unknown[])[] = []
    const begun: TableCode[] = []
    const answers = entries.map((entry): Answer => {
      const { table, after, at, text } = entry
      const end = this.endOf(table)
      if (after === end.version) {
        const bytes = end.bytes === undefined ? undefined : end.bytes + byteLength(text)
        rows.push([table, next(after), at, text, bytes ?? null])
        this.ends.set(table, { version: next(after), bytes })
        if (after === NONE_YET) begun.push(table)
        return next(after)
      }
      // The stored decision may be one of the rows that are not inserted yet.
      this.insertAll(rows)
      rows = []
      return this.isResent(entry) ? next(after) : 'behind'
    })
    this.insertAll(rows)
    return { answers, begun }
  }

  private insertAll(rows: readonly (readonly unknown[])[]): void {
    let at = 0
    for (; at + ROWS_PER_INSERT <= rows.length; at += ROWS_PER_INSERT)
      this.insertSome.run(rows.slice(at, at + ROWS_PER_INSERT).flat())
    for (const row of rows.slice(at)) this.insert.run(row)
  }

  /** Whether this append is a retry of one that was written. */
  private isResent({ table, after, id }: Entry): boolean {
    const [found] = this.bodyAt.all(table, next(after)) as [string][]
    return found !== undefined && hasId(found[0], id)
  }

  /** False if the log has no such version. */
  private isKept(table: TableCode, { version, stamp, hash, text }: HashedSnapshot): boolean {
    if (version > this.endOf(table).version) return false
    this.putSnapshot.run(table, version, stamp, hash, text)
    return true
  }

  private endOf(table: TableCode): End {
    if (this.drops.has(table)) return NOTHING
    const known = this.ends.get(table)
    if (known !== undefined) return known
    const [row] = this.last.all(table) as [Version, number | null][]
    const end = row === undefined ? NOTHING : { version: row[0], bytes: row[1] ?? undefined }
    this.ends.set(table, end)
    return end
  }

  /** Decisions that arrive while it adds up are included. */
  private async sum(table: TableCode): Promise<number> {
    let version = NONE_YET
    let bytes = 0
    for (;;) {
      const [[last, more] = [null, null]] = this.sumAfter.all(table, version) as [Version | null, number | null][]
      version = last ?? version
      bytes += more ?? 0
      const end = this.endOf(table)
      // The table was dropped meanwhile.
      if (end.version < version) return end.bytes ?? 0
      if (end.version === version) {
        this.ends.set(table, { version, bytes })
        return bytes
      }
      await nextTurn()
    }
  }

  private async countTables(): Promise<void> {
    for (let at = FIRST; ; ) {
      const slice = this.tablesAfter(at)
      const last = slice.at(-1)
      if (last === undefined) break
      at = last.table
      this.tally.tables += slice.filter((each) => this.isThere(each)).length
      this.tally.upTo = at
      await nextTurn()
    }
    this.tally.upTo = undefined
  }

  private isCounted(table: TableCode): boolean {
    return this.tally.upTo === undefined || !isBeyond(table, this.tally.upTo)
  }

  /** All tables that are not being dropped, in batches per turn of the event loop. */
  private async *slices(): AsyncIterable<readonly LastRow[]> {
    for (let at = FIRST; ; ) {
      const slice = this.tablesAfter(at)
      const last = slice.at(-1)
      if (last === undefined) return
      at = last.table
      yield slice.filter((each) => this.isThere(each))
      await nextTurn()
    }
  }

  private isThere({ table }: LastRow): boolean {
    return !this.drops.has(table)
  }

  private inOneCommit<T>(work: () => T): T {
    this.db.exec('BEGIN IMMEDIATE')
    try {
      const result = work()
      this.db.exec('COMMIT')
      return result
    } catch (error) {
      // SQLite rolls back by itself when the disk is full.
      if (this.db.inTransaction) this.db.exec('ROLLBACK')
      throw error
    }
  }
}

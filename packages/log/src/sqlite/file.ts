import { existsSync } from 'node:fs'
import Database from 'libsql'
import { LogUnusable } from '../table-log.ts'

/**
 * Incremented when the meaning of the stored data changes. Older files are migrated here, newer ones are refused.
 * 1: decisions.
 * 2: decisions have a running total of their table's bytes (null if written by format 1); snapshots; tables being dropped.
 */
const FORMAT = 2
/** « TBLE »: distinguishes our files from other SQLite databases. */
const APPLICATION_ID = 0x54424c45

// A rowid table with a separate index: rows are stored in order of arrival, so that a commit of many tables fills one page instead of one
// page per table.
const FORMAT_1 = `
  CREATE TABLE decisions (
    code TEXT NOT NULL,
    version INTEGER NOT NULL,
    at INTEGER NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (code, version)
  );
  PRAGMA application_id = ${APPLICATION_ID};`

// Rewrites no row, so that migration takes no time even for a large file.
const FORMAT_2 = `
  ALTER TABLE decisions ADD COLUMN total INTEGER;
  CREATE TABLE snapshots (
    code TEXT PRIMARY KEY,
    version INTEGER NOT NULL,
    stamp TEXT NOT NULL,
    hash TEXT NOT NULL,
    body TEXT NOT NULL
  );
  CREATE TABLE dropping (code TEXT PRIMARY KEY);`

const migrate = (db: Database.Database, format: number): void => {
  if (format === FORMAT) return
  const steps = [FORMAT_1, FORMAT_2].slice(format).join('')
  db.exec(`BEGIN IMMEDIATE; ${steps} PRAGMA user_version = ${FORMAT}; COMMIT`)
}

/**
 * Takes an exclusive lock on the file until it is closed or the process dies. The operating system owns the lock, so that kill -9 leaves
 * none behind. Nothing else in this process may open and close the file (to copy it, for example): under POSIX that would release the lock.
 */
const LOCK = 'PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; COMMIT'
// libsql's close() keeps the connection open until the last statement is garbage-collected. So the lock is released explicitly, and the
// write-ahead log is merged into the main file.
const UNLOCK = 'PRAGMA journal_mode = DELETE; PRAGMA locking_mode = NORMAL; SELECT count(*) FROM sqlite_schema'

const query = (db: Database.Database, sql: string): unknown => (db.prepare(sql).raw().all() as unknown[][])[0]?.[0]

/**
 * `closeLogFile` leaves the file in rollback mode without a journal; a killed process leaves it in WAL mode. So the file itself says how
 * the last process ended.
 */
const wasClosed = (db: Database.Database): boolean => query(db, 'PRAGMA journal_mode') === 'delete'

/**
 * The reason to refuse the file, as the end of a sentence; undefined if it is usable. The full integrity check takes seconds per gigabyte,
 * so it runs only if the last process did not close the file. SQLite detects a truncated file by itself; other damage makes only the
 * affected tables fail.
 */
const reasonToRefuse = (db: Database.Database, hadJournal: boolean): string | undefined => {
  const format = Number(query(db, 'PRAGMA user_version'))
  const isEmpty = query(db, 'SELECT count(*) FROM sqlite_schema') === 0
  if (isEmpty && format === 0) return undefined
  if (query(db, 'PRAGMA application_id') !== APPLICATION_ID)
    return 'n’est pas un journal de Tablée : choisis un autre fichier'
  if (format > FORMAT)
    return `vient d’une Tablée plus récente (format ${format}, celle-ci connaît ${FORMAT}) : prends celle-là, ou un autre fichier`
  if (wasClosed(db) && !hadJournal) return undefined
  const found = query(db, 'PRAGMA quick_check(1)')
  return found === 'ok' ? undefined : damaged(String(found).replace(/\s+/g, ' '))
}

const damaged = (detail: string) =>
  `est abîmé (${detail}) : remets une copie en place, ou sauve ce qui se lit encore : npm run -s rescue -- FICHIER`

const describeError = (error: unknown): string => {
  const { code = '', message } = error as Error & { code?: string }
  if (code.startsWith('SQLITE_BUSY'))
    return 'est ouvert dans un autre processus : arrête celui-là, ou choisis un autre fichier'
  if (code.startsWith('SQLITE_CORRUPT')) return damaged(message)
  if (code.startsWith('SQLITE_NOTADB'))
    return 'n’est pas un journal de Tablée, ou n’en est plus un : déplace-le pour repartir de zéro, ou remets une copie en place'
  return `ne s’ouvre pas (${message}) : vérifie que son dossier existe et qu’on peut y écrire`
}

/** Opens the file, creating it if needed; checks, locks and migrates it. Throws `LogUnusable`. */
export const openLogFile = (file: string): Database.Database => {
  let db: Database.Database | undefined
  try {
    const hadJournal = existsSync(`${file}-journal`)
    db = new Database(file)
    db.exec(LOCK)
    const problem = reasonToRefuse(db, hadJournal)
    if (problem !== undefined) throw new LogUnusable(`${file} ${problem}.`)
    // Only now: a file that is not ours must stay unchanged.
    db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL')
    migrate(db, Number(query(db, 'PRAGMA user_version')))
    // Read once what start-up reads, so that damage there is reported in one sentence.
    for (const table of ['decisions', 'snapshots', 'dropping']) query(db, `SELECT * FROM ${table} LIMIT 1`)
    return db
  } catch (error) {
    if (db) closeUnchanged(db)
    throw error instanceof LogUnusable ? error : new LogUnusable(`${file} ${describeError(error)}.`, { cause: error })
  }
}

export const closeLogFile = (db: Database.Database): void => {
  try {
    db.exec(UNLOCK)
  } finally {
    db.close()
  }
}

const closeUnchanged = (db: Database.Database): void => {
  try {
    // Nothing was written yet. A file that is not ours keeps its journal mode.
    db.exec('PRAGMA locking_mode = NORMAL; SELECT count(*) FROM sqlite_schema')
  } catch {
    // The file can't be read at all, so there is no lock to release.
  }
  db.close()
}

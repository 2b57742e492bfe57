import { existsSync } from 'node:fs'
import Database from 'libsql'
import { LogUnusable } from '../table-log.ts'

/**
 * Raised when what is written changes its meaning; older files are brought up here, newer ones refused.
 * 1: decisions.
 * 2: decisions have a running total of their table's bytes, null where format 1 wrote them; snapshots; tables being dropped.
 */
const FORMAT = 2
/** « TBLE »: tells our files from other people's databases. */
const OURS = 0x54424c45

// In the order of arrival with an index beside: a commit of many tables then fills one page, not one a table.
const FORMAT_1 = `
  CREATE TABLE decisions (
    code TEXT NOT NULL,
    version INTEGER NOT NULL,
    at INTEGER NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (code, version)
  );
  PRAGMA application_id = ${OURS};`

// No row is rewritten, so that a file of any size is brought up at once.
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

const bringUp = (db: Database.Database, format: number): void => {
  if (format === FORMAT) return
  const steps = [FORMAT_1, FORMAT_2].slice(format).join('')
  db.exec(`BEGIN IMMEDIATE; ${steps} PRAGMA user_version = ${FORMAT}; COMMIT`)
}

/**
 * Of all who open the file one gets it, and keeps it to itself until it lets go or dies: the lock is the system's, so that
 * kill -9 leaves none behind. Nobody else in this process may open and close the file by other means (to copy it, say):
 * POSIX would take the lock away.
 */
const TAKE = 'PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; COMMIT'
// libsql's close() leaves the connection open until the last statement is collected: the lock is given back by hand, and
// the write-ahead log folded into the one file.
const GIVE_BACK = 'PRAGMA journal_mode = DELETE; PRAGMA locking_mode = NORMAL; SELECT count(*) FROM sqlite_schema'

const ask = (db: Database.Database, question: string): unknown =>
  (db.prepare(question).raw().all() as unknown[][])[0]?.[0]

/**
 * `closeLogFile` leaves a rollback-mode file without a journal; a process that was killed leaves a file in WAL mode. So nothing has to be
 * written to know how the last one ended.
 */
const wasClosed = (db: Database.Database): boolean => ask(db, 'PRAGMA journal_mode') === 'delete'

/**
 * Why the file can't be ours, as the end of a sentence; undefined when it can. The whole file is read only where the last process did not
 * close it: that takes seconds a gigabyte. A file cut short SQLite finds by itself; other damage fails the tables it lies in.
 */
const objection = (db: Database.Database, hadJournal: boolean): string | undefined => {
  const format = Number(ask(db, 'PRAGMA user_version'))
  const isEmpty = ask(db, 'SELECT count(*) FROM sqlite_schema') === 0
  if (isEmpty && format === 0) return undefined
  if (ask(db, 'PRAGMA application_id') !== OURS) return 'n’est pas un journal de Tablée : choisis un autre fichier'
  if (format > FORMAT)
    return `vient d’une Tablée plus récente (format ${format}, celle-ci connaît ${FORMAT}) : prends celle-là, ou un autre fichier`
  if (wasClosed(db) && !hadJournal) return undefined
  const found = ask(db, 'PRAGMA quick_check(1)')
  return found === 'ok' ? undefined : damaged(String(found).replace(/\s+/g, ' '))
}

const damaged = (detail: string) =>
  `est abîmé (${detail}) : remets une copie en place, ou sauve ce qui se lit encore : npm run -s rescue -- FICHIER`

const complaint = (error: unknown): string => {
  const { code = '', message } = error as Error & { code?: string }
  if (code.startsWith('SQLITE_BUSY'))
    return 'est ouvert dans un autre processus : arrête celui-là, ou choisis un autre fichier'
  if (code.startsWith('SQLITE_CORRUPT')) return damaged(message)
  if (code.startsWith('SQLITE_NOTADB'))
    return 'n’est pas un journal de Tablée, ou n’en est plus un : déplace-le pour repartir de zéro, ou remets une copie en place'
  return `ne s’ouvre pas (${message}) : vérifie que son dossier existe et qu’on peut y écrire`
}

/** The file, made on first opening, checked, locked and ready; throws `LogUnusable`. */
export const openLogFile = (file: string): Database.Database => {
  let db: Database.Database | undefined
  try {
    const hadJournal = existsSync(`${file}-journal`)
    db = new Database(file)
    db.exec(TAKE)
    const problem = objection(db, hadJournal)
    if (problem !== undefined) throw new LogUnusable(`${file} ${problem}.`)
    // Only now: a file that is not ours stays as it was.
    db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL')
    bringUp(db, Number(ask(db, 'PRAGMA user_version')))
    // What start-up reads is read here once, so that damage to it is told in a sentence.
    for (const table of ['decisions', 'snapshots', 'dropping']) ask(db, `SELECT * FROM ${table} LIMIT 1`)
    return db
  } catch (error) {
    if (db) closeAnyway(db)
    throw error instanceof LogUnusable ? error : new LogUnusable(`${file} ${complaint(error)}.`, { cause: error })
  }
}

export const closeLogFile = (db: Database.Database): void => {
  try {
    db.exec(GIVE_BACK)
  } finally {
    db.close()
  }
}

const closeAnyway = (db: Database.Database): void => {
  try {
    // Nothing was written yet, and a file that is not ours keeps its journal mode.
    db.exec('PRAGMA locking_mode = NORMAL; SELECT count(*) FROM sqlite_schema')
  } catch {
    // It could not even be read: there is no more to give back.
  }
  db.close()
}

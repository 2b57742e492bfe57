import Database from 'libsql'
import { LogUnusable } from './table-log.ts'

/** Raised when what is written changes its meaning; older files are brought up here, newer ones refused. */
const FORMAT = 1
/** « TBLE »: tells our files from other people's databases. */
const OURS = 0x54424c45

// In the order of arrival with an index beside: a commit of many tables then fills one page, not one a table.
const SCHEMA = `
  BEGIN IMMEDIATE;
  CREATE TABLE decisions (
    code TEXT NOT NULL,
    version INTEGER NOT NULL,
    at INTEGER NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (code, version)
  );
  PRAGMA application_id = ${OURS};
  PRAGMA user_version = ${FORMAT};
  COMMIT;`

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

/** Why the file can't be ours, as the end of a sentence; undefined when it can. */
const objection = (db: Database.Database): string | undefined => {
  const format = Number(ask(db, 'PRAGMA user_version'))
  const isEmpty = ask(db, 'SELECT count(*) FROM sqlite_schema') === 0
  if (isEmpty && format === 0) return undefined
  if (ask(db, 'PRAGMA application_id') !== OURS) return 'n’est pas un journal de Tablée : choisis un autre fichier'
  if (format > FORMAT)
    return `vient d’une Tablée plus récente (format ${format}, celle-ci connaît ${FORMAT}) : prends celle-là, ou un autre fichier`
  const found = ask(db, 'PRAGMA quick_check(1)')
  return found === 'ok' ? undefined : damaged(String(found).replace(/\s+/g, ' '))
}

const damaged = (detail: string) =>
  `est abîmé (${detail}) : remets une copie en place, ou déplace-le pour repartir de zéro`

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
    db = new Database(file)
    db.exec(TAKE)
    const problem = objection(db)
    if (problem !== undefined) throw new LogUnusable(`${file} ${problem}.`)
    // Only now: a file that is not ours stays as it was.
    db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL')
    if (ask(db, 'PRAGMA user_version') === 0) db.exec(SCHEMA)
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

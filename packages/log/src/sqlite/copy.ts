import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import type Database from 'libsql'
import type { Copied, Row } from '../store.ts'
import { LogUnusable } from '../table-log.ts'
import { NONE_YET } from '../units.ts'
import { closeLogFile, openLogFile } from './file.ts'

const sync = (path: string): void => {
  const handle = openSync(path, 'r')
  fsyncSync(handle)
  closeSync(handle)
}

const fill = async (db: Database.Database, pages: AsyncIterable<readonly Row[]>): Promise<Copied> => {
  const insert = db.prepare('INSERT INTO decisions (code, version, at, body) VALUES (?, ?, ?, ?)')
  const drop = db.prepare('DELETE FROM decisions WHERE code = ?')
  for await (const page of pages) {
    db.exec('BEGIN IMMEDIATE')
    for (const { table, version, at, text } of page) {
      if (version === NONE_YET) drop.run(table)
      else insert.run(table, version, at, text)
    }
    db.exec('COMMIT')
  }
  const [counts] = db.prepare('SELECT count(DISTINCT code) AS tables, count(*) AS decisions FROM decisions').all()
  return counts as Copied
}

const clear = (file: string): void => {
  for (const rest of ['', '-wal', '-shm', '-journal']) rmSync(file + rest, { force: true })
}

/** Turns an error of the disk into one sentence; errors of the row source stay as they are. */
const describeError = (error: unknown, file: string): unknown => {
  const { code, message } = error as NodeJS.ErrnoException
  return code === undefined ? error : new LogUnusable(`${file} : impossible d’y écrire (${message}).`, { cause: error })
}

/**
 * Writes these rows to a new log file and syncs it to disk: the file is complete, or not there at all. Rejects with `LogUnusable` if the
 * file exists.
 */
export const writeLogFile = async (file: string, pages: AsyncIterable<readonly Row[]>): Promise<Copied> => {
  // SQLite would apply a leftover write-ahead log to the new file.
  for (const there of [file, `${file}-wal`])
    if (existsSync(there)) throw new LogUnusable(`${there} existe déjà : déplace-le, ou choisis un autre endroit.`)
  const part = `${file}.part`
  try {
    // Left by an earlier attempt that was interrupted.
    clear(part)
    const db = openLogFile(part)
    const copied = await fill(db, pages).finally(() => closeLogFile(db))
    sync(part)
    renameSync(part, file)
    sync(dirname(file))
    return copied
  } catch (error) {
    if (existsSync(part)) clear(part)
    throw describeError(error, file)
  }
}

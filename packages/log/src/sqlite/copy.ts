import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import type Database from 'libsql'
import type { Copied, Row } from '../store.ts'
import { LogUnusable } from '../table-log.ts'
import { NONE_YET } from '../units.ts'
import { closeLogFile, openLogFile } from './file.ts'

const toDisk = (path: string): void => {
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

/** What the disk says, as a sentence; what the rows' giver says is left as it is. */
const complaint = (error: unknown, file: string): unknown => {
  const { code, message } = error as NodeJS.ErrnoException
  return code === undefined ? error : new LogUnusable(`${file} : impossible d’y écrire (${message}).`, { cause: error })
}

/** A new log file with these rows, on disk: whole, or not there at all. Rejects with `LogUnusable` where one is already. */
export const writeLogFile = async (file: string, pages: AsyncIterable<readonly Row[]>): Promise<Copied> => {
  // A write-ahead log left behind would be read as this file's.
  for (const there of [file, `${file}-wal`])
    if (existsSync(there)) throw new LogUnusable(`${there} existe déjà : déplace-le, ou choisis un autre endroit.`)
  const part = `${file}.part`
  try {
    // Somebody may have stopped an earlier try half way.
    clear(part)
    const db = openLogFile(part)
    const copied = await fill(db, pages).finally(() => closeLogFile(db))
    toDisk(part)
    renameSync(part, file)
    toDisk(dirname(file))
    return copied
  } catch (error) {
    if (existsSync(part)) clear(part)
    throw complaint(error, file)
  }
}

import { chmodSync, copyFileSync, existsSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { realTime } from '@tablee/host'
import { LogUnusable } from '@tablee/log'
import { connectNats, fillStream, rowsOfStream } from '@tablee/log/jetstream'
import { type Copied, openSqliteLog, type Row, writeLogFile } from '@tablee/log/sqlite'
import { BadSetting, type StorageSetting } from '../settings.ts'
import { STREAM, tablesFile } from '../storage/storage.ts'
import { copyFrom } from './operator-socket.ts'

type WriteRows = (pages: AsyncIterable<readonly Row[]>) => Promise<Copied>

export const requireFile = (file: string): void => {
  if (!existsSync(file)) throw new BadSetting(`${file} : ce fichier n’existe pas.`)
}

/** Reads a file that no server has open. */
const copyFile = async (file: string, write: WriteRows): Promise<Copied> => {
  requireFile(file)
  const log = await openSqliteLog({ file, clock: realTime.now })
  return write(log.rows()).finally(() => log.close())
}

/** Copies the database and its write-ahead log into a folder. */
const copyInto = (folder: string, file: string): string => {
  const copy = join(folder, 'tables.db')
  try {
    for (const suffix of ['', '-wal']) {
      if (!existsSync(file + suffix)) continue
      copyFileSync(file + suffix, copy + suffix)
      chmodSync(copy + suffix, 0o600)
    }
  } catch (error) {
    throw new BadSetting(`${file} : illisible, ou pas de place dans ${folder} (${(error as Error).message}).`)
  }
  return copy
}

/** Reads a copy, because SQLite may write to what it opens. The back-up may be the only one, and lie on a read-only disk. */
const readBackUp = async (file: string, write: WriteRows): Promise<Copied> => {
  requireFile(file)
  // A failed copy leaves an empty file, which SQLite would take for a log without tables.
  if (statSync(file).size === 0) throw new BadSetting(`${file} : ce fichier est vide.`)
  // The file may be the live database of a running server.
  const fromServer = await copyFrom(file)
  if (fromServer) return write(fromServer)
  const folder = mkdtempSync(join(tmpdir(), 'tablee-'))
  try {
    return await copyFile(copyInto(folder, file), write)
  } catch (error) {
    if (!(error instanceof LogUnusable)) throw error
    throw new LogUnusable(error.message.replaceAll(join(folder, 'tables.db'), file), { cause: error })
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Writes all tables into one new file, without stopping the server. */
export const backUp = async (storage: StorageSetting, target: string): Promise<Copied> => {
  const write: WriteRows = (pages) => writeLogFile(target, pages)
  if (storage.kind === 'nats') {
    const nats = await connectNats(storage.url)
    return write(rowsOfStream(nats, STREAM)).finally(() => nats.close())
  }
  const file = tablesFile(storage.dataDir)
  const fromServer = await copyFrom(file)
  return fromServer ? write(fromServer) : copyFile(file, write)
}

/** Writes the tables of a back-up into a storage that has none yet. */
export const restore = async (source: string, storage: StorageSetting): Promise<Copied> => {
  if (storage.kind === 'file') return readBackUp(source, (pages) => writeLogFile(tablesFile(storage.dataDir), pages))
  const { url, replicas } = storage
  const nats = await connectNats(url)
  const options = { name: STREAM, ...(replicas === undefined ? {} : { replicas }) }
  return readBackUp(source, (pages) => fillStream(nats, options, pages)).finally(() => nats.close())
}

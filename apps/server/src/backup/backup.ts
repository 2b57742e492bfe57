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

type Lay = (pages: AsyncIterable<readonly Row[]>) => Promise<Copied>

export const requireFile = (file: string): void => {
  if (!existsSync(file)) throw new BadSetting(`${file} : ce fichier n’existe pas.`)
}

/** From a file that nobody has open. */
const copyFile = async (file: string, lay: Lay): Promise<Copied> => {
  requireFile(file)
  const log = await openSqliteLog({ file, clock: realTime.now })
  return lay(log.rows()).finally(() => log.close())
}

/** A double of it in a folder of its own. */
const doubleOf = (file: string, folder: string): string => {
  const double = join(folder, 'tables.db')
  try {
    for (const rest of ['', '-wal']) {
      if (!existsSync(file + rest)) continue
      copyFileSync(file + rest, double + rest)
      chmodSync(double + rest, 0o600)
    }
  } catch (error) {
    throw new BadSetting(`${file} : illisible, ou pas de place dans ${folder} (${(error as Error).message}).`)
  }
  return double
}

/** The file stays as it is to the last byte: a back-up may be the only one, and lie where nothing can be written. */
const readBackUp = async (file: string, lay: Lay): Promise<Copied> => {
  requireFile(file)
  // What a copy that failed leaves behind: SQLite would take it for a log without tables.
  if (statSync(file).size === 0) throw new BadSetting(`${file} : ce fichier est vide.`)
  // No back-up at all, but the tables of a server that runs.
  const handed = await copyFrom(file)
  if (handed) return lay(handed)
  const folder = mkdtempSync(join(tmpdir(), 'tablee-'))
  try {
    return await copyFile(doubleOf(file, folder), lay)
  } catch (error) {
    if (!(error instanceof LogUnusable)) throw error
    throw new LogUnusable(error.message.replaceAll(join(folder, 'tables.db'), file), { cause: error })
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** All tables in one new file, while they are played at. */
export const backUp = async (storage: StorageSetting, target: string): Promise<Copied> => {
  const lay: Lay = (pages) => writeLogFile(target, pages)
  if (storage.kind === 'nats') {
    const nats = await connectNats(storage.url)
    return lay(rowsOfStream(nats, STREAM)).finally(() => nats.close())
  }
  const file = tablesFile(storage.dataDir)
  const handed = await copyFrom(file)
  return handed ? lay(handed) : copyFile(file, lay)
}

/** The tables of such a file, laid where there are none yet. */
export const restore = async (source: string, storage: StorageSetting): Promise<Copied> => {
  if (storage.kind === 'file') return readBackUp(source, (pages) => writeLogFile(tablesFile(storage.dataDir), pages))
  const { url, replicas } = storage
  const nats = await connectNats(url)
  const options = { name: STREAM, ...(replicas === undefined ? {} : { replicas }) }
  return readBackUp(source, (pages) => fillStream(nats, options, pages)).finally(() => nats.close())
}

import { existsSync } from 'node:fs'
import { realTime } from '@tablee/host'
import { connectNats, fillStream, rowsOfStream } from '@tablee/log/jetstream'
import { type Copied, openSqliteLog, type Row, writeLogFile } from '@tablee/log/sqlite'
import { STREAM, tablesFile } from './backbone.ts'
import { knock } from './copy-door.ts'
import { BadSetting, type Keeping } from './settings.ts'

type Lay = (pages: AsyncIterable<readonly Row[]>) => Promise<Copied>

/** From a file that nobody has open. */
const copyFile = async (file: string, lay: Lay): Promise<Copied> => {
  if (!existsSync(file)) throw new BadSetting(`${file} : ce fichier n’existe pas.`)
  const log = await openSqliteLog({ file, clock: realTime.now })
  return lay(log.rows()).finally(() => log.close())
}

/** All tables in one new file, while they are played at. */
export const backUp = async (keeping: Keeping, target: string): Promise<Copied> => {
  const lay: Lay = (pages) => writeLogFile(target, pages)
  if (keeping.kind === 'nats') {
    const nats = await connectNats(keeping.url)
    return lay(rowsOfStream(nats, STREAM)).finally(() => nats.close())
  }
  const file = tablesFile(keeping.dataDir)
  const handed = await knock(file)
  return handed ? lay(handed) : copyFile(file, lay)
}

/** The tables of such a file, laid where there are none yet. */
export const restore = async (source: string, keeping: Keeping): Promise<Copied> => {
  if (keeping.kind === 'file') return copyFile(source, (pages) => writeLogFile(tablesFile(keeping.dataDir), pages))
  const { url, replicas } = keeping
  const nats = await connectNats(url)
  const options = { name: STREAM, ...(replicas === undefined ? {} : { replicas }) }
  return copyFile(source, (pages) => fillStream(nats, options, pages)).finally(() => nats.close())
}

import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TableCode, Version } from '@tablee/log'
import { connectNats, fillStream } from '@tablee/log/jetstream'
import { hasNats, startNats } from '@tablee/log/nats-trial'
import { type Row, writeLogFile } from '@tablee/log/sqlite'
import { loadShelf } from '../../packages/rehearsal/src/load.ts'
import { type Played, playAll } from './games.ts'

const PAGE = 200

/** The rows of all games interleaved by time, as a server writes them. */
const rowsOf = ({ games }: Played): Row[] =>
  games
    .flatMap((decisions, table) =>
      decisions.map((decision, at) => ({
        table: `T${String(table).padStart(3, '0')}` as TableCode,
        version: (at + 1) as Version,
        at: decision.at,
        text: JSON.stringify(decision),
      })),
    )
    .sort((a, b) => a.at - b.at || a.version - b.version)

async function* pagesOf(rows: readonly Row[]): AsyncIterable<readonly Row[]> {
  for (let at = 0; at < rows.length; at += PAGE) yield rows.slice(at, at + PAGE)
}

const bytesIn = (folder: string): number =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => statSync(join(folder, name)))
    .filter((each) => each.isFile())
    .reduce((sum, { size }) => sum + size, 0)

const bytesInSqlite = async (rows: readonly Row[]): Promise<number> => {
  const folder = mkdtempSync(join(tmpdir(), 'tablee-log-bytes-'))
  await writeLogFile(join(folder, 'tables.db'), pagesOf(rows))
  const bytes = bytesIn(folder)
  rmSync(folder, { recursive: true })
  return bytes
}

const bytesInJetStream = async (rows: readonly Row[]): Promise<number> => {
  const server = await startNats()
  const nats = await connectNats(server.url)
  await fillStream(nats, { name: 'tablee' }, pagesOf(rows))
  await nats.close()
  await server.kill()
  const bytes = bytesIn(server.folder)
  await server.stop()
  return bytes
}

const COLUMNS = [
  'game',
  'min',
  'moves',
  's/move/person',
  'rows',
  'JSON B/row',
  'SQLite B/row',
  'JetStream B/row',
  'SQLite KB/game',
]

/** `npm run bench -- log [GAMES]`: bytes per move and per game in the log, for every variant, with four bots. */
export const run = async (): Promise<void> => {
  const count = Number(process.argv[3] ?? 20)
  const withNats = hasNats()
  console.log(COLUMNS.join('\t'))
  for (const played of await playAll(count, await loadShelf())) {
    const rows = rowsOf(played)
    const json = rows.reduce((sum, { text }) => sum + Buffer.byteLength(text), 0)
    const sqlite = await bytesInSqlite(rows)
    const jetStream = withNats ? await bytesInJetStream(rows) : Number.NaN
    const aRow = (bytes: number) => (bytes / rows.length).toFixed(0)
    const pace = (60 * played.minutes * played.players) / played.moves
    console.log(
      [
        played.name,
        (played.minutes / count).toFixed(1),
        (played.moves / count).toFixed(0),
        pace.toFixed(1),
        (rows.length / count).toFixed(0),
        aRow(json),
        aRow(sqlite),
        aRow(jetStream),
        (sqlite / count / 1024).toFixed(0),
      ].join('\t'),
    )
  }
}

import { execFile } from 'node:child_process'
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { realTime } from '@tablee/host'
import type { Decision } from '@tablee/kernel'
import { openSqliteLog } from '@tablee/log/sqlite'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { startBuiltServer } from './built-server.ts'
import { openTables, playersAt, readTables } from './kill-trial.ts'
import type { Player } from './player.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

let folder: string
let server: Awaited<ReturnType<typeof startBuiltServer>> | undefined
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tablee-backup-'))
})
afterEach(async () => {
  await server?.kill()
  rmSync(folder, { recursive: true })
})
const place = (name: string) => join(folder, name)

/** Runs the command behind `npm run -s backup` and `npm run -s restore`. */
const copy = async (way: 'backup' | 'restore', dataDir: string, file: string): Promise<string> => {
  const args = ['apps/server/dist/backup/backup-command.js', way, file]
  const env = { ...process.env, DATA_DIR: dataDir }
  return (await promisify(execFile)(process.execPath, args, { cwd: root, env })).stdout
}

/** The moves that were acknowledged. */
const doneBy = (players: readonly Player[]): string[] =>
  players.flatMap(({ asked }) => asked.filter(({ fate }) => fate === 'done').map(({ id }) => id))

const movesIn = async (dataDir: string, tables: readonly string[]): Promise<Set<string>> => {
  const log = await openSqliteLog<Decision>({ file: join(dataDir, 'tables.db'), clock: realTime.now })
  const found = await readTables(log, tables)
  await log.close()
  return new Set(
    [...found.values()]
      .flat()
      .flatMap(({ moveId, move }) => (moveId === undefined || move.type === 'refused' ? [] : [moveId])),
  )
}

const playFor = async (players: readonly Player[], moves: number): Promise<void> => {
  const asked = () => players.reduce((sum, player) => sum + player.asked.length, 0)
  const enough = asked() + moves
  while (asked() < enough) await nextTurn()
}

it('a back-up made during play and restored elsewhere has all acknowledged moves, and the games continue', async () => {
  server = await startBuiltServer({ DATA_DIR: place('data') })
  const tables = await openTables(server.url)
  const players = playersAt(tables)
  await Promise.all(players.map((each) => each.come((server as { url: string }).url)))
  const playing = players.map((each) => each.play())
  // More than one page of rows.
  await playFor(players, 1500)
  const before = doneBy(players)
  expect(await copy('backup', place('data'), place('copy.db'))).toMatch(/^Copié : 5 tables, \d+ décisions\.\n$/)
  await playFor(players, 100)
  await server.kill()
  await Promise.all(playing)

  const kept = readFileSync(place('copy.db'))
  chmodSync(place('copy.db'), 0o400)
  await copy('restore', place('elsewhere'), place('copy.db'))
  expect(readFileSync(place('copy.db')).equals(kept)).toBe(true)
  const restored = await movesIn(place('elsewhere'), tables)
  expect(before.filter((id) => !restored.has(id))).toEqual([])

  server = await startBuiltServer({ DATA_DIR: place('elsewhere') })
  await Promise.all(players.map((each) => each.come((server as { url: string }).url)))
  expect(players.map(({ seatsLost }) => seatsLost)).toEqual(players.map(() => 0))
  const again = doneBy(players).length
  const goingOn = players.map((each) => each.play())
  while (doneBy(players).length < again + 100) await nextTurn()
  await server.kill()
  await Promise.all(goingOn)
})

it('after kill -9 the file is copied together with its write-ahead log', async () => {
  server = await startBuiltServer({ DATA_DIR: place('data') })
  await openTables(server.url)
  await server.kill()
  expect(readdirSync(place('data'))).toEqual(expect.arrayContaining(['tables.db-wal', 'tables.db.sock']))
  expect(await copy('backup', place('data'), place('copy.db'))).toBe('Copié : 5 tables, 5 décisions.\n')
})

it('an impossible command prints one sentence and changes nothing', async () => {
  server = await startBuiltServer({ DATA_DIR: place('data') })
  await copy('backup', place('data'), place('copy.db'))
  const { stderr } = await copy('restore', place('data'), place('copy.db')).catch((error) => error)
  expect(stderr).toBe(`${place('data/tables.db')} existe déjà : déplace-le, ou choisis un autre endroit.\n`)
  const again = await copy('backup', place('data'), place('copy.db')).catch((error) => error)
  expect(again.stderr).toBe(`${place('copy.db')} existe déjà : déplace-le, ou choisis un autre endroit.\n`)
  const none = await copy('restore', place('elsewhere'), place('nothing.db')).catch((error) => error)
  expect(none.stderr).toBe(`${place('nothing.db')} : ce fichier n’existe pas.\n`)
  writeFileSync(place('letter.txt'), 'Chère Léa, '.repeat(1000))
  writeFileSync(place('empty.db'), '')
  for (const [file, why] of [
    ['letter.txt', 'n’est pas un journal de Tablée'],
    ['data', ' : illisible'],
    ['empty.db', ' : ce fichier est vide.'],
  ] as const) {
    const refused = await copy('restore', place('elsewhere'), place(file)).catch((error) => error)
    expect(refused.stderr).toMatch(/^.+\n$/)
    expect(refused.stderr).toContain(place(file))
    expect(refused.stderr).toContain(why)
  }
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
})

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { realTime } from '@tablee/host'
import type { Decision } from '@tablee/kernel'
import type { TableCode, TableLog } from '@tablee/log'
import { openSqliteLog } from '@tablee/log/sqlite'
import { startBuiltServer } from './built-server.ts'
import { Player } from './player.ts'

const TABLES = 5
const PEOPLE = 4

interface KillCounts {
  kills: number
  acknowledged: number
  /** Acknowledged and found in the log. */
  recovered: number
  lost: number
  /** Moves that had a second effect. */
  doubled: number
  /** Refused, but written. */
  ghosts: number
  seatsLost: number
  changedAnswers: number
}

type Found = ReadonlyMap<string, readonly Decision[]>

export const readTables = async (log: TableLog<Decision>, tables: readonly string[]): Promise<Found> => {
  const found = new Map<string, Decision[]>()
  for (const table of tables) {
    const decisions: Decision[] = []
    for await (const decision of log.read(table as TableCode)) decisions.push(decision)
    found.set(table, decisions)
  }
  return found
}

const readFile = async (folder: string, tables: readonly string[]): Promise<Found> => {
  const log = await openSqliteLog<Decision>({ file: join(folder, 'tables.db'), clock: realTime.now })
  const found = await readTables(log, tables)
  await log.close()
  return found
}

/** What a player remembers of a move. */
type Memory = Pick<Player, 'table' | 'asked' | 'seatsLost' | 'changedAnswers'>

/** Which of this player's moves are in the log, and how often. */
const recoveredOf = ({ table, asked, seatsLost, changedAnswers }: Memory, found: Found) => {
  const written = new Map<string, number>()
  for (const { moveId = '', move } of found.get(table) ?? [])
    if (move.type !== 'refused') written.set(moveId, (written.get(moveId) ?? 0) + 1)
  const times = (id: string) => written.get(id) ?? 0
  const done = asked.filter(({ fate }) => fate === 'done')
  return {
    acknowledged: done.length,
    recovered: done.filter(({ id }) => times(id) >= 1).length,
    lost: done.filter(({ id }) => times(id) === 0).length,
    doubled: asked.filter(({ id }) => times(id) > 1).length,
    ghosts: asked.filter(({ id, fate }) => fate === 'refused' && times(id) > 0).length,
    seatsLost,
    changedAnswers,
  }
}

export const sum = (players: readonly Memory[], found: Found, kills: number): KillCounts => {
  const counts = {
    kills,
    acknowledged: 0,
    recovered: 0,
    lost: 0,
    doubled: 0,
    ghosts: 0,
    seatsLost: 0,
    changedAnswers: 0,
  }
  for (const each of players.map((player) => recoveredOf(player, found)))
    for (const key of Object.keys(each) as (keyof typeof each)[]) counts[key] += each[key]
  return counts
}

export const openTables = async (url: string): Promise<string[]> => {
  const answers = await Promise.all(
    Array.from({ length: TABLES }, () => fetch(`${url}/api/tables`, { method: 'POST' })),
  )
  const tables = (await Promise.all(answers.map((answer) => answer.json()))) as { code: string }[]
  return tables.map(({ code }) => code)
}

export const playersAt = (tables: readonly string[]): Player[] =>
  tables.flatMap((table) => Array.from({ length: PEOPLE }, (_, at) => new Player(`${table} ${at}`, table)))

/**
 * Kills the built server during play, repeatedly over the same file. After each kill the log is read from disk; after each restart
 * everybody reconnects and resends the moves that got no answer.
 */
export const runKills = async (kills: number, onKill: (counts: KillCounts) => void = () => {}): Promise<KillCounts> => {
  const folder = mkdtempSync(join(tmpdir(), 'tablee-kills-'))
  let players: Player[] = []
  let tables: string[] = []
  try {
    for (let nth = 1; nth <= kills; nth++) {
      const server = await startBuiltServer({ DATA_DIR: folder })
      try {
        if (tables.length === 0) {
          tables = await openTables(server.url)
          players = playersAt(tables)
        }
        await Promise.all(players.map((player) => player.come(server.url)))
        const playing = players.map((player) => player.play())
        await pause(100 + Math.random() * 1400)
        await server.kill()
        await Promise.all(playing)
      } finally {
        await server.kill()
      }
      onKill(sum(players, await readFile(folder, tables), nth))
    }
    // The last round ends without a kill: the last moves are resent, and the last seats checked.
    const server = await startBuiltServer({ DATA_DIR: folder })
    await Promise.all(players.map((player) => player.come(server.url))).finally(server.kill)
    return sum(players, await readFile(folder, tables), kills)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

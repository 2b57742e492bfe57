import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hasNats, startNats } from '@tablee/log/nats-trial'
import { builtFile } from './built.ts'
import type { Gather } from './party.ts'
import { gatherWith, peerFile } from './peers.ts'
import { gatherAtRelay } from './relay-people.ts'
import { type Started, startServer } from './server-process.ts'
import { gatherAtTablee } from './tablee-people.ts'

export interface Contestant {
  readonly name: string
  readonly start: () => Promise<Started>
  readonly gather: Gather
}

/** Starts a server with a data folder, which is deleted when the server stops. */
const withDataFolder = async (start: (folder: string) => Promise<Started>): Promise<Started> => {
  const folder = mkdtempSync(join(tmpdir(), 'tablee-bench-'))
  const started = await start(folder)
  const stop = async () => {
    await started.stop()
    rmSync(folder, { recursive: true })
  }
  return { ...started, stop }
}

/** CPU time of another process in milliseconds; Linux only, in steps of 10 ms. */
const cpuOf = (pid: number): number => {
  const afterName = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
  return 10 * (Number(afterName[11]) + Number(afterName[12]))
}

const startTableeFrom = (file: string): Promise<Started> =>
  withDataFolder((folder) => startServer({ file, env: { DATA_DIR: folder } }))
export const startTablee = (): Promise<Started> => startTableeFrom(builtFile('tablee-server'))

/** Includes the CPU time of nats-server. */
const startTableeOverNats = async (): Promise<Started> => {
  const nats = await startNats()
  const started = await startServer({ file: builtFile('tablee-server'), env: { NATS_URL: nats.url } })
  const read = async () => {
    const { cpu, ...memory } = await started.read()
    return { ...memory, cpu: cpu + cpuOf(nats.pid) }
  }
  const stop = async () => {
    await started.stop()
    await nats.stop()
  }
  return { ...started, read, stop }
}

const relay = builtFile('relay-server')
const colyseus = peerFile('colyseus-server')
const boardgame = peerFile('boardgame-server')

/** The baseline of all ratios. */
export const BASELINE = 'ws relay, SQLite'

export const ours: readonly Contestant[] = [
  { name: 'ws relay, in memory', start: () => startServer({ file: relay }), gather: gatherAtRelay },
  {
    name: BASELINE,
    start: () => withDataFolder((folder) => startServer({ file: relay, args: [join(folder, 'tables.db')] })),
    gather: gatherAtRelay,
  },
  { name: 'Tablée, SQLite', start: startTablee, gather: gatherAtTablee },
]

/** BEFORE=FOLDER: a checkout of another version in which this benchmark has run once, so that its server is built. */
export const versionBefore = (): readonly Contestant[] => {
  const folder = process.env.BEFORE
  if (folder === undefined) return []
  const start = () => startTableeFrom(join(folder, '.cache/bench/tablee-server.js'))
  return [{ name: 'Tablée of BEFORE, SQLite', start, gather: gatherAtTablee }]
}

export const overNats = (): readonly Contestant[] =>
  hasNats() ? [{ name: 'Tablée, JetStream', start: startTableeOverNats, gather: gatherAtTablee }] : []

export const peers: readonly Contestant[] = [
  {
    name: 'boardgame.io, in memory',
    start: () => startServer({ file: boardgame }),
    gather: gatherWith('boardgame-people'),
  },
  {
    name: 'boardgame.io, FlatFile',
    start: () => withDataFolder((folder) => startServer({ file: boardgame, args: [folder] })),
    gather: gatherWith('boardgame-people'),
  },
  { name: 'Colyseus', start: () => startServer({ file: colyseus }), gather: gatherWith('colyseus-people') },
  {
    name: 'Colyseus, patches at once',
    start: () => startServer({ file: colyseus, args: ['immediate'] }),
    gather: gatherWith('colyseus-people'),
  },
]

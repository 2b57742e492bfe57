import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type Gossip, realTime } from '@tablee/host'
import type { Decision } from '@tablee/kernel'
import type { TableCode, TableLog } from '@tablee/log'
import { connectNats, openJetStreamLog } from '@tablee/log/jetstream'
import { openSqliteLog } from '@tablee/log/sqlite'
import { largestOf } from '../backup/largest-tables.ts'
import { openOperatorSocket } from '../backup/operator-socket.ts'
import { natsGossip } from '../cluster/nats-gossip.ts'
import type { StorageSetting } from '../settings.ts'
import { watchWrites } from './write-health.ts'

/** What a server stands on: the log of the tables, and whether it can be written to. */
export interface Storage {
  readonly log: TableLog<Decision>
  /** With the other nodes; none: there are no others. */
  readonly gossip: Gossip | undefined
  /** Whether it can be written to, as far as is known: nobody should be sent to a server that can't. */
  isWritable(): boolean
  /** False: those who are here had better look for another server. */
  isReachable(): boolean
  /** What the log takes of its disk. */
  bytes(): Promise<number>
  /** Lets in the commands of whoever runs the server. What drops a table also sends away the people at it. */
  acceptOperatorCommands(drop: DropTable): Promise<void>
  /** Resolves when it will never be reachable again, as after a change of password. */
  readonly lost?: Promise<unknown>
  close(): Promise<void>
}

/** False: there is no such table. */
type DropTable = (table: TableCode) => Promise<boolean>

/** What a command that dropped a table says to all nodes, any of which may have it open. */
export const DROP = 'drop'
export interface DropMessage {
  readonly table: TableCode
}

/** Of the stream, and the first word of every subject. */
export const STREAM = 'tablee'

/** Milliseconds without anybody to write to. The choice of a new leader mostly takes less. */
const NOT_READY = 5000
/** In our trials it never took longer than this: who is here would wait in vain, and another node may stand where the majority is. */
const GIVEN_UP = 12_000

/** The one file in the data folder. */
export const tablesFile = (dataDir: string): string => join(dataDir, 'tables.db')

type Report = (error: unknown) => void

const bytesOf = (file: string): Promise<number> =>
  stat(file).then(
    ({ size }) => size,
    () => 0,
  )

const openFile = async (dataDir: string, report: Report): Promise<Storage> => {
  const file = tablesFile(dataDir)
  const opened = await openSqliteLog<Decision>({ file, clock: realTime.now, report })
  const { log, isWritable, ...watch } = watchWrites(opened)
  let door: { close(): Promise<void> } | undefined
  const acceptOperatorCommands = async (drop: DropTable): Promise<void> => {
    const largest = (count: number) => largestOf(log.tables(), count)
    try {
      door = await openOperatorSocket(file, { rows: () => opened.rows(), largest, drop })
    } catch (error) {
      const { message } = error as Error
      console.error(`npm run backup et npm run tables ne marcheront qu’à l’arrêt du serveur : ${message}`)
    }
  }
  const close = async () => {
    watch.close()
    await door?.close()
    await log.close()
  }
  const bytes = async () => (await bytesOf(file)) + (await bytesOf(`${file}-wal`))
  return { log, gossip: undefined, isWritable, isReachable: () => true, bytes, acceptOperatorCommands, close }
}

const openNats = async (url: string, replicas: number | undefined, report: Report): Promise<Storage> => {
  const nats = await connectNats(url)
  const options = { nats, name: STREAM, clock: realTime.now, report, ...(replicas === undefined ? {} : { replicas }) }
  const stream = await openJetStreamLog<Decision>(options)
  const { log, isWritable, ...writes } = watchWrites(stream, { tolerated: NOT_READY })
  let isConnected = true
  const watch = async () => {
    for await (const { type } of nats.status()) {
      if (type === 'disconnect') isConnected = false
      if (type === 'reconnect') isConnected = true
    }
  }
  void watch()
  const close = async () => {
    writes.close()
    await log.close()
    await nats.close()
  }
  const gossip = natsGossip(nats, STREAM, report)
  const acceptOperatorCommands = async (drop: DropTable): Promise<void> => {
    gossip.hear(DROP, (words) => void drop((words as DropMessage).table).catch(report))
  }
  const isStill = (within: number) => !isConnected || stream.stillFor() > within
  return {
    log,
    gossip,
    isWritable: () => isWritable() && !isStill(NOT_READY),
    isReachable: () => !isStill(GIVEN_UP),
    bytes: () => stream.bytes(),
    acceptOperatorCommands,
    lost: nats.closed(),
    close,
  }
}

/** Rejects with `LogUnusable`. */
export const openStorage = (storage: StorageSetting, report: Report = console.error): Promise<Storage> =>
  storage.kind === 'file' ? openFile(storage.dataDir, report) : openNats(storage.url, storage.replicas, report)

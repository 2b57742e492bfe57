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

/** The log of the tables, in SQLite or NATS JetStream, and its health. */
export interface Storage {
  readonly log: TableLog<Decision>
  /** Undefined on a single node. */
  readonly gossip: Gossip | undefined
  /** Whether appends succeed, as far as is known. If not, a load balancer should send nobody here. */
  isWritable(): boolean
  /** If false, connected clients should move to another node. */
  isReachable(): boolean
  /** Size of the log on disk. */
  bytes(): Promise<number>
  /** Starts to serve `npm run backup` and `npm run tables`. `drop` also disconnects the people at the table. */
  acceptOperatorCommands(drop: DropTable): Promise<void>
  /** Resolves when the log will never be reachable again, as after a change of password. */
  readonly lost?: Promise<unknown>
  close(): Promise<void>
}

/** Resolves to false if the table does not exist. */
type DropTable = (table: TableCode) => Promise<boolean>

/** Gossip topic: a command dropped a table, which any node may have open. */
export const DROP_TOPIC = 'drop'
export interface DropMessage {
  readonly table: TableCode
}

/** The name of the JetStream stream, and the first token of every subject. */
export const STREAM = 'tablee'

/** Milliseconds without a stream leader after which the node is not ready. An election mostly takes less. */
const NOT_READY_AFTER = 5000
/** Milliseconds after which clients are sent to another node, which may have a quorum. Elections never took longer in our trials. */
const UNREACHABLE_AFTER = 12_000

/** The SQLite file in the data folder. */
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
  let operatorSocket: { close(): Promise<void> } | undefined
  const acceptOperatorCommands = async (drop: DropTable): Promise<void> => {
    const largest = (count: number) => largestOf(log.tables(), count)
    try {
      operatorSocket = await openOperatorSocket(file, { rows: () => opened.rows(), largest, drop })
    } catch (error) {
      const { message } = error as Error
      console.error(`npm run backup et npm run tables ne marcheront qu’à l’arrêt du serveur : ${message}`)
    }
  }
  const close = async () => {
    watch.close()
    await operatorSocket?.close()
    await log.close()
  }
  const bytes = async () => (await bytesOf(file)) + (await bytesOf(`${file}-wal`))
  return { log, gossip: undefined, isWritable, isReachable: () => true, bytes, acceptOperatorCommands, close }
}

const openNats = async (url: string, replicas: number | undefined, report: Report): Promise<Storage> => {
  const nats = await connectNats(url)
  const options = { nats, name: STREAM, clock: realTime.now, report, ...(replicas === undefined ? {} : { replicas }) }
  const stream = await openJetStreamLog<Decision>(options)
  const { log, isWritable, ...writes } = watchWrites(stream, { tolerated: NOT_READY_AFTER })
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
    gossip.hear(DROP_TOPIC, (message) => void drop((message as DropMessage).table).catch(report))
  }
  const isStill = (within: number) => !isConnected || stream.stillFor() > within
  return {
    log,
    gossip,
    isWritable: () => isWritable() && !isStill(NOT_READY_AFTER),
    isReachable: () => !isStill(UNREACHABLE_AFTER),
    bytes: () => stream.bytes(),
    acceptOperatorCommands,
    lost: nats.closed(),
    close,
  }
}

/** Rejects with `LogUnusable`. */
export const openStorage = (setting: StorageSetting, report: Report = console.error): Promise<Storage> =>
  setting.kind === 'file' ? openFile(setting.dataDir, report) : openNats(setting.url, setting.replicas, report)

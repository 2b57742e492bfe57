import { join } from 'node:path'
import { type Gossip, realTime } from '@tablee/host'
import type { Decision } from '@tablee/kernel'
import type { TableLog } from '@tablee/log'
import { connectNats, openJetStreamLog } from '@tablee/log/jetstream'
import { openSqliteLog } from '@tablee/log/sqlite'
import { natsGossip } from './nats-gossip.ts'
import type { Keeping } from './settings.ts'

/** What a server stands on: the log of the tables, and whether it can be written to. */
export interface Backbone {
  readonly log: TableLog<Decision>
  /** With the other nodes; none: there are no others. */
  readonly gossip: Gossip | undefined
  isReachable(): boolean
  close(): Promise<void>
}

/** Of the stream, and the first word of every subject. */
const NAME = 'tablee'

const openFile = async (dataDir: string): Promise<Backbone> => {
  const log = await openSqliteLog<Decision>({ file: join(dataDir, 'tables.db'), clock: realTime.now })
  return { log, gossip: undefined, isReachable: () => true, close: () => log.close() }
}

const openNats = async (url: string, replicas: number | undefined): Promise<Backbone> => {
  const nats = await connectNats(url)
  const options = { nats, name: NAME, clock: realTime.now, ...(replicas === undefined ? {} : { replicas }) }
  const log = await openJetStreamLog<Decision>(options)
  let isReachable = true
  const watch = async () => {
    for await (const { type } of nats.status()) {
      if (type === 'disconnect') isReachable = false
      if (type === 'reconnect') isReachable = true
    }
  }
  void watch()
  const close = async () => {
    await log.close()
    await nats.close()
  }
  return { log, gossip: natsGossip(nats, NAME), isReachable: () => isReachable, close }
}

/** Rejects with `LogUnusable`. */
export const openBackbone = (keeping: Keeping): Promise<Backbone> =>
  keeping.kind === 'file' ? openFile(keeping.dataDir) : openNats(keeping.url, keeping.replicas)

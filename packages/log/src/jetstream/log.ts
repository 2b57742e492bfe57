import type { NatsConnection } from '@nats-io/transport-node'
import { type LogTools, StoredLog } from '../stored-log.ts'
import type { TableLog } from '../table-log.ts'
import { StreamHealth } from './health.ts'
import { openStream } from './open-stream.ts'
import type { StreamOptions } from './settings.ts'
import { JetStreamStore } from './store.ts'

export { connectNats } from './connect.ts'
export { fillStream, rowsOfStream } from './copy.ts'

/** Messages published while the connection is broken are lost, so followers read the log after a reconnect. */
const watchConnection = async (nats: NatsConnection, store: JetStreamStore): Promise<void> => {
  for await (const { type } of nats.status()) {
    if (type === 'disconnect') store.onDisconnect()
    if (type === 'reconnect') store.onReconnect()
  }
}

export interface JetStreamLog<Decision extends { readonly id: string }> extends TableLog<Decision> {
  /** Milliseconds for which nothing could be written, as far as is known; about a second or less if the stream is healthy. */
  stillFor(): number
  /** Bytes on the disk of each server. */
  bytes(): Promise<number>
}

/** Opens the log that all nodes share, in JetStream. The caller owns the connection and closes it. */
export const openJetStreamLog = async <Decision extends { readonly id: string }>({
  nats,
  name,
  replicas,
  ...tools
}: LogTools & StreamOptions & { readonly nats: NatsConnection }): Promise<JetStreamLog<Decision>> => {
  const stream = await openStream(nats, { name, ...(replicas === undefined ? {} : { replicas }) })
  const store = new JetStreamStore(stream)
  const health = new StreamHealth(() => stream.sinceQuorum())
  void watchConnection(nats, store)
  const log = new StoredLog<Decision>(store, tools, () => {
    health.stop()
    store.close()
  })
  return Object.assign(log, { stillFor: () => health.stillFor(), bytes: () => stream.bytes() })
}

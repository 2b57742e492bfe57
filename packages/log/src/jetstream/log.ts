import type { NatsConnection } from '@nats-io/transport-node'
import { type LogTools, StoredLog } from '../stored-log.ts'
import type { TableLog } from '../table-log.ts'
import { Pulse } from './health.ts'
import { openStream } from './open-stream.ts'
import type { StreamOptions } from './settings.ts'
import { JetStreamStore } from './store.ts'

export { connectNats } from './connect.ts'
export { fillStream, rowsOfStream } from './copy.ts'

/** What is told while a connection is broken nobody hears. */
const watchConnection = async (nats: NatsConnection, store: JetStreamStore): Promise<void> => {
  for await (const { type } of nats.status()) {
    if (type === 'disconnect') store.breakOff()
    if (type === 'reconnect') store.catchUp()
  }
}

export interface JetStreamLog<Decision extends { readonly id: string }> extends TableLog<Decision> {
  /** Milliseconds for which nobody could write to it, as far as is known; about a second, or less, when all is well. */
  stillFor(): number
  /** What it takes of a server's disk. */
  bytes(): Promise<number>
}

/** A log that all nodes share, in the JetStream of the NATS they are connected to. The connection is not its to close. */
export const openJetStreamLog = async <Decision extends { readonly id: string }>({
  nats,
  name,
  replicas,
  ...tools
}: LogTools & StreamOptions & { readonly nats: NatsConnection }): Promise<JetStreamLog<Decision>> => {
  const stream = await openStream(nats, { name, ...(replicas === undefined ? {} : { replicas }) })
  const store = new JetStreamStore(stream)
  const pulse = new Pulse(() => stream.sinceWell())
  void watchConnection(nats, store)
  const log = new StoredLog<Decision>(store, tools, () => {
    pulse.stop()
    store.close()
  })
  return Object.assign(log, { stillFor: () => pulse.stillFor(), bytes: () => stream.bytes() })
}

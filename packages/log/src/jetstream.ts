import type { NatsConnection } from '@nats-io/transport-node'
import { JetStreamStore } from './jetstream-store.ts'
import { type StreamOptions, TableStream } from './jetstream-stream.ts'
import { type LogTools, StoredLog } from './stored-log.ts'
import { LogUnusable, type TableLog } from './table-log.ts'

export { connectNats } from './nats.ts'

/** What is told while a connection is broken nobody hears. */
const watchConnection = async (nats: NatsConnection, store: JetStreamStore): Promise<void> => {
  for await (const { type } of nats.status()) {
    if (type === 'disconnect') store.breakOff()
    if (type === 'reconnect') store.catchUp()
  }
}

const openStream = async (nats: NatsConnection, options: StreamOptions): Promise<TableStream> => {
  try {
    return await TableStream.open(nats, options)
  } catch (error) {
    const detail = (error as Error).message
    throw new LogUnusable(
      `the stream ${options.name} cannot be used (${detail}): see that NATS runs with JetStream, and with as many servers as replicas.`,
      { cause: error },
    )
  }
}

/** A log that all nodes share, in the JetStream of the NATS they are connected to. The connection is not its to close. */
export const openJetStreamLog = async <Decision extends { readonly id: string }>({
  nats,
  name,
  replicas,
  ...tools
}: LogTools & StreamOptions & { readonly nats: NatsConnection }): Promise<TableLog<Decision>> => {
  const stream = await openStream(nats, { name, ...(replicas === undefined ? {} : { replicas }) })
  const store = new JetStreamStore(stream)
  void watchConnection(nats, store)
  return new StoredLog(store, tools, () => store.close())
}

import type { NatsConnection } from '@nats-io/transport-node'
import { isClustered, type StreamOptions, TableStream } from './jetstream-stream.ts'
import { LogUnusable } from './table-log.ts'

/** Rejects with `LogUnusable`. */
export const openStream = async (nats: NatsConnection, options: StreamOptions): Promise<TableStream> => {
  const { name, replicas = 1 } = options
  // A lone server would promise three copies of a stream that it has already, and keep one.
  if (replicas > 1 && !isClustered(nats))
    throw new LogUnusable(`${replicas} replicas need a cluster of NATS servers, and ${nats.getServer()} is alone.`)
  try {
    return await TableStream.open(nats, options)
  } catch (error) {
    const detail = (error as Error).message
    throw new LogUnusable(
      `the stream ${name} cannot be used (${detail}): see that NATS runs with JetStream, and with as many servers as replicas.`,
      { cause: error },
    )
  }
}

import type { NatsConnection } from '@nats-io/transport-node'
import { LogUnusable } from '../table-log.ts'
import type { StreamOptions } from './settings.ts'
import { isClustered, TableStream } from './stream.ts'

const orUnusable = (name: string, opening: Promise<TableStream>): Promise<TableStream> =>
  opening.catch((error: Error) => {
    if (error instanceof LogUnusable) throw error
    throw new LogUnusable(
      `Le flux ${name} est inutilisable (${error.message}) : vérifie que NATS tourne avec JetStream, et sur autant de serveurs que NATS_REPLICAS.`,
      { cause: error },
    )
  })

/** Opens the stream for play, creating or updating it. Rejects with `LogUnusable`. */
export const openStream = async (nats: NatsConnection, options: StreamOptions): Promise<TableStream> => {
  const { name, replicas = 1 } = options
  // A single server would accept three replicas for an existing stream, and store one.
  if (replicas > 1 && !isClustered(nats))
    throw new LogUnusable(
      `NATS_REPLICAS=${replicas} demande plusieurs serveurs NATS en grappe, et ${nats.getServer()} est seul.`,
    )
  return orUnusable(name, TableStream.open(nats, options))
}

/** Opens the stream for a backup, whatever its settings, and changes nothing. Rejects with `LogUnusable`. */
export const findStream = (nats: NatsConnection, name: string): Promise<TableStream> =>
  orUnusable(name, TableStream.find(nats, name))

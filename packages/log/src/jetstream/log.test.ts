import { jetstream, jetstreamManager } from '@nats-io/jetstream'
import type { NatsConnection } from '@nats-io/transport-node'
import { afterAll, beforeAll, describe } from 'vitest'
import { describeTableLog } from '../contract/table-log.ts'
import { corrupted, type LogFixture, type Note, table } from '../contract/tools.ts'
import type { TableLog } from '../table-log.ts'
import { hasNats, startNats } from '../testing/nats-server.ts'
import type { ServerTime } from '../units.ts'
import { connectNats, openJetStreamLog } from './log.ts'

let server: Awaited<ReturnType<typeof startNats>>
let fixtures = 0

/** Every log has its own connection, as if it ran on its own machine. */
const newFixture = async (): Promise<LogFixture> => {
  const name = `fixture${fixtures++}`
  const logs: TableLog<Note>[] = []
  const connections: NatsConnection[] = []
  return {
    open: async (tools) => {
      const nats = await connectNats(server.url)
      connections.push(nats)
      const log = await openJetStreamLog<Note>({ clock: () => 0 as ServerTime, nats, name, ...tools })
      logs.push(log)
      return log
    },
    corruptSnapshot: async () => {
      const nats = connections[0] as NatsConnection
      const { streams } = await jetstreamManager(nats)
      const found = await streams.getMessage(`${name}-snapshots`, { last_by_subj: `${name}.snapshot.${table}.0` })
      if (found === null) return
      found.header.delete('Nats-Expected-Last-Subject-Sequence')
      await jetstream(nats).publish(found.subject, corrupted(found.string()), { headers: found.header })
    },
    remove: async () => {
      await Promise.all(logs.map((log) => log.close()))
      await Promise.all(connections.map((nats) => nats.close()))
    },
  }
}

describe.skipIf(!hasNats())('with a real nats-server', () => {
  beforeAll(async () => {
    server = await startNats()
  })
  afterAll(() => server.stop())
  describeTableLog('JetStream', newFixture)
})

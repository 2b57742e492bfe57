import type { NatsConnection } from '@nats-io/transport-node'
import { afterAll, beforeAll, describe } from 'vitest'
import { describeTableLog } from './contract.ts'
import type { Note, Place } from './contract-tools.ts'
import { connectNats, openJetStreamLog } from './jetstream.ts'
import { hasNats, startNats } from './nats-trial.ts'
import type { TableLog } from './table-log.ts'
import type { ServerTime } from './units.ts'

let server: Awaited<ReturnType<typeof startNats>>
let places = 0

/** Every log over a connection of its own, as if on a machine of its own. */
const newPlace = async (): Promise<Place> => {
  const name = `place${places++}`
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
    remove: async () => {
      await Promise.all(logs.map((log) => log.close()))
      await Promise.all(connections.map((nats) => nats.close()))
    },
  }
}

describe.skipIf(!hasNats())('over a real nats-server', () => {
  beforeAll(async () => {
    server = await startNats()
  })
  afterAll(() => server.stop())
  describeTableLog('JetStream', newPlace)
})

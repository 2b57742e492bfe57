import type { Gossip, Host } from '@tablee/host'
import type { FastifyInstance } from 'fastify'
import { addressOf, isOwnPage } from './callers.ts'
import type { Limits } from './limits.ts'
import { sharedTally } from './shared-limits.ts'

const TEN_MINUTES = 600_000

interface TablesOptions {
  readonly host: Host
  readonly limits: Limits
  readonly isBehindProxy: boolean
  readonly gossip: Gossip | undefined
  readonly report: (error: unknown) => void
}

/** POST /api/tables: a new table, and its code. */
export const offerTables = (app: FastifyInstance, options: TablesOptions): void => {
  const { host, limits, isBehindProxy, gossip, report } = options
  const newTables = sharedTally('new-tables', limits.newTables, TEN_MINUTES, gossip)
  app.post('/api/tables', { bodyLimit: 1024 }, async ({ raw }, reply) => {
    reply.header('cache-control', 'no-store')
    if (!isOwnPage(raw)) return reply.code(403).send({ error: 'not-from-here' })
    const address = addressOf(raw, isBehindProxy)
    if (newTables.isFull(address)) return reply.code(429).send({ error: 'too-many-tries' })
    newTables.add(address)
    try {
      return reply.code(201).send({ code: await host.create() })
    } catch (error) {
      report(error)
      return reply.code(503).send({ error: 'server-trouble' })
    }
  })
}

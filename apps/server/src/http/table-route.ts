import type { Gossip, Host } from '@tablee/host'
import type { FastifyInstance } from 'fastify'
import { sharedCounter } from '../cluster/shared-limits.ts'
import type { Limits } from '../limits/limits.ts'
import type { TableLookup } from '../limits/table-lookup.ts'
import { addressOf, isSameOrigin } from './callers.ts'

const TEN_MINUTES = 600_000
const DAY = 86_400_000

interface TableRouteOptions {
  readonly host: Host
  readonly limits: Limits
  readonly isBehindProxy: boolean
  readonly gossip: Gossip | undefined
  readonly lookup: Pick<TableLookup, 'allow'>
  readonly report: (error: unknown) => void
}

/** POST /api/tables: creates a table and answers with its code. */
export const registerTableRoute = (app: FastifyInstance, options: TableRouteOptions): void => {
  const { host, limits, isBehindProxy, gossip, lookup, report } = options
  const counters = [
    sharedCounter('new-tables', limits.newTables, TEN_MINUTES, gossip),
    sharedCounter('new-tables-a-day', limits.newTablesPerDay, DAY, gossip),
  ]
  app.post('/api/tables', { bodyLimit: 1024 }, async ({ raw }, reply) => {
    reply.header('cache-control', 'no-store')
    if (!isSameOrigin(raw)) return reply.code(403).send({ error: 'not-from-here' })
    const address = addressOf(raw, isBehindProxy)
    if (counters.some((counter) => counter.isFull(address))) return reply.code(429).send({ error: 'too-many-tries' })
    for (const counter of counters) counter.add(address)
    try {
      const code = await host.create()
      lookup.allow(address, code)
      return reply.code(201).send({ code })
    } catch (error) {
      report(error)
      return reply.code(503).send({ error: 'server-trouble' })
    }
  })
}

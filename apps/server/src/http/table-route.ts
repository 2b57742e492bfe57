import type { Gossip, Host } from '@tablee/host'
import type { FastifyInstance } from 'fastify'
import { sharedTally } from '../cluster/shared-limits.ts'
import type { Limits } from '../limits/limits.ts'
import type { TableLookup } from '../limits/table-lookup.ts'
import { addressOf, isOwnPage } from './callers.ts'

const TEN_MINUTES = 600_000
const DAY = 86_400_000

interface TablesOptions {
  readonly host: Host
  readonly limits: Limits
  readonly isBehindProxy: boolean
  readonly gossip: Gossip | undefined
  readonly lookup: Pick<TableLookup, 'know'>
  readonly report: (error: unknown) => void
}

/** POST /api/tables: a new table, and its code. */
export const offerTables = (app: FastifyInstance, options: TablesOptions): void => {
  const { host, limits, isBehindProxy, gossip, lookup, report } = options
  const tallies = [
    sharedTally('new-tables', limits.newTables, TEN_MINUTES, gossip),
    sharedTally('new-tables-a-day', limits.newTablesPerDay, DAY, gossip),
  ]
  app.post('/api/tables', { bodyLimit: 1024 }, async ({ raw }, reply) => {
    reply.header('cache-control', 'no-store')
    if (!isOwnPage(raw)) return reply.code(403).send({ error: 'not-from-here' })
    const address = addressOf(raw, isBehindProxy)
    if (tallies.some((tally) => tally.isFull(address))) return reply.code(429).send({ error: 'too-many-tries' })
    for (const tally of tallies) tally.add(address)
    try {
      const code = await host.create()
      lookup.know(address, code)
      return reply.code(201).send({ code })
    } catch (error) {
      report(error)
      return reply.code(503).send({ error: 'server-trouble' })
    }
  })
}

import type { Host } from '@tablee/host'
import type { FastifyInstance } from 'fastify'
import { addressOf, isOwnPage } from './callers.ts'
import { type Limits, Tally } from './limits.ts'

const TEN_MINUTES = 600_000

interface TablesOptions {
  readonly host: Host
  readonly limits: Limits
  readonly isBehindProxy: boolean
}

/** POST /api/tables: a new table, and its code. */
export const offerTables = (app: FastifyInstance, { host, limits, isBehindProxy }: TablesOptions): void => {
  const newTables = new Tally(limits.newTables, TEN_MINUTES)
  app.post('/api/tables', { bodyLimit: 1024 }, async ({ raw }, reply) => {
    reply.header('cache-control', 'no-store')
    if (!isOwnPage(raw)) return reply.code(403).send({ error: 'not-from-here' })
    const address = addressOf(raw, isBehindProxy)
    if (newTables.isFull(address)) return reply.code(429).send({ error: 'too-many-tries' })
    newTables.add(address)
    return reply.code(201).send({ code: await host.create() })
  })
}

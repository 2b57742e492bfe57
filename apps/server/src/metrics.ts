import type { TableLog } from '@tablee/log'
import type { FastifyInstance } from 'fastify'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** What Prometheus may ask about. */
export const newMeters = () => {
  const register = new Registry()
  const registers = [register]
  collectDefaultMetrics({ register })
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from a request to the end of its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2],
    registers,
  })
  const moves = new Counter({
    name: 'tablee_moves_total',
    help: 'Moves that clients asked for, by their answer',
    labelNames: ['answer'],
    registers,
  })
  const appends = new Histogram({
    name: 'tablee_append_duration_seconds',
    help: 'Time until a decision is on disk',
    buckets: [0.0005, 0.001, 0.005, 0.02, 0.1, 0.5, 2],
    registers,
  })
  const gauge = (name: string, help: string, count: () => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(count())
      },
    })
  const watch = ({ sockets, tables }: { readonly sockets: () => number; readonly tables: () => number }) => {
    gauge('tablee_sockets', 'Devices connected', sockets)
    gauge('tablee_open_tables', 'Tables in memory', tables)
  }
  return { register, requests, moves, appends, watch }
}
export type Meters = ReturnType<typeof newMeters>

/** GET /metrics, for Prometheus. */
export const measureRequests = (app: FastifyInstance, { register, requests }: Meters): void => {
  app.addHook('onResponse', async (request, reply) => {
    const labels = {
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: String(reply.statusCode),
    }
    requests.observe(labels, reply.elapsedTime / 1000)
  })
  app.get('/metrics', async (_, reply) => {
    reply.type(register.contentType)
    return register.metrics()
  })
}

/** The same log, with a look at the watch. */
export const timedLog = <Decision extends { readonly id: string }>(
  log: TableLog<Decision>,
  { appends }: Meters,
): TableLog<Decision> => ({
  append: (table, after, decision) => {
    const began = performance.now()
    const appended = log.append(table, after, decision)
    const observe = () => appends.observe((performance.now() - began) / 1000)
    appended.then(observe, observe)
    return appended
  },
  read: (table, after) => log.read(table, after),
  version: (table) => log.version(table),
  follow: (table, after, on) => log.follow(table, after, on),
  lastTouched: (until) => log.lastTouched(until),
  expire: (before) => log.expire(before),
  close: () => log.close(),
})

import { createServer, type IncomingMessage, type Server } from 'node:http'
import { BlockList, isIP } from 'node:net'
import type { TableLog } from '@tablee/log'
import type { FastifyInstance } from 'fastify'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { hostNameOf } from '../http/own-hosts.ts'
import { withAppend } from '../storage/with-append.ts'

/** Left out because their cost grows with the open connections: 10 ms per scrape at three thousand. */
const COSTLY_METRICS = ['handles', 'requests', 'resources'].flatMap((what) => [
  `nodejs_active_${what}`,
  `nodejs_active_${what}_total`,
])

/** Milliseconds for which the page is cached. */
const CACHED_FOR = 1000

/** The Prometheus metrics of one server. */
export const newMeters = (now: () => number = () => performance.now()) => {
  const register = new Registry()
  const registers = [register]
  collectDefaultMetrics({ register })
  for (const name of COSTLY_METRICS) register.removeSingleMetric(name)
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
  const gauge = (name: string, help: string, count: () => number | Promise<number>) =>
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        // If the log is unreachable, its size is NaN and the other metrics are still served.
        const value = await Promise.resolve()
          .then(count)
          .catch(() => Number.NaN)
        this.set(value)
      },
    })
  const watch = ({ sockets, tables }: { readonly sockets: () => number; readonly tables: () => number }) => {
    gauge('tablee_sockets', 'Devices connected', sockets)
    gauge('tablee_open_tables', 'Tables in memory', tables)
  }
  const watchLog = ({ tables, bytes }: { tables(): Promise<number>; bytes(): Promise<number> }) => {
    gauge('tablee_tables', 'Tables in the log', tables)
    gauge('tablee_log_bytes', 'Bytes of the log on its disk, those not yet reused included', bytes)
  }
  let cached: { readonly page: Promise<string>; readonly at: number } | undefined
  const page = (): Promise<string> => {
    if (cached === undefined || now() - cached.at >= CACHED_FOR) cached = { page: register.metrics(), at: now() }
    return cached.page
  }
  return { contentType: register.contentType, page, requests, moves, appends, watch, watchLog }
}
export type Meters = ReturnType<typeof newMeters>

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8)
loopback.addAddress('::1', 'ipv6')

const isLoopback = (address: string): boolean => {
  const plain = address.replace(/^::ffff:/i, '')
  return isIP(plain) !== 0 && loopback.check(plain, isIP(plain) === 4 ? 'ipv4' : 'ipv6')
}

/**
 * Whether a request comes from a process of this machine on its own behalf. A local proxy adds a forwarding header or keeps the Host that
 * the person asked for; a page that uses DNS rebinding sends its own Host.
 */
export const isFromThisMachine = ({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>): boolean => {
  const name = hostNameOf(headers.host ?? '')
  const isDirect = ['x-forwarded-for', 'forwarded', 'via'].every((header) => headers[header] === undefined)
  return isDirect && isLoopback(socket.remoteAddress ?? '') && (name === 'localhost' || isLoopback(name))
}

export const measureRequests = (app: FastifyInstance, { requests }: Meters): void => {
  app.addHook('onResponse', async (request, reply) => {
    const labels = {
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: String(reply.statusCode),
    }
    requests.observe(labels, reply.elapsedTime / 1000)
  })
}

/** GET /metrics at the port of the pages, for this machine only. Others get 404. */
export const registerMetricsRoute = (app: FastifyInstance, { contentType, page }: Meters): void => {
  app.get('/metrics', async ({ raw }, reply) => {
    if (!isFromThisMachine(raw)) return reply.callNotFound()
    return reply
      .header('cache-control', 'no-store')
      .type(contentType)
      .send(await page())
  })
}

/** GET /metrics at a port of its own, without access control. */
export const serveMetrics = ({ contentType, page }: Meters): Server =>
  createServer(async ({ method, url }, response) => {
    if (method !== 'GET' || url?.split('?', 1)[0] !== '/metrics') return response.writeHead(404).end()
    try {
      const text = await page()
      response.writeHead(200, { 'content-type': contentType }).end(text)
    } catch {
      response.writeHead(500).end()
    }
  })

/** Wraps a log and measures its appends. */
export const timedLog = <Decision extends { readonly id: string }>(
  log: TableLog<Decision>,
  { appends }: Meters,
): TableLog<Decision> =>
  withAppend(log, (table, after, decision) => {
    const began = performance.now()
    const appended = log.append(table, after, decision)
    const observe = () => appends.observe((performance.now() - began) / 1000)
    appended.then(observe, observe)
    return appended
  })

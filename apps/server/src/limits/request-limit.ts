import type { IncomingMessage, Server } from 'node:http'
import type { Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { addressOf, networksOf, shareOf } from '../http/callers.ts'
import { TaskQueue } from './task-queue.ts'
import { AddressBuckets } from './token-buckets.ts'

/** Limits on the plain HTTP of one address. */
export interface RequestLimits {
  /** Token bucket of requests. A class of thirty behind one address loads thirty pages of some fifty files at once. */
  readonly burst: number
  readonly perSecond: number
  /** Milliseconds before a refusal is sent: a client that retries at once does so once per second and connection. */
  readonly refusalDelay: number
  /** TCP connections of an address: twice the WebSockets that it may have. */
  readonly connections: number
}

export const REQUEST_LIMITS: RequestLimits = { burst: 3000, perSecond: 150, refusalDelay: 1000, connections: 600 }

const SENTENCE = 'Trop de demandes depuis cette adresse. Attends quelques secondes, puis recharge la page.\n'

/**
 * Applies the token bucket before anything is looked up or read. Accepted requests are answered a few per turn of the event loop: forty
 * that arrive together would otherwise delay everybody's moves until all of them are served.
 */
const limitRequests = (app: FastifyInstance, limits: RequestLimits, isBehindProxy: boolean): AddressBuckets => {
  const requests = new AddressBuckets(limits.burst, limits.perSecond)
  const queue = new TaskQueue((error) => app.log.error(error))
  const refused = new WeakSet<Socket>()
  app.addHook('onRequest', async ({ raw, url }, reply) => {
    if (requests.take(addressOf(raw, isBehindProxy), 1)) return new Promise<void>((resolve) => queue.add(resolve))
    const { socket } = raw
    // Pipelining: a second request before the first refusal was sent. No browser does that.
    if (refused.has(socket)) {
      reply.hijack()
      socket.destroy()
      return
    }
    refused.add(socket)
    await pause(limits.refusalDelay, undefined, { ref: false })
    reply.code(429).headers({ connection: 'close', 'cache-control': 'no-store', 'retry-after': '10' })
    if (url.startsWith('/api/')) return reply.send({ error: 'too-many-tries' })
    return reply.type('text/plain; charset=utf-8').send(SENTENCE)
  })
  return requests
}

/** Idle and half-open connections count too: each takes a file descriptor, and the process has a limited number of them. */
const limitConnections = (server: Server, most: number): void => {
  const open = new Map<string, number>()
  const count = (network: string, more: 1 | -1): void => {
    const now = (open.get(network) ?? 0) + more
    if (now > 0) open.set(network, now)
    else open.delete(network)
  }
  server.prependListener('connection', (socket: Socket) => {
    const networks = networksOf(addressOf({ headers: {}, socket } as IncomingMessage, false))
    if (networks.some((network) => (open.get(network) ?? 0) >= most * shareOf(network))) {
      socket.destroy()
      return
    }
    for (const network of networks) count(network, 1)
    socket.once('close', () => {
      for (const network of networks) count(network, -1)
    })
  })
}

/**
 * Behind a proxy all connections belong to the proxy, so that only requests are limited there. Returns the buckets of requests, for
 * WebSocket upgrades, which fastify does not see.
 */
export const limitPlainHttp = (app: FastifyInstance, limits: RequestLimits, isBehindProxy: boolean): AddressBuckets => {
  if (!isBehindProxy) limitConnections(app.server, limits.connections)
  return limitRequests(app, limits, isBehindProxy)
}

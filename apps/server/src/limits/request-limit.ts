import type { IncomingMessage, Server } from 'node:http'
import type { Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { addressOf, networksOf, shareOf } from '../http/callers.ts'
import { Buckets } from './limits.ts'
import { Turnstile } from './task-queue.ts'

/** How much plain HTTP one address may ask for. */
export interface RequestLimits {
  /** A class of thirty behind one address loads thirty pages of some fifty files at once. */
  readonly burst: number
  readonly perSecond: number
  /** Milliseconds that a refusal is held back: who asks again at once asks once a second and connection. */
  readonly heldFor: number
  /** Twice the sockets that an address may have. */
  readonly connections: number
}

export const REQUEST_LIMITS: RequestLimits = { burst: 3000, perSecond: 150, heldFor: 1000, connections: 600 }

const SENTENCE = 'Trop de demandes depuis cette adresse. Attends quelques secondes, puis recharge la page.\n'

/**
 * A token bucket of requests per address, asked before anything is looked up or read. Those that pass it are answered a few per turn of the
 * event loop: forty that come in together would hold up everybody's moves for as long as all of them take.
 */
const limitRequests = (app: FastifyInstance, limits: RequestLimits, isBehindProxy: boolean): Buckets => {
  const requests = new Buckets(limits.burst, limits.perSecond)
  const turns = new Turnstile((error) => app.log.error(error))
  const refused = new WeakSet<Socket>()
  app.addHook('onRequest', async ({ raw, url }, reply) => {
    if (requests.take(addressOf(raw, isBehindProxy), 1)) return new Promise<void>((resolve) => turns.add(resolve))
    const { socket } = raw
    // Pipelined: another one, without waiting for the first refusal. No browser does that.
    if (refused.has(socket)) {
      reply.hijack()
      socket.destroy()
      return
    }
    refused.add(socket)
    await pause(limits.heldFor, undefined, { ref: false })
    reply.code(429).headers({ connection: 'close', 'cache-control': 'no-store', 'retry-after': '10' })
    if (url.startsWith('/api/')) return reply.send({ error: 'too-many-tries' })
    return reply.type('text/plain; charset=utf-8').send(SENTENCE)
  })
  return requests
}

/** Idle and half-open connections count, too: each costs a descriptor, of which the process has a limited number. */
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
 * Behind a proxy all connections are the proxy's: only requests are counted there. The answer is the bucket of requests, for those that
 * fastify does not see.
 */
export const limitPlainHttp = (app: FastifyInstance, limits: RequestLimits, isBehindProxy: boolean): Buckets => {
  if (!isBehindProxy) limitConnections(app.server, limits.connections)
  return limitRequests(app, limits, isBehindProxy)
}

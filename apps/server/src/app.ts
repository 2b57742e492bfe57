import type { IncomingMessage, RequestListener } from 'node:http'
import { relative } from 'node:path'
import type { TLSSocket } from 'node:tls'
import helmet from '@fastify/helmet'
import serveStatic from '@fastify/static'
import type { Gossip, Host } from '@tablee/host'
import fastify, { type FastifyInstance } from 'fastify'
import { registerDeckRoute } from './decks/deck-route.ts'
import { type ReadDeck, readDeckInProcess } from './decks/deck-worker-pool.ts'
import { hostNameOf, type IsOwnHost, ownHosts } from './http/own-hosts.ts'
import { registerTableRoute } from './http/table-route.ts'
import { serveOnePort } from './https/one-port.ts'
import type { Tls } from './https/read-tls.ts'
import { registerTrustRoutes } from './https/trust-routes.ts'
import { LIMITS, type Limits } from './limits/limits.ts'
import { limitPlainHttp, REQUEST_LIMITS, type RequestLimits } from './limits/request-limit.ts'
import { TableLookup } from './limits/table-lookup.ts'
import type { AddressBuckets } from './limits/token-buckets.ts'
import { WrittenBytes } from './limits/written-bytes.ts'
import { type Meters, measureRequests, newMeters, registerMetricsRoute } from './metrics/metrics.ts'
import { openSocketServer } from './socket/socket-server.ts'

interface AppOptions {
  /** The built client. */
  readonly webRoot: string
  /** Who serves the tables; none: pages only. */
  readonly host?: Host
  /** With the other nodes that serve these tables; none: there are no others. */
  readonly gossip?: Gossip | undefined
  /** Whether there is a log to write to at the moment. */
  readonly isReachable?: () => boolean
  /** Whether more people may be sent here. */
  readonly isReady?: () => boolean
  readonly meters?: Meters
  /** False: metrics are told elsewhere. */
  readonly hasMetrics?: boolean
  readonly limits?: Limits
  /** Where decks of one's own are read; in the loop when not told. */
  readonly readDeck?: ReadDeck
  readonly requestLimits?: RequestLimits
  /** None: plain HTTP. */
  readonly tls?: Tls | undefined
  readonly isBehindProxy?: boolean
  /** Names that people reach this server by, beside those of a home network. */
  readonly publicHosts?: readonly string[] | undefined
  readonly isLogging?: boolean
  /** Hears of what should not have happened; a line of the log for each when not told. */
  readonly report?: (error: unknown) => void
}

const YEAR = 31_536_000
const REQUEST_TIMEOUT = 30_000

/** Files with a hash in their name never change; the others are asked about each time. */
const cacheControl = (pathInRoot: string) =>
  pathInRoot.startsWith('assets') ? `public, max-age=${YEAR}, immutable` : 'no-cache'

/** Pages of the client: whoever asks, a browser or a link preview, gets them. The build has files that name what some begin with. */
const PAGES: Readonly<Record<string, string>> = {
  '/dico': 'dico.html',
  '/table/:code': 'table.html',
  '/table/ICI-:code': 'own-table.html',
  '/table/:code/partie/:number': 'index.html',
  '/ecran/:code': 'index.html',
  '/regles': 'index.html',
  '/regles/:game': 'index.html',
  '/reglages': 'index.html',
  '/confiance': 'index.html',
  '/mentions': 'index.html',
  '/apprendre/:box': 'index.html',
  '/boite/:box': 'index.html',
  '/ensemble/:box': 'index.html',
  '/paquets': 'index.html',
  '/paquets/:deck': 'index.html',
  '/paquets/imprimer/:deck': 'index.html',
}

/**
 * Sensors and devices that no page of ours uses. What is not named keeps the browser's default, our own pages only: microphone (dictation),
 * fullscreen, screen-wake-lock, clipboard-write, web-share, autoplay. Only names that the oldest browsers know, or they complain in their console.
 */
const PERMISSIONS = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'magnetometer',
  'midi',
  'payment',
  'publickey-credentials-get',
  'serial',
  'usb',
  'xr-spatial-tracking',
]
  .map((feature) => `${feature}=()`)
  .join(', ')

const isSecure = ({ socket, headers }: IncomingMessage, isBehindProxy: boolean): boolean =>
  (socket as TLSSocket).encrypted || (isBehindProxy && headers['x-forwarded-proto'] === 'https')

/** A browser that looks for a page which is not there: the client has a kind one for that. */
const wantsPage = (method: string, path: string, accept: string | undefined) =>
  (method === 'GET' || method === 'HEAD') && !/\.\w+$/.test(path) && (accept ?? '').includes('text/html')

/** For the person who runs the server, most of all: nobody else knows what to do about it. */
const unknownName = (name: string): string => `Ce serveur de Tablée ne se connaît pas sous le nom « ${name} ».
Si c’est le tien, démarre-le avec PUBLIC_HOSTS=${name}
Sinon, demande le bon lien à la personne qui t’invite.

This Tablée server does not know itself by the name “${name}”.
If it is yours, start it with PUBLIC_HOSTS=${name}
`

/** An address that cannot be read, such as « /% », leads nowhere like any other that does: fastify would answer in its own words. */
const readable = (address: string): string => {
  try {
    decodeURI(address.split('?', 1)[0] ?? '')
    return address
  } catch {
    return '/nowhere'
  }
}

/** Tables and their sockets; those who are connected are told to come back before the server closes. */
const serveTables = (
  app: FastifyInstance,
  host: Host,
  {
    meters,
    limits,
    requests,
    isBehindProxy,
    gossip,
    isReachable,
    isOwnHost,
    readDeck,
    report,
  }: Required<
    Pick<AppOptions, 'meters' | 'limits' | 'readDeck' | 'isBehindProxy' | 'gossip' | 'isReachable' | 'report'>
  > & {
    readonly isOwnHost: IsOwnHost
    readonly requests: AddressBuckets
  },
): void => {
  const onAnswer = (answer: string) => meters.moves.inc({ answer })
  // One count for all doors: guesses are guesses, and bytes are bytes.
  const lookup = new TableLookup({ host, limits, gossip, report })
  const written = new WrittenBytes(limits, gossip)
  // Without a log nothing can be done for anybody here: said at once, as to whoever comes by a socket.
  let hasWarned = false
  app.addHook('onRequest', async ({ url, raw, method, headers }, reply) => {
    const isCall = url.startsWith('/api/')
    if (!isOwnHost(raw) && (isCall || wantsPage(method, url.split('?', 1)[0] ?? '', headers.accept))) {
      const name = hostNameOf(headers.host ?? '').slice(0, 100)
      if (!hasWarned) app.log.warn({ name }, 'a request came for a name that is not in PUBLIC_HOSTS')
      hasWarned = true
      reply.code(403).header('cache-control', 'no-store')
      return isCall
        ? reply.send({ error: 'not-from-here' })
        : reply.type('text/plain; charset=utf-8').send(unknownName(name))
    }
    if (isCall && !isReachable()) return reply.code(503).send({ error: 'server-trouble' })
  })
  registerTableRoute(app, { host, limits, isBehindProxy, gossip, lookup, report })
  registerDeckRoute(app, { limits, isBehindProxy, gossip, lookup, written, readDeck, onAnswer })
  const door = {
    host,
    limits,
    requests,
    isBehindProxy,
    gossip,
    isReachable,
    isOwnHost,
    lookup,
    written,
    report,
    onAnswer,
  }
  const sessions = openSocketServer(app.server, door)
  meters.watch({ sockets: sessions.count, tables: () => host.openTables })
  app.addHook('preClose', sessions.close)
  app.addHook('onClose', async () => written.close())
}

export const createApp = async ({
  webRoot,
  host,
  gossip,
  isReachable = () => true,
  isReady = () => true,
  meters = newMeters(),
  hasMetrics = true,
  limits = LIMITS,
  readDeck = readDeckInProcess,
  requestLimits = REQUEST_LIMITS,
  tls,
  isBehindProxy = false,
  publicHosts,
  isLogging = false,
  report: tell,
}: AppOptions): Promise<FastifyInstance> => {
  const app = fastify({
    logger: isLogging ? { level: 'warn' } : false,
    forceCloseConnections: 'idle',
    // A body may not trickle in for ever; sockets have been upgraded by then.
    requestTimeout: REQUEST_TIMEOUT,
    ...(tls && { serverFactory: (handler: RequestListener) => serveOnePort(tls, REQUEST_TIMEOUT, handler) }),
    routerOptions: { ignoreTrailingSlash: true },
    rewriteUrl: ({ url = '/' }) => readable(url),
  })
  const report = tell ?? ((error: unknown) => app.log.error(error))
  // Before the routes, or fastify would answer for them, with the reason and the caller's address in the log.
  app.setErrorHandler((error: { statusCode?: number }, _, reply) => {
    const status = error.statusCode ?? 500
    if (status >= 500) report(error)
    return reply.code(status).send({ error: status >= 500 ? 'internal' : 'bad-request' })
  })
  const requests = limitPlainHttp(app, requestLimits, isBehindProxy)
  app.addHook('onRequest', async ({ raw }, reply) => {
    reply.header('permissions-policy', PERMISSIONS)
    // Over plain HTTP browsers ignore it, and complain in their console.
    if (isSecure(raw, isBehindProxy)) reply.header('cross-origin-opener-policy', 'same-origin')
  })
  await app.register(helmet, {
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        fontSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:'],
        // Safari below 16 does not take a WebSocket to the page's own host for 'self'.
        connectSrc: ["'self'", 'ws:', 'wss:'],
        // Plain HTTP on a home network has to work.
        upgradeInsecureRequests: null,
      },
    },
    strictTransportSecurity: false,
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
  })
  measureRequests(app, meters)
  registerTrustRoutes(app, tls)
  if (hasMetrics) registerMetricsRoute(app, meters)
  // That it answers at all, and whether it should be sent people: a node without its log is alive, and no use to anybody.
  app.get('/healthz', () => ({ status: 'ok' }))
  app.get('/readyz', (_, reply) =>
    isReady() ? reply.send({ status: 'ready' }) : reply.code(503).send({ status: 'not-ready' }),
  )
  const isOwnHost = ownHosts({ publicHosts, certificate: tls?.certificate, isBehindProxy })
  const door = { meters, limits, requests, isBehindProxy, gossip, isReachable, isOwnHost, readDeck, report }
  if (host) serveTables(app, host, door)
  await app.register(serveStatic, {
    root: webRoot,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (response, path) => {
      response.setHeader('cache-control', cacheControl(relative(webRoot, path)))
      response.setHeader('vary', 'accept-encoding')
    },
  })
  for (const [page, file] of Object.entries(PAGES)) app.get(page, (_, reply) => reply.sendFile(file))
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?', 1)[0] ?? ''
    reply.code(404)
    if (wantsPage(request.method, path, request.headers.accept)) return reply.sendFile('index.html')
    return reply.send({ error: 'not-found' })
  })
  return app
}

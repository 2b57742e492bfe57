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
  /** Serves the tables. If absent, the app serves only pages. */
  readonly host?: Host
  /** Undefined on a single node. */
  readonly gossip?: Gossip | undefined
  /** Whether the log can be written to at the moment. */
  readonly isReachable?: () => boolean
  /** Whether a load balancer may send people here. */
  readonly isReady?: () => boolean
  readonly meters?: Meters
  /** If false, metrics are served at another port. */
  readonly hasMetrics?: boolean
  readonly limits?: Limits
  /** Parses uploaded decks; by default in the event loop. */
  readonly readDeck?: ReadDeck
  readonly requestLimits?: RequestLimits
  /** If absent, plain HTTP. */
  readonly tls?: Tls | undefined
  readonly isBehindProxy?: boolean
  /** Public host names of this server, in addition to those of a home network. */
  readonly publicHosts?: readonly string[] | undefined
  readonly isLogging?: boolean
  /** Gets internal errors; by default each is logged. */
  readonly report?: (error: unknown) => void
}

const YEAR = 31_536_000
const REQUEST_TIMEOUT = 30_000

/** Files with a hash in their name never change; browsers revalidate the others each time. */
const cacheControl = (pathInRoot: string) =>
  pathInRoot.startsWith('assets') ? `public, max-age=${YEAR}, immutable` : 'no-cache'

/** The client's pages, for browsers and link previews alike. Some have an HTML file of their own, which preloads their scripts. */
const PAGES: Readonly<Record<string, string>> = {
  '/dico': 'dico.html',
  '/table/:code': 'table.html',
  '/table/ICI-:code': 'own-table.html',
  '/table/:code/partie/:number': 'index.html',
  '/ecran': 'index.html',
  '/ecran/:code': 'index.html',
  '/tv': 'index.html',
  '/tv/:code': 'index.html',
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
 * Sensors and devices that no page uses. Features not listed keep the browser's default, own pages only: microphone (dictation),
 * fullscreen, screen-wake-lock, clipboard-write, web-share, autoplay. All names are known to the oldest supported browsers, which log a
 * warning otherwise.
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

/** Whether a browser asks for a page. The client shows its own page for an unknown address. */
const wantsPage = (method: string, path: string, accept: string | undefined) =>
  (method === 'GET' || method === 'HEAD') && !/\.\w+$/.test(path) && (accept ?? '').includes('text/html')

/** Addressed to the operator, who alone can fix it. */
const unknownName = (name: string): string => `Ce serveur de Tablée ne se connaît pas sous le nom « ${name} ».
Si c’est le tien, démarre-le avec PUBLIC_HOSTS=${name}
Sinon, demande le bon lien à la personne qui t’invite.

This Tablée server does not know itself by the name “${name}”.
If it is yours, start it with PUBLIC_HOSTS=${name}
`

/** Replaces an undecodable URL such as « /% » by an unknown one, so that the client's « not found » page is served, not fastify's error. */
const decodableUrl = (url: string): string => {
  try {
    decodeURI(url.split('?', 1)[0] ?? '')
    return url
  } catch {
    return '/nowhere'
  }
}

/** Adds the API routes and the WebSockets. Clients are disconnected with « going away » before the server closes. */
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
  // Routes and sockets share these limits.
  const lookup = new TableLookup({ host, limits, gossip, report })
  const written = new WrittenBytes(limits, gossip)
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
    // Without a log no request can succeed here: answer at once.
    if (isCall && !isReachable()) return reply.code(503).send({ error: 'server-trouble' })
  })
  registerTableRoute(app, { host, limits, isBehindProxy, gossip, lookup, report })
  registerDeckRoute(app, { limits, isBehindProxy, gossip, lookup, written, readDeck, onAnswer })
  const socketOptions = {
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
  const sockets = openSocketServer(app.server, socketOptions)
  meters.watch({ sockets: sockets.count, tables: () => host.openTables })
  app.addHook('preClose', sockets.close)
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
  report: customReport,
}: AppOptions): Promise<FastifyInstance> => {
  const app = fastify({
    logger: isLogging ? { level: 'warn' } : false,
    forceCloseConnections: 'idle',
    // Limits slow request bodies; does not apply to upgraded sockets.
    requestTimeout: REQUEST_TIMEOUT,
    ...(tls && { serverFactory: (handler: RequestListener) => serveOnePort(tls, REQUEST_TIMEOUT, handler) }),
    routerOptions: { ignoreTrailingSlash: true },
    rewriteUrl: ({ url = '/' }) => decodableUrl(url),
  })
  const report = customReport ?? ((error: unknown) => app.log.error(error))
  // Set before the routes; fastify's default handler would send the reason and log the caller's address.
  app.setErrorHandler((error: { statusCode?: number }, _, reply) => {
    const status = error.statusCode ?? 500
    if (status >= 500) report(error)
    return reply.code(status).send({ error: status >= 500 ? 'internal' : 'bad-request' })
  })
  const requests = limitPlainHttp(app, requestLimits, isBehindProxy)
  app.addHook('onRequest', async ({ raw }, reply) => {
    reply.header('permissions-policy', PERMISSIONS)
    // Over plain HTTP browsers ignore this header and log a warning.
    if (isSecure(raw, isBehindProxy)) reply.header('cross-origin-opener-policy', 'same-origin')
  })
  await app.register(helmet, {
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        fontSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:'],
        // Safari below 16 does not match a WebSocket to the page's own host with 'self'.
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
  // Liveness and readiness: a node without its log is alive but not ready.
  app.get('/healthz', () => ({ status: 'ok' }))
  app.get('/readyz', (_, reply) =>
    isReady() ? reply.send({ status: 'ready' }) : reply.code(503).send({ status: 'not-ready' }),
  )
  const isOwnHost = ownHosts({ publicHosts, certificate: tls?.certificate, isBehindProxy })
  const options = { meters, limits, requests, isBehindProxy, gossip, isReachable, isOwnHost, readDeck, report }
  if (host) serveTables(app, host, options)
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

import helmet from '@fastify/helmet'
import serveStatic from '@fastify/static'
import fastify, { type FastifyInstance } from 'fastify'
import { measureRequests } from './metrics.ts'

interface AppOptions {
  /** The built client. */
  readonly webRoot: string
  readonly isLogging?: boolean
}

const YEAR = 31_536_000

/** Files with a hash in their name never change; the others are asked about each time. */
const cacheControl = (path: string) => (path.includes('/assets/') ? `public, max-age=${YEAR}, immutable` : 'no-cache')

const isPage = (method: string, path: string, accept: string | undefined) =>
  (method === 'GET' || method === 'HEAD') && !/\.\w+$/.test(path) && (accept ?? '').includes('text/html')

export const createApp = async ({ webRoot, isLogging = false }: AppOptions): Promise<FastifyInstance> => {
  const app = fastify({
    logger: isLogging ? { level: 'warn' } : false,
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: true },
  })
  await app.register(helmet, {
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        fontSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:'],
        // Plain HTTP on a home network has to work.
        upgradeInsecureRequests: null,
      },
    },
    strictTransportSecurity: false,
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
  })
  measureRequests(app)
  app.get('/healthz', () => ({ status: 'ok' }))
  await app.register(serveStatic, {
    root: webRoot,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (response, path) => response.setHeader('cache-control', cacheControl(path)),
  })
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?', 1)[0] ?? ''
    // The client has the routes; it also has the page for an address that leads nowhere.
    if (isPage(request.method, path, request.headers.accept)) return reply.sendFile('index.html')
    return reply.code(404).send({ error: 'not-found' })
  })
  app.setErrorHandler((error: { statusCode?: number }, request, reply) => {
    const status = error.statusCode ?? 500
    if (status >= 500) request.log.error(error)
    return reply.code(status).send({ error: status >= 500 ? 'internal' : 'bad-request' })
  })
  return app
}

import type { X509Certificate } from 'node:crypto'
import type { TLSSocket } from 'node:tls'
import type { FastifyInstance } from 'fastify'

const PAGE = '/confiance'

/**
 * Browsers treat http://localhost as secure and run service workers there. A worker that was installed before this server had HTTPS would
 * keep serving cached pages, which could not reach a table. So over plain HTTP the worker is replaced by one that unregisters itself and
 * reloads its pages.
 */
const WORKER = '/sw.js'
const LAST_WORKER = `addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) =>
  event.waitUntil((async () => {
    await registration.unregister()
    for (const name of await caches.keys()) if (name.startsWith('tablee-')) await caches.delete(name)
    for (const page of await clients.matchAll({ type: 'window' })) await page.navigate(page.url).catch(() => {})
  })()),
)
`

/** Scripts, styles and icons, but no pages. */
const isFileOfClient = (path: string): boolean =>
  path.startsWith('/assets/') || (/^\/[\w-]+\.\w+$/.test(path) && !path.endsWith('.html'))

/** The trust page, its files and the health check. Everything else requires HTTPS. */
const isOpenToPlain = (path: string): boolean =>
  path === PAGE || path.startsWith(`${PAGE}/`) || path === '/healthz' || isFileOfClient(path)

/**
 * Redirects plain HTTP. With a private authority it redirects to the trust page, which explains how to trust the authority and then links
 * to the requested page: the browser of a new device would show a warning otherwise. With a public certificate it redirects to HTTPS.
 */
const redirectToHttps = (app: FastifyInstance, hasOwnAuthority: boolean): void => {
  app.addHook('onRequest', async ({ raw, url, headers }, reply) => {
    const path = url.split('?', 1)[0] ?? ''
    if ((raw.socket as TLSSocket).encrypted) return
    if (path === WORKER) return reply.header('cache-control', 'no-store').type('text/javascript').send(LAST_WORKER)
    if (isOpenToPlain(path)) return
    if (headers.host === undefined) return reply.code(400).send()
    const there = hasOwnAuthority ? `${PAGE}?vers=${encodeURIComponent(url)}` : `https://${headers.host}${url}`
    return reply.redirect(there, 307)
  })
}

/** Serves the page /confiance: whether there is an authority to trust, and its certificate as a file. */
export const registerTrustRoutes = (
  app: FastifyInstance,
  tls: { authority: X509Certificate | undefined } | undefined,
): void => {
  const authority = tls?.authority
  if (tls !== undefined) redirectToHttps(app, authority !== undefined)
  app.get(`${PAGE}/authority.json`, (_, reply) =>
    // Public data. The same page over plain HTTP, which is another origin, fetches it to find out whether HTTPS is trusted.
    reply.headers({ 'cache-control': 'no-store', 'access-control-allow-origin': '*' }).send({
      hasHttps: tls !== undefined,
      ...(authority && { fingerprint: authority.fingerprint256, validTo: new Date(authority.validTo).toISOString() }),
    }),
  )
  if (authority === undefined) return
  // Phones offer to install a file of this type; all of them read DER.
  app.get(`${PAGE}/tablee.crt`, (_, reply) =>
    reply.header('cache-control', 'no-store').type('application/x-x509-ca-cert').send(authority.raw),
  )
}

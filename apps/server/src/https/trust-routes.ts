import type { X509Certificate } from 'node:crypto'
import type { TLSSocket } from 'node:tls'
import type { FastifyInstance } from 'fastify'

const PAGE = '/confiance'

/**
 * Browsers take http://localhost for secure and run service workers there. One that was installed before this server had HTTPS would go
 * on showing its own copy of every page, and none of them could reach a table. So over plain HTTP the worker is replaced by one that
 * removes itself and loads its pages anew.
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

/** Scripts, styles, icons: what any page loads, and no page itself. */
const isFileOfClient = (path: string): boolean =>
  path.startsWith('/assets/') || (/^\/[\w-]+\.\w+$/.test(path) && !path.endsWith('.html'))

/** The page about trust with its files, and the health check; all else is asked for over HTTPS. */
const isOpenToPlain = (path: string): boolean =>
  path === PAGE || path.startsWith(`${PAGE}/`) || path === '/healthz' || isFileOfClient(path)

/**
 * Over plain HTTP a server that has HTTPS shows one page, which tells how to trust it and leads on to where one wanted to go: a device that
 * does not trust it yet would meet its browser's warning first. What a public authority signed needs no such page.
 */
const leadToHttps = (app: FastifyInstance, hasOwnAuthority: boolean): void => {
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

/** What the page /confiance asks for: whether there is an authority to trust, and its certificate as a file. */
export const registerTrustRoutes = (
  app: FastifyInstance,
  tls: { authority: X509Certificate | undefined } | undefined,
): void => {
  const authority = tls?.authority
  if (tls !== undefined) leadToHttps(app, authority !== undefined)
  app.get(`${PAGE}/authority.json`, (_, reply) =>
    // Nothing in it is anybody's own; the same page over plain HTTP, another origin, looks by it whether HTTPS is trusted here.
    reply.headers({ 'cache-control': 'no-store', 'access-control-allow-origin': '*' }).send({
      hasHttps: tls !== undefined,
      ...(authority && { fingerprint: authority.fingerprint256, validTo: new Date(authority.validTo).toISOString() }),
    }),
  )
  if (authority === undefined) return
  // By this type phones offer to install it; DER is what all of them read.
  app.get(`${PAGE}/tablee.crt`, (_, reply) =>
    reply.header('cache-control', 'no-store').type('application/x-x509-ca-cert').send(authority.raw),
  )
}

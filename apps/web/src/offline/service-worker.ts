declare const __FILES__: readonly string[]
declare const __SHELL__: readonly string[]

// The project's types are those of pages; here « self » is the worker.
const worker = self as unknown as ServiceWorkerGlobalScope

const CACHE = 'tablee'
const PAGE = '/'
const PATIENCE = 3000

const keep = async (urls: readonly string[]) => {
  const cache = await caches.open(CACHE)
  const missing = await Promise.all(urls.map(async (url) => ((await cache.match(url)) ? [] : [url])))
  await cache.addAll(missing.flat())
}

/** Drops what no file of this build is called. */
const clearOut = async () => {
  const known = new Set([...__FILES__, ...__SHELL__, PAGE])
  const cache = await caches.open(CACHE)
  const stored = await cache.keys()
  await Promise.all(
    stored.filter(({ url }) => !known.has(new URL(url).pathname)).map((request) => cache.delete(request)),
  )
}

const pageFromNetwork = async (request: Request): Promise<Response> => {
  const response = await fetch(request, { signal: AbortSignal.timeout(PATIENCE) })
  if (response.ok) await (await caches.open(CACHE)).put(PAGE, response.clone())
  return response
}

const page = (request: Request): Promise<Response> =>
  pageFromNetwork(request).catch(async () => (await caches.match(PAGE)) ?? Response.error())

const file = async (request: Request): Promise<Response> => {
  const kept = await caches.match(request)
  if (kept) return kept
  const response = await fetch(request)
  if (response.ok) await (await caches.open(CACHE)).put(request, response.clone())
  return response
}

worker.addEventListener('install', (event) => {
  // The page must belong to this build: it is fetched anew, whatever was kept.
  event.waitUntil(
    keep(__SHELL__)
      .then(async () => (await caches.open(CACHE)).add(PAGE))
      .then(() => worker.skipWaiting()),
  )
})
worker.addEventListener('activate', (event) => event.waitUntil(clearOut().then(() => worker.clients.claim())))
worker.addEventListener('message', (event) => {
  const known = new Set(__FILES__)
  const urls: readonly unknown[] = Array.isArray(event.data) ? event.data : []
  event.waitUntil(keep(urls.filter((url): url is string => typeof url === 'string' && known.has(url))))
})
worker.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== worker.location.origin) return
  if (request.mode === 'navigate') event.respondWith(page(request))
  else if (__FILES__.includes(pathname) || __SHELL__.includes(pathname)) event.respondWith(file(request))
})

export {}

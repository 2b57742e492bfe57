declare const __FILES__: readonly string[]
declare const __SHELL__: readonly string[]
declare const __BUILD__: string

// The project's types are those of pages; here « self » is the worker.
const worker = self as unknown as ServiceWorkerGlobalScope

/** Each build has a cache of its own: a page and its scripts always belong together. */
const OURS = `tablee-${__BUILD__}`
const PAGE = '/'
const PATIENCE = 3000
const files = new Set(__FILES__)

/** « /assets/play-3BjN9hGP.bin » → play; decks are lists, too. */
const listName = (path: string): string | undefined => /\/([\w-]+)-[\w-]{8}\.(bin|txt)$/.exec(path)?.[1]

const keep = async (paths: readonly string[]) => {
  const cache = await caches.open(OURS)
  const missing = await Promise.all(paths.map(async (path) => ((await cache.match(path)) ? [] : [path])))
  await cache.addAll(missing.flat())
}

/** The lists that this device used in an earlier build are fetched in their present form. */
const listsInUse = async (): Promise<string[]> => {
  const names = (await caches.keys()).filter((name) => name.startsWith('tablee-') && name !== OURS)
  const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
  const used = new Set(kept.flat().map(({ url }) => listName(new URL(url).pathname)))
  return __FILES__.filter((path) => listName(path) !== undefined && used.has(listName(path)))
}

const install = async () => {
  const cache = await caches.open(OURS)
  // Past the browser's own cache: files without a hash in their name may have changed.
  await cache.addAll([PAGE, ...__SHELL__].map((path) => new Request(path, { cache: 'reload' })))
  await keep(await listsInUse())
}

const dropOlderBuilds = async () => {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name !== OURS).map((name) => caches.delete(name)))
}

const fromCache = async (path: string) => (await caches.open(OURS)).match(path)

/** The network's page is the newest; the kept one answers when there is no network, or a server in trouble. */
const page = async (request: Request): Promise<Response> => {
  try {
    const response = await fetch(request, { signal: AbortSignal.timeout(PATIENCE) })
    return response.status < 500 ? response : ((await fromCache(PAGE)) ?? response)
  } catch {
    return (await fromCache(PAGE)) ?? Response.error()
  }
}

const file = async (request: Request, path: string): Promise<Response> => {
  const kept = await fromCache(path)
  if (kept) return kept
  const response = await fetch(request)
  if (response.ok) await (await caches.open(OURS)).put(path, response.clone())
  return response
}

worker.addEventListener('install', (event) => event.waitUntil(install()))
worker.addEventListener('activate', (event) => event.waitUntil(dropOlderBuilds().then(() => worker.clients.claim())))
worker.addEventListener('message', (event) => {
  const paths: readonly unknown[] = Array.isArray(event.data) ? event.data : []
  event.waitUntil(keep(paths.filter((path): path is string => typeof path === 'string' && files.has(path))))
})
worker.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== worker.location.origin) return
  if (request.mode === 'navigate') event.respondWith(page(request))
  else if (files.has(pathname) || __SHELL__.includes(pathname)) event.respondWith(file(request, pathname))
})

export {}

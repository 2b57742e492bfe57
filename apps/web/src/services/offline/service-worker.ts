import { timeLimit } from '../connection/time-limit.ts'
import { pageAt } from '../navigation/pages.ts'
import type { FromWorker, ToWorker } from './talk.ts'

/** Every file of this build, with its compressed size. */
declare const __FILES__: Readonly<Record<string, number>>
/** The files that the first page needs. */
declare const __FIRST__: readonly string[]
declare const __UNHASHED__: readonly string[]
declare const __BUILD__: string

// The project's types are those of pages; here « self » is the worker.
const worker = self as unknown as ServiceWorkerGlobalScope

/** Each build has a cache of its own: a page and its scripts always belong together. */
const OURS = `tablee-${__BUILD__}`
const PAGE = '/'
/** The script that the page names. */
const [SCRIPT = ''] = __FIRST__
const PATIENCE = 3000
const weights = __FILES__
const all = Object.keys(weights)

/** « /assets/play-3BjN9hGP.bin » → play.bin */
const nameOf = (path: string): string => path.replace(/^.*\/|-[\w-]{8}(?=\.\w+$)/g, '')

const missing = async (): Promise<string[]> => {
  const kept = new Set((await (await caches.open(OURS)).keys()).map(({ url }) => new URL(url).pathname))
  return all.filter((path) => !kept.has(path))
}

const tell = async (told: FromWorker) => {
  for (const client of await worker.clients.matchAll({ includeUncontrolled: true })) client.postMessage(told)
}
const tellMissing = async () =>
  tell({ missing: (await missing()).reduce((sum, path) => sum + (weights[path] ?? 0), 0) })

const isOutOfSpace = (error: unknown): boolean => error instanceof DOMException && error.name === 'QuotaExceededError'

/** One file after the other, so that a game in progress does not wait; finished downloads stay. */
const keep = async (paths: readonly string[]) => {
  const cache = await caches.open(OURS)
  const wanted = new Set(paths)
  for (const path of await missing()) {
    if (!wanted.has(path)) continue
    // Unchanged files are copied from the cache of the last build.
    const had = await caches.match(path)
    await (had ? cache.put(path, had) : cache.add(path))
    await tellMissing()
  }
}

const keepAll = async () => {
  try {
    await keep(all)
  } catch (error) {
    await tell({ fault: isOutOfSpace(error) ? 'space' : 'network' })
  }
}

const olderBuilds = async () => (await caches.keys()).filter((name) => name.startsWith('tablee-') && name !== OURS)

/** The files of this build whose namesakes the device had of an earlier one. */
const hadBefore = async (): Promise<string[]> => {
  const kept = await Promise.all((await olderBuilds()).map(async (name) => (await caches.open(name)).keys()))
  const had = new Set(kept.flat().map(({ url }) => nameOf(new URL(url).pathname)))
  return all.filter((path) => had.has(nameOf(path)))
}

const install = async () => {
  // Past the browser's own cache: files without a hash in their name may have changed.
  const fresh = (path: string) => new Request(path, { cache: 'reload' })
  const page = await fetch(fresh(PAGE))
  // A page that was redirected must not answer for another address: browsers refuse it there.
  if (page.redirected) throw new Error('the page was redirected')
  // While one build replaces another, the server may still answer with the other's page: the browser tries again later.
  if (!(await page.clone().text()).includes(SCRIPT)) throw new Error('the page is of another build')
  const cache = await caches.open(OURS)
  await cache.put(PAGE, page)
  await cache.addAll([...__UNHASHED__.map(fresh), ...__FIRST__])
  await keep(await hadBefore())
}

const dropOlderBuilds = async () => {
  await Promise.all((await olderBuilds()).map((name) => caches.delete(name)))
}

/** Pages of an earlier build may still be open where somebody asked for this one: their files stay until they are gone. */
const tidy = async () => {
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (pages.length <= 1) await dropOlderBuilds()
}

/** Undefined also where the device refuses its cache: then the server is asked. */
const fromCache = async (path: string): Promise<Response | undefined> => {
  try {
    // Also files of an earlier build, for the pages of it that are still open.
    return (await (await caches.open(OURS)).match(path)) ?? (path === PAGE ? undefined : await caches.match(path))
  } catch {
    return undefined
  }
}

/** Pages come from this build until another one takes over: a reload in mid-game does not change the build. */
const ownPage = async (request: Request): Promise<Response> => (await fromCache(PAGE)) ?? fetch(request)

/** All other pages come from the server; the cached page answers where there is no network, or on a server error. */
const otherPage = async (request: Request): Promise<Response> => {
  try {
    const response = await fetch(request, { signal: timeLimit(PATIENCE) })
    return response.status < 500 ? response : ((await fromCache(PAGE)) ?? response)
  } catch {
    return (await fromCache(PAGE)) ?? Response.error()
  }
}

/** A file that can't be cached (no space, or an aborted download) is fetched again when it is needed. */
const tryToKeep = async (path: string, response: Response): Promise<void> => {
  try {
    await (await caches.open(OURS)).put(path, response)
  } catch {
    // The page has its answer all the same.
  }
}

const file = async (
  { request, waitUntil }: { request: Request; waitUntil: (kept: Promise<void>) => void },
  path: string,
) => {
  const kept = await fromCache(path)
  if (kept) return kept
  const response = await fetch(request)
  if (response.ok && path in weights) waitUntil(tryToKeep(path, response.clone()))
  return response
}

const heed = async (asked: ToWorker) => {
  if (asked.type === 'take-over') return worker.skipWaiting()
  if (asked.type === 'keep-all') return keepAll()
  if (asked.type === 'keep') await keep(asked.paths)
  await tellMissing()
  if (asked.type === 'look') await tidy()
}

worker.addEventListener('install', (event) => event.waitUntil(install()))
worker.addEventListener('activate', (event) => event.waitUntil(tidy().then(() => worker.clients.claim())))
worker.addEventListener('message', (event) => event.waitUntil(heed(event.data as ToWorker)))
worker.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== worker.location.origin) return
  if (request.mode === 'navigate')
    event.respondWith(pageAt(pathname).name === 'nowhere' ? otherPage(request) : ownPage(request))
  else if (pathname.startsWith('/assets/') || __UNHASHED__.includes(pathname))
    event.respondWith(file({ request, waitUntil: (kept) => event.waitUntil(kept) }, pathname))
})

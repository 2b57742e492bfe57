import type { ToWorker } from './talk.ts'

/** Milliseconds to wait for a new build before the page is reloaded without it. */
const PATIENCE = 20_000

const isInstalled = (worker: ServiceWorker): Promise<unknown> =>
  new Promise((resolve) => {
    worker.addEventListener('statechange', resolve, { once: true })
    setTimeout(resolve, PATIENCE)
  })

const takeOver = (waiting: ServiceWorker): Promise<unknown> =>
  new Promise((resolve) => {
    navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true })
    setTimeout(resolve, PATIENCE)
    waiting.postMessage({ type: 'take-over' } satisfies ToWorker)
  })

/** Undefined where browsers have no service workers, or forbid them. */
const ownRegistration = async (): Promise<ServiceWorkerRegistration | undefined> => {
  if (!('serviceWorker' in navigator)) return undefined
  return navigator.serviceWorker.getRegistration().catch(() => undefined)
}

/** Activates the waiting build and reloads this page. Other open pages keep theirs. */
export const renew = async (): Promise<void> => {
  const waiting = (await ownRegistration())?.waiting
  if (waiting) await takeOver(waiting)
  location.reload()
}

/** The server refuses this build's protocol: loads the newest build, cached or not. */
export const fetchNewest = async (): Promise<void> => {
  const registration = await ownRegistration()
  const hasLooked = await registration?.update().then(
    () => true,
    () => false,
  )
  if (registration?.installing) await isInstalled(registration.installing)
  // No newer build could be cached: without a worker the page comes from the server.
  if (hasLooked && !registration?.waiting) await registration?.unregister()
  await renew()
}

import type { ToWorker } from './talk.ts'

/** A new build must come within this, or the page is fetched without it. */
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

/** This page, of the build that waits. Other pages that are open go on with theirs. */
export const renew = async (): Promise<void> => {
  const waiting = (await ownRegistration())?.waiting
  if (waiting) await takeOver(waiting)
  location.reload()
}

/** The server does not speak with this build any more: the newest, kept on the device or not. */
export const fetchNewest = async (): Promise<void> => {
  const registration = await ownRegistration()
  const hasLooked = await registration?.update().then(
    () => true,
    () => false,
  )
  if (registration?.installing) await isInstalled(registration.installing)
  // Nothing newer could be kept: without a worker the page comes from the server.
  if (hasLooked && !registration?.waiting) await registration?.unregister()
  await renew()
}

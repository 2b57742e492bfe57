import { readiness } from './readiness.svelte.ts'
import type { ToWorker } from './talk.ts'

/** Milliseconds: the page's own requests come first. */
const A_MOMENT = 4000
/** Milliseconds: a busy page may never be idle. */
const LONGEST_WAIT = 4000

const assetsLoaded = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
    .map(({ pathname }) => pathname)

/** Caches files that were loaded before the worker was active; each worker takes those of its own build. */
export const keepWhatWasLoaded = async () => {
  if (!('serviceWorker' in navigator)) return
  const { active, waiting, installing } = await navigator.serviceWorker.ready
  const asked: ToWorker = { type: 'keep', paths: assetsLoaded() }
  for (const worker of [active, waiting, installing]) worker?.postMessage(asked)
}

/** On a metered connection nothing is prefetched. Few browsers report it. */
const isMetered = (): boolean => {
  const { connection } = navigator as { connection?: { saveData?: boolean; type?: string } }
  return connection?.saveData === true || connection?.type === 'cellular'
}

const aMoment = (): Promise<void> =>
  new Promise((resolve) => {
    const idle = window.requestIdleCallback as typeof window.requestIdleCallback | undefined
    setTimeout(() => (idle ? idle(() => resolve(), { timeout: LONGEST_WAIT }) : resolve()), A_MOMENT)
  })

/** Plain HTTP on a home network has no service workers: then there is no offline play, and nothing to say about it. */
export const registerOffline = async () => {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return
  const moment = aMoment()
  try {
    // A first worker would fetch all files of the page again while it is loading.
    if (!navigator.serviceWorker.controller) await moment
    const registration = await navigator.serviceWorker.register('/sw.js')
    await readiness.follow(registration)
    await keepWhatWasLoaded()
    await moment
    if (!isMetered()) await readiness.fetchAll()
  } catch {
    // Where the browser forbids service workers, play needs the network.
  }
}

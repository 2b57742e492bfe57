const assetsLoaded = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
    .map(({ pathname }) => pathname)

/** What was loaded before the worker was there is kept as well. */
export const keepWhatWasLoaded = async () => {
  if (!('serviceWorker' in navigator)) return
  const { active } = await navigator.serviceWorker.ready
  active?.postMessage(assetsLoaded())
}

/** Plain HTTP on a home network has no service workers: then there is no offline play, and nothing to say about it. */
export const registerOffline = async () => {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return
  try {
    await navigator.serviceWorker.register('/sw.js')
    await keepWhatWasLoaded()
  } catch {
    // A browser that forbids it plays on line.
  }
}

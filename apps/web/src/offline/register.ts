const assetsLoaded = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
    .map(({ pathname }) => pathname)

/** What was loaded before a worker was there to keep it is kept as well; each takes the files of its own build. */
export const keepWhatWasLoaded = async () => {
  if (!('serviceWorker' in navigator)) return
  const { active, waiting, installing } = await navigator.serviceWorker.ready
  for (const worker of [active, waiting, installing]) worker?.postMessage(assetsLoaded())
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

/** Milliseconds to wait in a browser that does not report its paints. */
const PATIENCE = 150

/** Resolves once the static page has been painted: mounting the app first would delay the first paint. */
export const firstSight = (): Promise<void> =>
  new Promise((resolve) => {
    const seen = () => resolve()
    if (document.hidden || !PerformanceObserver.supportedEntryTypes.includes('paint')) return seen()
    new PerformanceObserver(seen).observe({ type: 'paint', buffered: true })
    setTimeout(seen, PATIENCE)
  })

/** A browser that does not tell when it paints. */
const PATIENCE = 150

/** Once the page as it came has been seen: building the house first would only keep eyes on nothing. */
export const firstSight = (): Promise<void> =>
  new Promise((resolve) => {
    const seen = () => resolve()
    if (document.hidden || !PerformanceObserver.supportedEntryTypes.includes('paint')) return seen()
    new PerformanceObserver(seen).observe({ type: 'paint', buffered: true })
    setTimeout(seen, PATIENCE)
  })

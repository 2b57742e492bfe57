/**
 * Whether the styles may use the browser's own container units: tokens.css says so where there are such. Where custom properties
 * have no types (@property), a unit would be measured anew in every container that inherits it: there it is measured, too.
 */
const hasOwnUnits = (): boolean =>
  'CSSPropertyRule' in globalThis &&
  getComputedStyle(document.documentElement).getPropertyValue('--cqw').trim() === '1cqw'

/** Measures a container for its styles, which use var(--cqw), var(--cqh) and var(--cqmin), in browsers without container units. */
export const containerUnits = (container: HTMLElement) => {
  if (hasOwnUnits()) return
  const measuring = new ResizeObserver(([entry]) => {
    if (entry === undefined) return
    const { width, height } = entry.contentRect
    const units = { '--cqw': width, '--cqh': height, '--cqmin': Math.min(width, height) }
    for (const [unit, length] of Object.entries(units)) container.style.setProperty(unit, `${length / 100}px`)
  })
  measuring.observe(container)
  return () => measuring.disconnect()
}

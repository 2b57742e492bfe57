/** Where a line lies on the screen. */
export interface Extent {
  readonly top: number
  readonly bottom: number
}

/** What letting go would do: two become one, or the line goes to another place. */
export type Drop = { readonly into: number } | { readonly to: number }

/** The middle of a line takes what is carried in; its edges make room. */
const EDGE = 0.28

/** By the finger's height; undefined over one's own place. Places are counted without the line that is carried. */
export const dropAt = (extents: readonly Extent[], carried: number, y: number): Drop | undefined => {
  const over = extents.findIndex(({ bottom }) => y < bottom)
  const place = over < 0 ? extents.length - 1 : over
  const extent = extents[place]
  if (extent === undefined || place === carried) return undefined
  const depth = (y - extent.top) / (extent.bottom - extent.top)
  if (depth >= EDGE && depth <= 1 - EDGE) return { into: place }
  const gap = depth < EDGE ? place : place + 1
  const to = gap > carried ? gap - 1 : gap
  return to === carried ? undefined : { to }
}

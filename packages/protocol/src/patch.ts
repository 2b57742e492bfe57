import { isSame, type ViewParts } from '@tablee/kernel'

/** A JSON merge patch (RFC 7396): objects are merged, null removes a field, everything else replaces. */
export type Patch = Readonly<Record<string, unknown>>

type Plain = Readonly<Record<string, unknown>>
const isPlain = (value: unknown): value is Plain => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Own properties only: a field may be called « constructor ». */
const has = (fields: Plain, key: string) => Object.hasOwn(fields, key) && fields[key] !== undefined

/** The patch that turns one view into the next; undefined if nothing changed. Views contain no null: an absent field is left out. */
export const patchFrom = (before: object, after: object): Patch | undefined => {
  const old = before as Plain
  const young = after as Plain
  let patch: Record<string, unknown> | undefined
  for (const key in old) {
    // Fast path: most fields are the identical object.
    const was = old[key]
    if (was === young[key] || was === undefined || has(young, key)) continue
    patch ??= {}
    patch[key] = null
  }
  for (const key in young) {
    const was = old[key]
    const value = young[key]
    if (value === was || value === undefined) continue
    const change = isPlain(value) && isPlain(was) ? patchFrom(was, value) : isSame(was, value) ? undefined : value
    if (change === undefined) continue
    patch ??= {}
    patch[key] = change
  }
  return patch
}

/** The same for views in parts: identical parts are skipped. */
export const patchFromParts = (before: ViewParts, after: ViewParts): Patch | undefined => {
  const common = before.common === after.common ? undefined : patchFrom(before.common, after.common)
  const me = before.me === after.me ? undefined : { me: after.me ?? null }
  const had = before.had === after.had ? undefined : { hadSeat: after.had ?? null }
  const returnTo = before.returnTo === after.returnTo ? undefined : { mayReturnTo: after.returnTo ?? null }
  const play = playPatch(before.play, after.play)
  if (me === undefined && had === undefined && returnTo === undefined && play === undefined) return common
  return { ...common, ...me, ...had, ...returnTo, ...(play === undefined ? {} : { play }) }
}

const playPatch = (before: ViewParts['play'], after: ViewParts['play']): unknown => {
  if (after === undefined) return before && null
  if (before === undefined) return { ...after.common, view: after.view }
  const common = before.common === after.common ? undefined : patchFrom(before.common, after.common)
  const view = patchFrom({ view: before.view }, { view: after.view })
  return common === undefined ? view : { ...common, ...view }
}

export const applyPatch = <T extends object>(before: T, patch: Patch): T => {
  const next: Record<string, unknown> = { ...(before as Plain) }
  for (const [key, value] of Object.entries(patch)) {
    const was = next[key]
    if (value === null) delete next[key]
    else next[key] = isPlain(value) ? applyPatch(isPlain(was) ? was : {}, value) : value
  }
  return next as T
}

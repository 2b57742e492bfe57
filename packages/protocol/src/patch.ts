/** A JSON merge patch (RFC 7396): objects are merged, null takes a field away, everything else replaces. */
export type Patch = Readonly<Record<string, unknown>>

type Plain = Readonly<Record<string, unknown>>
const isPlain = (value: unknown): value is Plain => typeof value === 'object' && value !== null && !Array.isArray(value)

const isSame = (a: unknown, b: unknown): boolean => {
  if (a === b) return true
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((each, at) => isSame(each, b[at]))
  return isPlain(a) && isPlain(b) && patchFrom(a, b) === undefined
}

/** What turns one view into the next; undefined when nothing changed. Views hold no null: absent is absent. */
export const patchFrom = (before: object, after: object): Patch | undefined => {
  const [old, young] = [before as Plain, after as Plain]
  const patch: Record<string, unknown> = {}
  for (const key of Object.keys(old)) if (young[key] === undefined && old[key] !== undefined) patch[key] = null
  for (const [key, value] of Object.entries(young)) {
    if (value === undefined) continue
    const was = old[key]
    if (isPlain(value) && isPlain(was)) {
      const inner = patchFrom(was, value)
      if (inner !== undefined) patch[key] = inner
    } else if (!isSame(was, value)) patch[key] = value
  }
  return Object.keys(patch).length > 0 ? patch : undefined
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

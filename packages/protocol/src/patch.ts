import { isSame } from '@tablee/kernel'

/** A JSON merge patch (RFC 7396): objects are merged, null takes a field away, everything else replaces. */
export type Patch = Readonly<Record<string, unknown>>

type Plain = Readonly<Record<string, unknown>>
const isPlain = (value: unknown): value is Plain => typeof value === 'object' && value !== null && !Array.isArray(value)

/** By own names only: a field may be called « constructor ». */
const has = (fields: Plain, key: string) => Object.hasOwn(fields, key) && fields[key] !== undefined

/** What turns one view into the next; undefined when nothing changed. Views hold no null: absent is absent. */
export const patchFrom = (before: object, after: object): Patch | undefined => {
  const [old, young] = [before as Plain, after as Plain]
  let patch: Record<string, unknown> | undefined
  const put = (key: string, value: unknown) => {
    patch ??= {}
    patch[key] = value
  }
  for (const key in old) if (old[key] !== undefined && !has(young, key)) put(key, null)
  for (const key in young) {
    const [was, value] = [old[key], young[key]]
    if (value === was || value === undefined) continue
    if (isPlain(value) && isPlain(was)) {
      const inner = patchFrom(was, value)
      if (inner !== undefined) put(key, inner)
    } else if (!isSame(was, value)) put(key, value)
  }
  return patch
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

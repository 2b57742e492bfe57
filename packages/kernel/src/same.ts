type Fields = Readonly<Record<string, unknown>>

const hasFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null

/** Own properties only: a field may be called « constructor ». */
const own = (fields: Fields, key: string) => (Object.hasOwn(fields, key) ? fields[key] : undefined)

/** Deep equality as JSON: the order of fields does not matter, and an undefined field counts as absent. */
export const isSame = (a: unknown, b: unknown): boolean => {
  if (a === b) return true
  if (!hasFields(a) || !hasFields(b) || Array.isArray(a) !== Array.isArray(b)) return false
  if (Array.isArray(a)) return a.length === b.length && a.every((each, at) => isSame(each, b[at]))
  for (const key in a) if (!isSame(a[key], own(b, key))) return false
  for (const key in b) if (b[key] !== undefined && !Object.hasOwn(a, key)) return false
  return true
}

/** Structural sharing: returns `after`, but with the objects of `before` in fields whose content did not change. */
export const keepSame = <T extends object>(before: T, after: T): T => {
  const kept = { ...after }
  for (const key in kept) if (isSame(before[key], kept[key])) kept[key] = before[key]
  return kept
}

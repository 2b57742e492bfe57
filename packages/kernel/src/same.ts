type Fields = Readonly<Record<string, unknown>>

const hasFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null

/** By own names only: a field may be called « constructor ». */
const own = (fields: Fields, key: string) => (Object.hasOwn(fields, key) ? fields[key] : undefined)

/** Whether two values would be the same JSON, in whatever order their fields come; a field that is undefined is none. */
export const isSame = (a: unknown, b: unknown): boolean => {
  if (a === b) return true
  if (!hasFields(a) || !hasFields(b) || Array.isArray(a) !== Array.isArray(b)) return false
  if (Array.isArray(a)) return a.length === b.length && a.every((each, at) => isSame(each, b[at]))
  for (const key in a) if (!isSame(a[key], own(b, key))) return false
  for (const key in b) if (b[key] !== undefined && !Object.hasOwn(a, key)) return false
  return true
}

/** What is new, with those fields that did not change being the very ones of before. */
export const keepSame = <T extends object>(before: T, after: T): T => {
  const kept = { ...after }
  for (const key in kept) if (isSame(before[key], kept[key])) kept[key] = before[key]
  return kept
}

const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const show = (value: unknown) => (value === undefined ? 'nothing' : JSON.stringify(value))

/** Where what is there lacks the part that is wanted. Objects may hold more, lists may not; null wants nothing there. */
export const misses = (wanted: unknown, there: unknown, path: string): string[] => {
  if (wanted === null) return there === undefined ? [] : [`${path}: ${show(there)}, not nothing`]
  if (isPlain(wanted) && isPlain(there))
    return Object.entries(wanted).flatMap(([key, value]) => misses(value, there[key], `${path}.${key}`))
  if (Array.isArray(wanted) && Array.isArray(there) && wanted.length === there.length)
    return wanted.flatMap((value, at) => misses(value, there[at], `${path}.${at}`))
  return wanted === there ? [] : [`${path}: ${show(there)}, not ${show(wanted)}`]
}

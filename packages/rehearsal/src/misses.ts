export const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const show = (value: unknown) => (value === undefined ? 'nothing' : JSON.stringify(value))

/**
 * The differences between an expected part and what was found, each with its path. An object that was found may hold more than is
 * expected, a list may not. `null` expects nothing at its place.
 */
export const misses = (expected: unknown, found: unknown, path: readonly string[] = []): string[] => {
  if (isPlain(expected) && isPlain(found))
    return Object.entries(expected).flatMap(([key, value]) => misses(value, found[key], [...path, key]))
  if (Array.isArray(expected) && Array.isArray(found) && expected.length === found.length)
    return expected.flatMap((value, at) => misses(value, found[at], [...path, String(at)]))
  const isMet = expected === null ? found === undefined : expected === found
  return isMet
    ? []
    : [`${path.join('.')}: expected ${expected === null ? 'nothing' : show(expected)}, found ${show(found)}`]
}

/** For browsers that keep nothing: what was chosen then lasts as long as the page. */
const inMemory = new Map<string, string>()

/** One text kept on this device; `fit` says what it is worth when it is read again. */
export const storedText = <T extends string>(key: string, fit: (raw: string) => T | undefined) => ({
  read(): T | undefined {
    let raw: string | null | undefined = inMemory.get(key)
    try {
      raw ??= localStorage.getItem(key)
    } catch {
      // Forbidden: what is in memory answers.
    }
    return raw === undefined || raw === null ? undefined : fit(raw)
  },
  write(value: T | undefined): void {
    inMemory.delete(key)
    try {
      if (value === undefined) localStorage.removeItem(key)
      else localStorage.setItem(key, value)
    } catch {
      // Private windows may refuse. In memory only then: what is kept may change in another page.
      if (value !== undefined) inMemory.set(key, value)
    }
  },
})

/** One choice kept on this device. */
export const stored = <T extends string>(key: string, values: readonly T[]) =>
  storedText(key, (raw) => values.find((value) => value === raw))

/** One choice kept on this device; a browser that forbids it simply forgets. */
export const stored = <T extends string>(key: string, values: readonly T[]) => ({
  read(): T | undefined {
    try {
      const raw = localStorage.getItem(key)
      return values.find((value) => value === raw)
    } catch {
      return undefined
    }
  },
  write(value: T | undefined): void {
    try {
      if (value === undefined) localStorage.removeItem(key)
      else localStorage.setItem(key, value)
    } catch {
      // Private windows may refuse: the choice then lasts as long as the page.
    }
  },
})

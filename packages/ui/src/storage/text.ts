import type { StorageKey } from './keys.ts'

/** For browsers that store nothing: the value lasts as long as the page. */
const inMemory = new Map<string, string>()

/** One text stored on this device; `fit` validates it when it is read. */
export const storedText = <T extends string>(key: StorageKey, fit: (raw: string) => T | undefined) => ({
  key,
  read(): T | undefined {
    let raw: string | null | undefined = inMemory.get(key)
    try {
      raw ??= localStorage.getItem(key)
    } catch {
      // Storage is forbidden: the value in memory is returned.
    }
    return raw === undefined || raw === null ? undefined : fit(raw)
  },
  /** Not only the page. */
  isOnDevice(): boolean {
    return !inMemory.has(key) && this.read() !== undefined
  },
  /** Whether the device stored it; otherwise it lasts as long as the page. */
  write(value: T | undefined): boolean {
    inMemory.delete(key)
    try {
      if (value === undefined) localStorage.removeItem(key)
      else localStorage.setItem(key, value)
      return true
    } catch {
      // Private windows may refuse. Held in memory only then, since another page may change the stored value.
      if (value !== undefined) inMemory.set(key, value)
      return false
    }
  },
})

export type StoredText = ReturnType<typeof storedText<string>>

/** One choice kept on this device. */
export const stored = <T extends string>(key: StorageKey, values: readonly T[]) =>
  storedText(key, (raw) => values.find((value) => value === raw))

/** Reports what another page of this device wrote under the key. The returned function unsubscribes. */
export const onWrittenElsewhere = ({ key }: Pick<StoredText, 'key'>, read: () => void): (() => void) => {
  const hear = (event: StorageEvent) => {
    // Without a key everything was wiped.
    if (event.key === key || event.key === null) read()
  }
  addEventListener('storage', hear)
  return () => removeEventListener('storage', hear)
}

/** A text of one tab, gone with it. */
export const tabText = (key: StorageKey) => ({
  read(): string {
    try {
      return sessionStorage.getItem(key) ?? ''
    } catch {
      return ''
    }
  },
  write(text: string): void {
    try {
      if (text === '') sessionStorage.removeItem(key)
      else sessionStorage.setItem(key, text)
    } catch {
      // Private windows may refuse: the page itself still has it.
    }
  },
})

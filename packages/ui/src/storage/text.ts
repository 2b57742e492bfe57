import type { StorageKey } from './keys.ts'

/** For browsers that keep nothing: what was chosen then lasts as long as the page. */
const inMemory = new Map<string, string>()

/** One text kept on this device; `fit` says what it is worth when it is read again. */
export const storedText = <T extends string>(key: StorageKey, fit: (raw: string) => T | undefined) => ({
  key,
  read(): T | undefined {
    let raw: string | null | undefined = inMemory.get(key)
    try {
      raw ??= localStorage.getItem(key)
    } catch {
      // Forbidden: what is in memory answers.
    }
    return raw === undefined || raw === null ? undefined : fit(raw)
  },
  /** Not only the page. */
  isOnDevice(): boolean {
    return !inMemory.has(key) && this.read() !== undefined
  },
  /** Whether the device has it; else it lasts as long as the page. */
  write(value: T | undefined): boolean {
    inMemory.delete(key)
    try {
      if (value === undefined) localStorage.removeItem(key)
      else localStorage.setItem(key, value)
      return true
    } catch {
      // Private windows may refuse. In memory only then: what is kept may change in another page.
      if (value !== undefined) inMemory.set(key, value)
      return false
    }
  },
})

export type StoredText = ReturnType<typeof storedText<string>>

/** One choice kept on this device. */
export const stored = <T extends string>(key: StorageKey, values: readonly T[]) =>
  storedText(key, (raw) => values.find((value) => value === raw))

/** Tells what another page of this device wrote under that key. The answer stops it. */
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

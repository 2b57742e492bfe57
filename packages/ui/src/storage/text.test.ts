import { afterEach, describe, expect, it, vi } from 'vitest'
import type { StorageKey } from './keys.ts'
import { storedText } from './text.ts'

const text = storedText('tablee.sample' as StorageKey, (raw) => raw)
/** A device's own store, as two pages of it see it. */
const device = () => {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

afterEach(() => {
  text.write(undefined)
  vi.unstubAllGlobals()
})

describe('one text kept on this device', () => {
  it('is gone here once another page took it away', () => {
    const store = device()
    vi.stubGlobal('localStorage', store)
    text.write('mine')
    expect(text.read()).toBe('mine')
    store.removeItem('tablee.sample')
    expect(text.read()).toBeUndefined()
  })

  it('lasts as long as the page where the browser keeps nothing, be there an older one', () => {
    const store = device()
    store.setItem('tablee.sample', 'old')
    const full = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    vi.stubGlobal('localStorage', { ...store, setItem: full })
    text.write('mine')
    expect(text.read()).toBe('mine')
  })

  it('lasts as long as the page where nothing may be asked', () => {
    text.write('mine')
    expect(text.read()).toBe('mine')
    text.write(undefined)
    expect(text.read()).toBeUndefined()
  })
})

import { describe, expect, it, vi } from 'vitest'
import { KEYS } from '../storage/keys.ts'
import { storedText } from '../storage/text.ts'
import { drawSecret, isSeatKept, keepSecretOf, personalLink, randomText, seatSecret } from './secret.ts'

describe('seat secret', () => {
  it('128 random bits in base64url', () => {
    const secrets = Array.from({ length: 200 }, () => randomText(16))
    expect(new Set(secrets).size).toBe(200)
    for (const secret of secrets) expect(secret).toMatch(/^[\w-]{22}$/)
  })
  it('one a table, kept, even by a browser that keeps nothing', () => {
    expect(seatSecret('K7QF')).toBe(seatSecret('K7QF'))
    expect(seatSecret('K7QF')).not.toBe(seatSecret('T748'))
  })
  it('ALL-6 tells whether the device keeps it, or the page alone', () => {
    seatSecret('K7QF')
    expect(isSeatKept('K7QF')).toBe(false)
    const store = new Map<string, string>()
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => store.get(key) ?? null,
      setItem: (key: string, value: string) => void store.set(key, value),
    })
    seatSecret('T749')
    expect(isSeatKept('T749')).toBe(true)
    vi.unstubAllGlobals()
  })
  it('a new one in its stead, for whoever asks for a seat again', () => {
    const before = seatSecret('CDFG')
    const drawn = drawSecret('CDFG')
    expect(drawn).not.toBe(before)
    expect(seatSecret('CDFG')).toBe(drawn)
  })
  it('ALL-6 a personal link brings the seat to another device', () => {
    const secret = randomText(16)
    expect(keepSecretOf('ABCD', `#s=${secret}`)).toBe(true)
    expect(seatSecret('ABCD')).toBe(secret)
    expect(new URL(personalLink('https://a.example', 'ABCD')).hash).toBe(`#s=${secret}`)
  })
  it('ALL-6 a link to another seat leaves the device the secret it had, aside', () => {
    const [mine, theirs] = [seatSecret('BCDF'), randomText(16)]
    const aside = storedText(KEYS.seatBefore('BCDF'), (raw) => raw)
    keepSecretOf('BCDF', `#s=${mine}`)
    expect(aside.read()).toBeUndefined()
    for (const _twice of [1, 2]) keepSecretOf('BCDF', `#s=${theirs}`)
    expect([seatSecret('BCDF'), aside.read()]).toEqual([theirs, mine])
  })
  it('what is no secret is left alone', () => {
    const before = seatSecret('WXYZ')
    for (const hash of ['', '#', '#s=', '#s=short', '#MPM-21', `#s=${'x'.repeat(65)}`])
      expect(keepSecretOf('WXYZ', hash)).toBe(false)
    expect(seatSecret('WXYZ')).toBe(before)
  })
})

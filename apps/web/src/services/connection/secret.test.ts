import { KEYS } from '@tablee/ui/storage/keys.ts'
import { storedText } from '@tablee/ui/storage/text.ts'
import { describe, expect, it, vi } from 'vitest'
import {
  deviceMark,
  hasSeatBefore,
  isSeatKept,
  personalLink,
  randomText,
  seatSecret,
  secretIn,
  settleLink,
  takeLink,
  takeSeatBefore,
} from './secret.ts'

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
  it('ALL-4 the device’s mark is another text, and stays when the secret changes', () => {
    const mark = deviceMark('CDFG')
    expect(mark).toMatch(/^[\w-]{22}$/)
    expect(mark).not.toBe(seatSecret('CDFG'))
    expect(mark).not.toBe(deviceMark('CDFH'))
    takeLink('CDFG', randomText(16), true)
    expect(deviceMark('CDFG')).toBe(mark)
  })
  it('ALL-6 a personal link brings the seat to a device that has none', () => {
    const secret = randomText(16)
    expect(settleLink('ABCD', `#s=${secret}`)).toBe(true)
    expect(seatSecret('ABCD')).toBe(secret)
    expect(hasSeatBefore('ABCD')).toBe(false)
    expect(new URL(personalLink('https://a.example', 'ABCD')).hash).toBe(`#s=${secret}`)
  })
  it('ALL-6 a link to the seat that is held asks nothing', () => {
    expect(settleLink('BCDG', `#s=${seatSecret('BCDG')}`)).toBe(true)
  })
  it('ALL-6 a link to another seat replaces nothing by itself', () => {
    const mine = seatSecret('BCDF')
    expect(settleLink('BCDF', `#s=${randomText(16)}`)).toBe(false)
    expect([seatSecret('BCDF'), hasSeatBefore('BCDF')]).toEqual([mine, false])
  })
  it('ALL-6 who took the seat of a link has the old one back, and may go to and fro', () => {
    const [mine, theirs] = [seatSecret('DFGH'), randomText(16)]
    takeLink('DFGH', theirs, true)
    expect(seatSecret('DFGH')).toBe(theirs)
    takeSeatBefore('DFGH')
    expect(seatSecret('DFGH')).toBe(mine)
    takeSeatBefore('DFGH')
    expect(seatSecret('DFGH')).toBe(theirs)
  })
  it('ALL-6 after several links the first seat is still the one kept aside', () => {
    const [mine, one, other] = [seatSecret('KMNP'), randomText(16), randomText(16)]
    takeLink('KMNP', one, true)
    takeLink('KMNP', other, true)
    takeSeatBefore('KMNP')
    expect(seatSecret('KMNP')).toBe(mine)
  })
  it('ALL-6 a secret that opened no seat does not push out the seat that is kept aside', () => {
    const [mine, bogus, third] = [seatSecret('FGHJ'), randomText(16), randomText(16)]
    takeLink('FGHJ', bogus, true)
    takeLink('FGHJ', third, false)
    takeSeatBefore('FGHJ')
    expect(seatSecret('FGHJ')).toBe(mine)
  })
  it('a device of the version before has its seat back from where that put it', () => {
    const [old, linked] = [randomText(16), randomText(16)]
    storedText(KEYS.seatBefore('GHJK'), (raw) => raw).write(old)
    storedText(KEYS.seat('GHJK'), (raw) => raw).write(linked)
    expect(hasSeatBefore('GHJK')).toBe(true)
    takeSeatBefore('GHJK')
    expect(seatSecret('GHJK')).toBe(old)
  })
  it('without a seat kept aside there is no way back', () => {
    const mine = seatSecret('HJKM')
    takeSeatBefore('HJKM')
    expect([seatSecret('HJKM'), hasSeatBefore('HJKM')]).toEqual([mine, false])
  })
  it('what is no secret is left alone', () => {
    const before = seatSecret('WXYZ')
    for (const hash of ['', '#', '#s=', '#s=short', '#MPM-21', `#s=${'x'.repeat(65)}`]) {
      expect(secretIn(hash)).toBeUndefined()
      expect(settleLink('WXYZ', hash)).toBe(false)
    }
    expect(seatSecret('WXYZ')).toBe(before)
  })
})

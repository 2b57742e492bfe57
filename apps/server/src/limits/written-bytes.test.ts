import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { LIMITS } from './limits.ts'
import { WrittenBytes } from './written-bytes.ts'

const MEGABYTE = 1_000_000
const MINUTE = 60_000
const HOUR = 60 * MINUTE

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] })
})
afterEach(() => {
  vi.useRealTimers()
})

/** Writes moves of that size for some hours, as often as the quota allows. */
const writeFor = (written: WrittenBytes, hours: number, bytes: number, addresses = ['192.0.2.1'], isAgain = false) => {
  let sum = 0
  for (let minute = 0; minute < hours * 60; minute++) {
    for (const address of addresses)
      while (written.minutesToWait(address, isAgain) === undefined) {
        written.add(address, bytes)
        sum += bytes
      }
    vi.advanceTimersByTime(MINUTE)
  }
  return sum
}

describe('the write quota of an address', () => {
  it('allows in a day the capacity of the bucket and its refill', () => {
    const sum = writeFor(new WrittenBytes(LIMITS, undefined), 24, 12_400)
    expect(sum / MEGABYTE).toBeGreaterThan(64 + 23.9 * 32)
    expect(sum / MEGABYTE).toBeLessThan(64 + 24 * 32 + 0.1)
  })

  it('allows only a small credit beyond that when every move is marked as resent', () => {
    const sum = writeFor(new WrittenBytes(LIMITS, undefined), 24, 12_400, ['192.0.2.1'], true)
    expect(sum / MEGABYTE).toBeGreaterThan(64 + 24 * 32)
    expect(sum / MEGABYTE).toBeLessThan(64 + 24 * 32 + 4.1)
  })

  it('gives an IPv6 /48 four times the quota of one /64, however many it uses', () => {
    const addresses = Array.from({ length: 40 }, (_, nth) => `2001:db8:1:${nth}`)
    const sum = writeFor(new WrittenBytes(LIMITS, undefined), 24, 100_000, addresses)
    expect(sum / MEGABYTE).toBeGreaterThan(4 * (64 + 23.9 * 32))
    expect(sum / MEGABYTE).toBeLessThan(4 * (64 + 24 * 32 + 0.2))
  })

  it('announces a wait after which there is room for several moves, not only one', () => {
    const written = new WrittenBytes(LIMITS, undefined)
    written.add('a', 64 * MEGABYTE)
    const minutes = written.minutesToWait('a')
    expect(minutes).toBe(2)
    vi.advanceTimersByTime((minutes ?? 0) * MINUTE)
    for (let nth = 0; nth < 50; nth++) {
      expect(written.minutesToWait('a')).toBeUndefined()
      written.add('a', 12_400)
    }
  })

  it('counts an overdraft as debt: one large deck does not pay for a second one', () => {
    const written = new WrittenBytes(LIMITS, undefined)
    written.add('a', 96 * MEGABYTE)
    vi.advanceTimersByTime(HOUR)
    expect(written.minutesToWait('a')).toBeDefined()
    vi.advanceTimersByTime(2 * MINUTE)
    expect(written.minutesToWait('a')).toBeUndefined()
  })

  it('does not affect another address', () => {
    const written = new WrittenBytes(LIMITS, undefined)
    written.add('192.0.2.1', 64 * MEGABYTE)
    expect(written.minutesToWait('192.0.2.2')).toBeUndefined()
  })
})

import { afterEach, expect, it, vi } from 'vitest'
import { Buckets, Tally } from './limits.ts'

afterEach(() => vi.useRealTimers())

it('a bucket an address: each fills up by itself, and tidying up gives nothing away', () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const buckets = new Buckets(4, 1)
  expect([buckets.take('a', 4), buckets.take('a', 1), buckets.take('b', 4)]).toEqual([true, false, true])
  vi.advanceTimersByTime(59_000)
  expect([buckets.take('a', 4), buckets.take('a', 1)]).toEqual([true, false])
  // The minute is over: b is full and forgotten, a is not.
  vi.advanceTimersByTime(1000)
  expect([buckets.take('b', 4), buckets.take('b', 1)]).toEqual([true, false])
  expect([buckets.take('a', 1), buckets.take('a', 1)]).toEqual([true, false])
})

/** How many of forty /64 networks get something, one after the other, from one /48 and then from another. */
const served = (take: (address: string) => boolean, site: string) =>
  Array.from({ length: 40 }, (_, nth) => take(`2001:db8:${site}:${nth}`)).filter(Boolean).length

it('an IPv6 /48 gets four times as much as an address, not 65,536 times', () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const buckets = new Buckets(2, 1)
  const tally = new Tally(2, 60_000)
  const count = (address: string) => {
    if (tally.isFull(address)) return false
    tally.add(address)
    return true
  }
  for (const site of ['1', '2']) {
    expect(served((address) => buckets.take(address, 1), site)).toBe(8)
    expect(served(count, site)).toBe(8)
  }
  expect([buckets.take('2001:db8:3:1', 2), buckets.take('2001:db8:3:1', 1)]).toEqual([true, false])
})

it('what one of its networks is refused takes nothing from the /48', () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const buckets = new Buckets(2, 0.001)
  for (let nth = 0; nth < 100; nth++) buckets.take('2001:db8:1:1', 2)
  expect(served((address) => buckets.take(address, 2), '1')).toBe(3)
})

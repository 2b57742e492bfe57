import { afterEach, expect, it, vi } from 'vitest'
import { AddressBuckets } from './token-buckets.ts'
import { WindowCounter } from './window-counter.ts'

afterEach(() => vi.useRealTimers())

it('each address has its own bucket, and pruning does not refill one', () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const buckets = new AddressBuckets(4, 1)
  expect([buckets.take('a', 4), buckets.take('a', 1), buckets.take('b', 4)]).toEqual([true, false, true])
  vi.advanceTimersByTime(59_000)
  expect([buckets.take('a', 4), buckets.take('a', 1)]).toEqual([true, false])
  // After a minute the buckets are pruned: b is full and deleted, a is not.
  vi.advanceTimersByTime(1000)
  expect([buckets.take('b', 4), buckets.take('b', 1)]).toEqual([true, false])
  expect([buckets.take('a', 1), buckets.take('a', 1)]).toEqual([true, false])
})

/** How many of forty /64 networks of one /48 get a token. */
const served = (take: (address: string) => boolean, site: string) =>
  Array.from({ length: 40 }, (_, nth) => take(`2001:db8:${site}:${nth}`)).filter(Boolean).length

it('an IPv6 /48 gets four times as much as an address, not 65,536 times', () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const buckets = new AddressBuckets(2, 1)
  const counter = new WindowCounter(2, 60_000)
  const count = (address: string) => {
    if (counter.isFull(address)) return false
    counter.add(address)
    return true
  }
  for (const site of ['1', '2']) {
    expect(served((address) => buckets.take(address, 1), site)).toBe(8)
    expect(served(count, site)).toBe(8)
  }
  expect([buckets.take('2001:db8:3:1', 2), buckets.take('2001:db8:3:1', 1)]).toEqual([true, false])
})

it('a request that one /64 is refused takes nothing from its /48', () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const buckets = new AddressBuckets(2, 0.001)
  for (let nth = 0; nth < 100; nth++) buckets.take('2001:db8:1:1', 2)
  expect(served((address) => buckets.take(address, 2), '1')).toBe(3)
})

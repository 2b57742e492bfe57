import { afterEach, expect, it, vi } from 'vitest'
import { Buckets } from './limits.ts'

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

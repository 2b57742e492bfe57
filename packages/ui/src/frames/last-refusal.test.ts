import type { Refusal } from '@tablee/kernel'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { LastRefusal, READ } from './last-refusal.svelte.ts'

const tooLate: Refusal = { rule: 'ALL-8', code: 'too-late' }

const refusedWith = (refusal: Refusal) => {
  const refused = new LastRefusal()
  refused.say(refusal)
  return refused
}

describe('the last refusal', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('ALL-8 can be read though the table moves on the moment after', () => {
    const refused = refusedWith(tooLate)
    vi.advanceTimersByTime(100)
    refused.untilRead()
    vi.advanceTimersByTime(READ - 101)
    expect(refused.said).toBe(tooLate)
    vi.advanceTimersByTime(1)
    expect(refused.said).toBeUndefined()
  })

  it('goes with the moment it was about, and not before, once it was read', () => {
    const refused = refusedWith(tooLate)
    vi.advanceTimersByTime(2 * READ)
    expect(refused.said).toBe(tooLate)
    refused.untilRead()
    vi.advanceTimersByTime(1)
    expect(refused.said).toBeUndefined()
  })

  it('is not taken away by the time of the one before, be it the same', () => {
    const refused = refusedWith(tooLate)
    refused.untilRead()
    vi.advanceTimersByTime(100)
    refused.say(tooLate)
    vi.advanceTimersByTime(READ)
    expect(refused.said).toBe(tooLate)
  })
})

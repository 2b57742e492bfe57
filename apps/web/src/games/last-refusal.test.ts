import type { Refusal } from '@tablee/kernel'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { LastRefusal, READ } from './last-refusal.svelte.ts'

const tooLate: Refusal = { rule: 'ALL-8', code: 'too-late' }
const malformed: Refusal = { rule: 'ALL-4', code: 'malformed-move' }

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
    refused.movedOn()
    vi.advanceTimersByTime(READ - 101)
    expect(refused.said).toBe(tooLate)
    vi.advanceTimersByTime(1)
    expect(refused.said).toBeUndefined()
  })

  it('goes with the moment it was about, and not before, once it was read', () => {
    const refused = refusedWith(tooLate)
    vi.advanceTimersByTime(2 * READ)
    expect(refused.said).toBe(tooLate)
    refused.movedOn()
    vi.advanceTimersByTime(1)
    expect(refused.said).toBeUndefined()
  })

  it('does not go in the place of the one before', () => {
    const refused = refusedWith(tooLate)
    refused.movedOn()
    vi.advanceTimersByTime(100)
    refused.say(malformed)
    vi.advanceTimersByTime(READ)
    expect(refused.said).toBe(malformed)
  })
})

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Heartbeat } from './heartbeat.ts'

const newHeartbeat = () => {
  const calls: string[] = []
  return { calls, heartbeat: new Heartbeat({ ping: () => calls.push('ping'), giveUp: () => calls.push('give up') }) }
}

describe('heartbeat', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('a hello without an answer closes the connection', () => {
    const { calls, heartbeat } = newHeartbeat()
    heartbeat.greeted()
    vi.advanceTimersByTime(4000)
    expect(calls).toEqual(['give up'])
  })

  it('an idle connection is pinged, and given up without an answer', () => {
    const { calls, heartbeat } = newHeartbeat()
    heartbeat.heard()
    vi.advanceTimersByTime(24_999)
    expect(calls).toEqual([])
    vi.advanceTimersByTime(1)
    expect(calls).toEqual(['ping'])
    vi.advanceTimersByTime(4000)
    expect(calls).toEqual(['ping', 'give up'])
  })

  it('it is pinged sooner while a request waits for its answer', () => {
    const { calls, heartbeat } = newHeartbeat()
    heartbeat.heard()
    heartbeat.asked()
    vi.advanceTimersByTime(1500)
    expect(calls).toEqual(['ping'])
  })

  it('any message counts as an answer to the ping', () => {
    const { calls, heartbeat } = newHeartbeat()
    heartbeat.heard()
    heartbeat.asked()
    vi.advanceTimersByTime(1500)
    heartbeat.heard()
    vi.advanceTimersByTime(24_999)
    expect(calls).toEqual(['ping'])
  })

  it('repeated requests do not postpone the ping', () => {
    const { calls, heartbeat } = newHeartbeat()
    heartbeat.heard()
    for (let tap = 0; tap < 12; tap++) {
      heartbeat.asked()
      vi.advanceTimersByTime(500)
    }
    expect(calls).toEqual(['ping', 'give up'])
  })

  it('nothing happens after the end of the connection', () => {
    const { calls, heartbeat } = newHeartbeat()
    heartbeat.heard()
    heartbeat.end()
    vi.advanceTimersByTime(60_000)
    expect(calls).toEqual([])
  })
})

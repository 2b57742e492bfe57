import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Heartbeat } from './heartbeat.ts'

const listen = () => {
  const told: string[] = []
  return { told, heartbeat: new Heartbeat({ ping: () => told.push('ping'), giveUp: () => told.push('give up') }) }
}

describe('heartbeat', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('a hello without an answer closes the connection', () => {
    const { told, heartbeat } = listen()
    heartbeat.greeted()
    vi.advanceTimersByTime(4000)
    expect(told).toEqual(['give up'])
  })

  it('an idle connection is pinged, and given up without an answer', () => {
    const { told, heartbeat } = listen()
    heartbeat.heard()
    vi.advanceTimersByTime(24_999)
    expect(told).toEqual([])
    vi.advanceTimersByTime(1)
    expect(told).toEqual(['ping'])
    vi.advanceTimersByTime(4000)
    expect(told).toEqual(['ping', 'give up'])
  })

  it('it is pinged sooner while a request waits for its answer', () => {
    const { told, heartbeat } = listen()
    heartbeat.heard()
    heartbeat.asked()
    vi.advanceTimersByTime(1500)
    expect(told).toEqual(['ping'])
  })

  it('any message counts as an answer to the ping', () => {
    const { told, heartbeat } = listen()
    heartbeat.heard()
    heartbeat.asked()
    vi.advanceTimersByTime(1500)
    heartbeat.heard()
    vi.advanceTimersByTime(24_999)
    expect(told).toEqual(['ping'])
  })

  it('repeated requests do not postpone the ping', () => {
    const { told, heartbeat } = listen()
    heartbeat.heard()
    for (let tap = 0; tap < 12; tap++) {
      heartbeat.asked()
      vi.advanceTimersByTime(500)
    }
    expect(told).toEqual(['ping', 'give up'])
  })

  it('nothing happens after the end of the connection', () => {
    const { told, heartbeat } = listen()
    heartbeat.heard()
    heartbeat.end()
    vi.advanceTimersByTime(60_000)
    expect(told).toEqual([])
  })
})

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Silence } from './silence.ts'

const listen = () => {
  const told: string[] = []
  return { told, silence: new Silence({ ping: () => told.push('ping'), giveUp: () => told.push('give up') }) }
}

describe('silence', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('a hello without an answer is given up', () => {
    const { told, silence } = listen()
    silence.greeted()
    vi.advanceTimersByTime(4000)
    expect(told).toEqual(['give up'])
  })

  it('a quiet line is asked whether anybody is there, and given up when nobody says so', () => {
    const { told, silence } = listen()
    silence.heard()
    vi.advanceTimersByTime(24_999)
    expect(told).toEqual([])
    vi.advanceTimersByTime(1)
    expect(told).toEqual(['ping'])
    vi.advanceTimersByTime(4000)
    expect(told).toEqual(['ping', 'give up'])
  })

  it('it is asked sooner where somebody waits for an answer', () => {
    const { told, silence } = listen()
    silence.heard()
    silence.asked()
    vi.advanceTimersByTime(1500)
    expect(told).toEqual(['ping'])
  })

  it('an answer to that, whatever it says, is a sign of life', () => {
    const { told, silence } = listen()
    silence.heard()
    silence.asked()
    vi.advanceTimersByTime(1500)
    silence.heard()
    vi.advanceTimersByTime(24_999)
    expect(told).toEqual(['ping'])
  })

  it('who taps again and again puts nothing off', () => {
    const { told, silence } = listen()
    silence.heard()
    for (let tap = 0; tap < 12; tap++) {
      silence.asked()
      vi.advanceTimersByTime(500)
    }
    expect(told).toEqual(['ping', 'give up'])
  })

  it('a line that ended is not waited for', () => {
    const { told, silence } = listen()
    silence.heard()
    silence.end()
    vi.advanceTimersByTime(60_000)
    expect(told).toEqual([])
  })
})

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Bed } from './bed.ts'
import { bedBar, lengthOfBedBar, type Theme } from './music.ts'

const chord = ['C3', 'E3', 'G3'] as const
const theme: Theme = { tempo: 120, meter: 4, wave: 'sine', melody: [], chords: [chord, chord, chord, chord] }

describe('the bed', () => {
  /** The audio's own clock, in seconds. */
  let now = 0
  let bars: number[] = []
  const bed = () =>
    new Bed(
      () => now,
      (_, at) => bars.push(at),
    )
  const pass = (seconds: number) => {
    for (let step = 0; step < seconds * 10; step++) {
      now += 0.1
      vi.advanceTimersByTime(100)
    }
  }
  /** When bars began, each once. */
  const begun = () => [...new Set(bars)]

  beforeEach(() => {
    vi.useFakeTimers()
    now = 10
    bars = []
  })
  afterEach(() => vi.useRealTimers())

  it('bars follow each other without a gap, and are scheduled before they are heard', () => {
    const playing = bed()
    playing.play(theme, 'search')
    pass(10)
    const length = lengthOfBedBar('search')
    expect(begun().slice(0, 4)).toEqual([0, 1, 2, 3].map((nth) => expect.closeTo(10.1 + nth * length, 5)))
    expect(bars.filter((at) => at === begun()[0])).toHaveLength(bedBar(theme, 'search', 0).length)
    playing.stop()
  })
  it('another mood begins with the next bar, not twice at once', () => {
    const playing = bed()
    playing.play(theme, 'search')
    pass(1)
    playing.play(theme, 'wait')
    expect(begun()).toHaveLength(1)
    pass(10)
    const [, second = 0, third = 0] = begun()
    expect(second).toBeCloseTo(10.1 + lengthOfBedBar('search'), 5)
    expect(third - second).toBeCloseTo(lengthOfBedBar('wait'), 5)
    playing.stop()
  })
  it('after a sleep it goes on from now, and does not catch up', () => {
    const playing = bed()
    playing.play(theme, 'search')
    now += 100
    vi.advanceTimersByTime(500)
    expect(begun()).toHaveLength(2)
    expect(begun()[1]).toBeCloseTo(110.1, 5)
    playing.stop()
  })
  it('stopped, it schedules nothing more, and starts anew', () => {
    const playing = bed()
    playing.play(theme, 'wait')
    playing.stop()
    pass(20)
    expect(begun()).toHaveLength(1)
    playing.play(theme, 'wait')
    expect(begun()).toHaveLength(2)
    playing.stop()
    expect(vi.getTimerCount()).toBe(0)
  })
})

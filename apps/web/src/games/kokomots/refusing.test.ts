import { describe, expect, it } from 'vitest'
import { goesIn, Refusing } from './refusing.svelte.ts'

describe('a no whose reason is not chosen yet', () => {
  it('KOK-17 KOK-18 goes before the silence ends, at once if that is near', () => {
    expect(goesIn(10_000, 7_000)).toBeGreaterThan(0)
    expect(goesIn(10_000, 7_000)).toBeLessThan(3_000)
    expect(goesIn(10_000, 9_900)).toBe(0)
    expect(goesIn(10_000, 12_000)).toBe(0)
  })
  it('ALL-7 goes by itself where the silence has no end, too', () => {
    expect(Number.isFinite(goesIn(undefined, 0))).toBe(true)
  })
  it('is sent once, with the one reason; taken back, never', () => {
    const sent: string[] = []
    const refusing = new Refusing((claim, reason) => sent.push(`${claim} ${reason}`))
    refusing.begin(3)
    refusing.because('plural')
    refusing.because('other')
    refusing.begin(4)
    refusing.cancel()
    refusing.because('other')
    expect(sent).toEqual(['3 plural'])
  })
})

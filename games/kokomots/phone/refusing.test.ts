import { describe, expect, it } from 'vitest'
import { goesIn, Refusing } from './refusing.svelte.ts'

describe('a no whose reason is not chosen yet', () => {
  it('KOK-17 KOK-18 goes before the silence ends, at once if that is near', () => {
    const silence = { endsAt: 10_000, lasts: 4 }
    expect(goesIn(silence, 6_000)).toBe(3_000)
    expect(goesIn(silence, 9_900)).toBe(0)
    expect(goesIn(silence, 12_000)).toBe(0)
  })
  it('ALL-7 goes by itself where the silence has no end, too', () => {
    expect(Number.isFinite(goesIn({}, 0))).toBe(true)
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

import { describe, expect, it } from 'vitest'
import { bedBar, lengthOfBedBar, lengthOfTheme, type Mood, pitchOf, type Theme, themeTones } from './music.ts'

const theme: Theme = {
  tempo: 120,
  meter: 4,
  wave: 'sine',
  melody: [
    ['C4', 8],
    ['-', 4],
    ['G4', 4],
  ],
  chords: [
    ['C3', 'E3', 'G3'],
    ['F3', 'A3', 'C4'],
    ['G3', 'B3', 'D4'],
    ['C3', 'E3', 'G3'],
  ],
}
const MOODS: readonly Mood[] = ['search', 'wait', 'reveal']

describe('a theme', () => {
  it('notes have the pitches of an even temperament', () => {
    expect(pitchOf('A4')).toBe(440)
    expect(pitchOf('C4')).toBeCloseTo(261.63, 2)
    expect(pitchOf('Bb3')).toBeCloseTo(pitchOf('A#3') ?? 0, 6)
    expect(pitchOf('-')).toBeUndefined()
    expect(() => pitchOf('H4')).toThrow('H4')
  })
  it('lasts four bars, and a rest is silent', () => {
    expect(lengthOfTheme(theme)).toBe(8)
    const melody = themeTones(theme).filter(({ loudness }) => loudness > 0.3)
    expect(melody.map(({ starts }) => starts)).toEqual([0, 6])
  })
})

describe('a bed', () => {
  it.each(MOODS)('%s goes over the four chords, begins within its bar and is soft', (mood) => {
    for (let nth = 0; nth < 8; nth++) {
      const bar = bedBar(theme, mood, nth)
      expect(Math.max(...bar.map(({ starts = 0 }) => starts))).toBeLessThan(lengthOfBedBar(mood))
      expect(Math.max(...bar.map(({ loudness }) => loudness))).toBeLessThanOrEqual(0.3)
    }
    expect(bedBar(theme, mood, 0)).not.toEqual(bedBar(theme, mood, 1))
  })
})

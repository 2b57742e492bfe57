import { describe, expect, it } from 'vitest'
import { lengthOf, RECIPES, SOUNDS, type Sounding } from './recipes.ts'

/** The envelope of a voice at a moment: exponential up, exponential down. */
const loudnessAt = ({ starts = 0, rises, fades, loudness }: Sounding, at: number): number => {
  const since = at - starts
  if (since < 0 || since > rises + fades) return 0
  const least = 0.0001
  return since < rises
    ? least * (loudness / least) ** (since / rises)
    : loudness * (least / loudness) ** ((since - rises) / fades)
}

describe('recipes', () => {
  it.each(SOUNDS)('%s is short', (name) => expect(lengthOf(name)).toBeLessThanOrEqual(1.3))

  it.each(SOUNDS)('%s never goes over the peak of 1, which is -12 decibels of full scale', (name) => {
    const moments = Array.from({ length: 1400 }, (_, ms) => ms / 1000)
    const peak = Math.max(...moments.map((at) => RECIPES[name].reduce((sum, voice) => sum + loudnessAt(voice, at), 0)))
    expect(peak).toBeLessThanOrEqual(1.001)
    expect(peak).toBeGreaterThan(0.1)
  })

  it('the drum rolls sixteen times a second, louder and louder', () => {
    const rolls = RECIPES.drum
    expect((rolls[16]?.starts ?? 0) - (rolls[0]?.starts ?? 0)).toBe(1)
    expect(rolls.map(({ loudness }) => loudness)).toEqual(
      [...rolls.map(({ loudness }) => loudness)].sort((a, b) => a - b),
    )
  })
})

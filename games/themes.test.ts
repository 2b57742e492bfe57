import { BARS, type GameMusic, pitchOf } from '@tablee/ui/sound/music.ts'
import { describe, expect, it } from 'vitest'

const found = import.meta.glob<{ readonly music?: GameMusic }>('./*/sounds.ts', { eager: true })
const themes = Object.entries(found).flatMap(([path, { music }]) =>
  music === undefined ? [] : [[path, music.theme] as const],
)

describe('the themes of the games', () => {
  it('there are some', () => expect(themes.length).toBeGreaterThan(0))

  it.each(themes)('%s: its notes fill four bars, and none is held over a bar line', (_, { melody, meter }) => {
    let at = 0
    for (const [note, beats] of melody) {
      expect((at % meter) + beats, `${note} at beat ${at}`).toBeLessThanOrEqual(meter)
      at += beats
    }
    expect(at).toBe(BARS * meter)
  })
  it.each(themes)('%s: every note can be sung, and ends at home', (_, { melody, chords }) => {
    const pitches = [...melody.map(([note]) => note), ...chords.flat()].map(pitchOf)
    for (const pitch of pitches) if (pitch !== undefined) expect(pitch > 100 && pitch < 1000).toBe(true)
    expect(chords[3][0]).toBe(chords[0][0])
  })
})

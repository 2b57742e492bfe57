import type { GameMusic } from '@tablee/ui/sound/music.ts'
import type { Cue } from '@tablee/ui/sound/sound.svelte.ts'
import type { View } from './game.ts'

/** What is heard when the table changes so. Whoever comes in hears nothing of what happened before. */
export const soundsFor = (before: View | undefined, after: View): readonly Cue[] => {
  if (before === undefined || before.phase === 'over' || before.isCovered || after.isCovered) return []
  if (after.phase === 'over') return ['cork', 'theme']
  if (after.phase !== before.phase) {
    if (after.phase === 'write') return ['glass']
    if (after.phase === 'results') return ['coin']
    if (after.phase === 'draw') return ['card']
  }
  if (after.phase === 'draw') return after.letters?.length === before.letters?.length ? [] : ['tile']
  if (after.phase !== 'reveal') return []
  const last = after.shown?.at(-1)
  if (last === undefined || after.shown?.length === before.shown?.length) return []
  return [last.isValid ? 'card' : 'no']
}

/** A merry-go-round. */
export const music: GameMusic<View> = {
  theme: {
    tempo: 150,
    meter: 3,
    wave: 'sine',
    // biome-ignore format: a bar a line
    melody: [
      ['D4', 1], ['F#4', 1], ['A4', 1],
      ['G4', 1], ['B4', 1], ['D5', 1],
      ['C#5', 0.5], ['B4', 0.5], ['A4', 1], ['E4', 1],
      ['D5', 0.5], ['A4', 0.5], ['D5', 2],
    ],
    chords: [
      ['D3', 'F#3', 'A3'],
      ['G3', 'B3', 'D4'],
      ['A3', 'C#4', 'E4'],
      ['D3', 'F#3', 'A3'],
    ],
  },
  moodOf: ({ phase }) => (phase === 'write' ? 'search' : phase === 'reveal' || phase === 'results' ? 'reveal' : 'wait'),
}

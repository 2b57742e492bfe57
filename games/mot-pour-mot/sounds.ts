import type { GameMusic } from '@tablee/ui/sound/music.ts'
import type { SoundName } from '@tablee/ui/sound/recipes.ts'
import type { Cue } from '@tablee/ui/sound/sound.svelte.ts'
import type { Ending, View } from './game.ts'

const tilesMoved = (before: View, after: View): SoundName[] =>
  Object.entries(after.tiles)
    .filter(([letter, place]) => JSON.stringify(place) !== JSON.stringify(before.tiles[letter]))
    .map(() => 'tile')

const turnsHad = ({ turns }: View) => turns.sel + turns.poivre

/** The answer fell: its tiles go back. */
const FELL: readonly Ending[] = ['repeated', 'not-its-beginning', 'misspelled', 'off-category']

/** What is heard when the table changes so. Whoever has just come in hears nothing: it happened without them. */
export const soundsFor = (before: View | undefined, after: View): readonly Cue[] => {
  if (before === undefined || before.phase === 'over') return []
  const tiles = tilesMoved(before, after)
  if (after.phase === 'over') return [...tiles, 'cork', 'theme']
  if (turnsHad(after) > turnsHad(before)) {
    const hasFallen = after.last !== undefined && FELL.includes(after.last.ending)
    if (hasFallen) return ['thud', 'sad', ...tiles, 'glass']
    return after.last?.ending === 'stood' ? ['coin', ...tiles, 'glass'] : [...tiles, 'glass']
  }
  const isNew = after.phase !== before.phase
  if (after.phase === 'read' && (isNew || after.isTurned !== before.isTurned)) return ['card']
  if (after.phase === 'spell' && isNew) return ['sand']
  // Everybody is asked for something: the glass calls them.
  if (after.phase === 'vote' && isNew) return [...tiles, 'glass']
  return tiles
}

/** A walk, with a skip in it. */
export const music: GameMusic<View> = {
  theme: {
    tempo: 132,
    meter: 4,
    wave: 'triangle',
    // biome-ignore format: a bar a line
    melody: [
      ['G4', 1], ['E4', 0.5], ['G4', 0.5], ['C5', 1], ['-', 1],
      ['A4', 1], ['F4', 0.5], ['A4', 0.5], ['C5', 1], ['-', 1],
      ['B4', 0.5], ['D5', 0.5], ['B4', 0.5], ['G4', 0.5], ['A4', 1], ['B4', 1],
      ['C5', 1], ['G4', 1], ['C5', 2],
    ],
    chords: [
      ['C3', 'E3', 'G3'],
      ['F3', 'A3', 'C4'],
      ['G3', 'B3', 'D4'],
      ['C3', 'E3', 'G3'],
    ],
  },
  moodOf: ({ phase }) => (phase === 'spell' ? 'search' : phase === 'vote' ? 'reveal' : 'wait'),
}

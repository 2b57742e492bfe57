import type { SoundName } from '@tablee/ui/sound/recipes.ts'
import type { Ending, View } from './game.ts'

const tilesMoved = (before: View, after: View): SoundName[] =>
  Object.entries(after.tiles)
    .filter(([letter, place]) => JSON.stringify(place) !== JSON.stringify(before.tiles[letter]))
    .map(() => 'tile')

const turnsHad = ({ turns }: View) => turns.sel + turns.poivre

/** The answer fell: its tiles go back. */
const FELL: readonly Ending[] = ['repeated', 'not-its-beginning', 'misspelled', 'off-category']

/** What is heard when the table changes so. Whoever has just come in hears nothing: it happened without them. */
export const soundsFor = (before: View | undefined, after: View): readonly SoundName[] => {
  if (before === undefined || before.phase === 'over') return []
  const tiles = tilesMoved(before, after)
  if (after.phase === 'over') return [...tiles, 'cork']
  if (turnsHad(after) > turnsHad(before)) {
    const hasFallen = after.last !== undefined && FELL.includes(after.last.ending)
    return hasFallen ? ['no', ...tiles, 'glass'] : [...tiles, 'glass']
  }
  const isNew = after.phase !== before.phase
  if (after.phase === 'read' && (isNew || after.isTurned !== before.isTurned)) return ['card']
  if (after.phase === 'spell' && isNew) return ['sand']
  // Everybody is asked for something: the glass calls them.
  if (after.phase === 'vote' && isNew) return [...tiles, 'glass']
  return tiles
}

import type { SoundName } from '@tablee/ui/sound/recipes.ts'
import type { View } from './game.ts'

/** What is heard when the table changes so. Whoever comes in hears nothing of what happened before. */
export const soundsFor = (before: View | undefined, after: View): readonly SoundName[] => {
  if (before === undefined || before.phase === 'over' || before.isCovered || after.isCovered) return []
  if (after.phase === 'over') return ['cork']
  if (after.phase !== before.phase) {
    if (after.phase === 'write') return ['glass']
    if (after.phase === 'results') return ['cork']
    if (after.phase === 'draw') return ['card']
  }
  if (after.phase === 'draw') return after.letters?.length === before.letters?.length ? [] : ['tile']
  if (after.phase !== 'reveal') return []
  const last = after.shown?.at(-1)
  if (last === undefined || after.shown?.length === before.shown?.length) return []
  return [last.isValid ? 'card' : 'no']
}

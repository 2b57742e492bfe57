import { lastTold, toldAfter } from '@tablee/game-kit/told.ts'
import type { SoundName } from '@tablee/ui/sound/recipes.ts'
import type { Happening, View } from './game.ts'

const SOUNDS: Readonly<Partial<Record<Happening['type'], SoundName>>> = {
  laid: 'card',
  'taken-back': 'no',
  trashed: 'card',
  announced: 'cork',
  banked: 'cork',
  'went-out': 'glass',
}

/** What is heard when the table changes so; `me` hears the glass when asked for something. */
export const soundsFor =
  (me: string | undefined) =>
  (before: View | undefined, after: View): readonly SoundName[] => {
    if (before === undefined || before.phase === 'over') return []
    // What was covered has been heard before.
    const happened =
      before.told === undefined ? [] : toldAfter(after, lastTold(before)).flatMap(({ type }) => SOUNDS[type] ?? [])
    if (after.phase === 'over') return [...happened, 'cork']
    const isAsked = (view: View) => (view.phase === 'counter' ? view.active !== me : view.active === me)
    const isNew = after.step !== before.step && (!isAsked(before) || after.phase !== before.phase)
    return isNew && me !== undefined && isAsked(after) ? [...happened, 'glass'] : happened
  }

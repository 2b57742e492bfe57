import type { Happening, View } from '@tablee/games/word-out'
import type { SoundName } from './recipes.ts'

const SOUNDS: Readonly<Partial<Record<Happening['type'], SoundName>>> = {
  laid: 'card',
  'taken-back': 'no',
  trashed: 'card',
  announced: 'cork',
  banked: 'cork',
  'went-out': 'glass',
}

const newestOf = ({ told = {} }: View) => Object.keys(told).reduce((last, nth) => Math.max(last, Number(nth)), 0)

/** What is heard when the table changes so; `me` hears the glass when asked for something. */
export const soundsFor =
  (me: string | undefined) =>
  (before: View | undefined, after: View): readonly SoundName[] => {
    if (before === undefined || before.phase === 'over') return []
    const heard = newestOf(before)
    const happened = Object.entries(after.told ?? {})
      .filter(([nth]) => Number(nth) > heard)
      .flatMap(([, { type }]) => SOUNDS[type] ?? [])
    if (after.phase === 'over') return [...happened, 'cork']
    const isAsked = (view: View) => (view.phase === 'counter' ? view.active !== me : view.active === me)
    const isNew = after.step !== before.step && (!isAsked(before) || after.phase !== before.phase)
    return isNew && me !== undefined && isAsked(after) ? [...happened, 'glass'] : happened
  }

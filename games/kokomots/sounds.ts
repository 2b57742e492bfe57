import { lastTold, toldAfter } from '@tablee/game-kit/told.ts'
import type { SoundName } from '@tablee/ui/sound/recipes.ts'
import type { Happening, View } from './game.ts'
import { taskOf } from './telling/roles.ts'

const SOUNDS: Readonly<Partial<Record<Happening['type'], SoundName>>> = {
  'word-stood': 'card',
  'word-refused': 'no',
  'word-slipped': 'no',
  'said-nothing': 'no',
  discarded: 'card',
  paid: 'card',
  nudged: 'glass',
  tapped: 'cork',
  'round-skipped': 'card',
}

/** What the table waits for from somebody. */
const ASKED = ['ready', 'compose', 'spell', 'judge', 'turn-letters', 'pay']

/** What is heard when the table changes so; `me` hears the glass when asked for something. */
export const soundsFor =
  (me: string | undefined) =>
  (before: View | undefined, after: View): readonly SoundName[] => {
    if (before === undefined || before.phase === 'over') return []
    const heard: SoundName[] = []
    // What was covered has been heard before.
    if (before.told !== undefined) {
      if ((after.claims ?? []).some(({ id }) => !before.claims?.some((claim) => claim.id === id))) heard.push('tile')
      heard.push(...toldAfter(after, lastTold(before)).flatMap(({ type }) => SOUNDS[type] ?? []))
      if (before.phase === 'turning' && after.phase === 'searching') heard.push('card')
    }
    if (after.phase === 'over') return [...heard, 'cork']
    const seat = after.seats.find((each) => each === me)
    if (seat === undefined) return after.active === before.active ? heard : [...heard, 'glass']
    const task = taskOf(after, seat)
    return task !== taskOf(before, seat) && ASKED.includes(task) ? [...heard, 'glass'] : heard
  }

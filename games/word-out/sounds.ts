import { lastTold, toldAfter } from '@tablee/game-kit/told.ts'
import type { GameMusic } from '@tablee/ui/sound/music.ts'
import type { Cue } from '@tablee/ui/sound/sound.svelte.ts'
import type { Happening, View } from './game.ts'

const SOUNDS: Readonly<Partial<Record<Happening['type'], Cue>>> = {
  laid: 'card',
  'taken-back': 'no',
  trashed: 'card',
  announced: 'cork',
  banked: 'coin',
  'went-out': 'glass',
}

/** A counter is laid with a fist: something is taken, or blocked. */
const cuesOf = (told: Happening): readonly Cue[] =>
  told.type === 'laid' && told.counters !== undefined ? ['card', 'thud'] : [SOUNDS[told.type] ?? []].flat()

/** What is heard when the table changes so; `me` hears the glass when asked for something. */
export const soundsFor =
  (me: string | undefined) =>
  (before: View | undefined, after: View): readonly Cue[] => {
    if (before === undefined || before.phase === 'over') return []
    // What was covered has been heard before.
    const happened = before.told === undefined ? [] : toldAfter(after, lastTold(before)).flatMap(cuesOf)
    if (after.phase === 'over') return [...happened, 'cork', 'theme']
    const isAsked = (view: View) => (view.phase === 'counter' ? view.active !== me : view.active === me)
    const isNew = after.step !== before.step && (!isAsked(before) || after.phase !== before.phase)
    return isNew && me !== undefined && isAsked(after) ? [...happened, 'glass'] : happened
  }

/** A ride of four who want the same letters. */
export const music: GameMusic<View> = {
  theme: {
    tempo: 138,
    meter: 4,
    wave: 'triangle',
    // biome-ignore format: a bar a line
    melody: [
      ['A4', 0.5], ['C5', 0.5], ['E5', 0.5], ['C5', 0.5], ['A4', 1], ['-', 1],
      ['D5', 0.5], ['F5', 0.5], ['A5', 1], ['F5', 0.5], ['D5', 0.5], ['-', 1],
      ['E5', 0.5], ['E5', 0.5], ['G#4', 1], ['B4', 1], ['E5', 1],
      ['A5', 0.5], ['E5', 0.5], ['C5', 0.5], ['E5', 0.5], ['A4', 2],
    ],
    chords: [
      ['A3', 'C4', 'E4'],
      ['D3', 'F3', 'A3'],
      ['E3', 'G#3', 'B3'],
      ['A3', 'C4', 'E4'],
    ],
  },
  moodOf: ({ phase }) => (phase === 'counter' ? 'reveal' : 'search'),
}

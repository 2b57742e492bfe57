import { lastTold, toldAfter } from '@tablee/game-kit/told.ts'
import type { SeatId } from '@tablee/kernel'
import type { GameMusic } from '@tablee/ui/sound/music.ts'
import type { Cue } from '@tablee/ui/sound/sound.svelte.ts'
import type { Happening, View } from './game.ts'
import { taskOf } from './telling/roles.ts'

const SOUNDS: Readonly<Partial<Record<Happening['type'], Cue>>> = {
  'word-stood': 'coin',
  'word-refused': 'sad',
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

/** The table waits for something from this person. « search » is for everybody who is not out of the round. */
export const isAwaited = (view: View, seat: SeatId): boolean => {
  const task = taskOf(view, seat)
  return task === 'search' || ASKED.includes(task)
}

/** What is heard when the table changes so; `me` hears the glass when asked for something. */
export const soundsFor =
  (me: string | undefined) =>
  (before: View | undefined, after: View): readonly Cue[] => {
    if (before === undefined || before.phase === 'over') return []
    const heard: Cue[] = []
    // What was covered has been heard before.
    if (before.told !== undefined) {
      if ((after.claims ?? []).some(({ id }) => !before.claims?.some((claim) => claim.id === id))) heard.push('tile')
      heard.push(...toldAfter(after, lastTold(before)).flatMap(({ type }) => SOUNDS[type] ?? []))
      if (before.phase === 'turning' && after.phase === 'searching') heard.push('card')
    }
    if (after.phase === 'over') return [...heard, 'cork', 'theme']
    const seat = after.seats.find((each) => each === me)
    if (seat === undefined) return after.active === before.active ? heard : [...heard, 'glass']
    const task = taskOf(after, seat)
    return task !== taskOf(before, seat) && ASKED.includes(task) ? [...heard, 'glass'] : heard
  }

/** A dance of the Basque coast. */
export const music: GameMusic<View> = {
  theme: {
    tempo: 144,
    meter: 4,
    wave: 'triangle',
    // biome-ignore format: a bar a line
    melody: [
      ['F4', 0.5], ['A4', 0.5], ['C5', 1], ['A4', 0.5], ['C5', 0.5], ['-', 1],
      ['Bb4', 0.5], ['D5', 0.5], ['F5', 1], ['D5', 1], ['-', 1],
      ['E5', 0.5], ['D5', 0.5], ['C5', 0.5], ['Bb4', 0.5], ['G4', 1], ['C5', 1],
      ['A4', 0.5], ['C5', 0.5], ['F5', 3],
    ],
    chords: [
      ['F3', 'A3', 'C4'],
      ['Bb3', 'D4', 'F4'],
      ['C3', 'E3', 'G3'],
      ['F3', 'A3', 'C4'],
    ],
  },
  moodOf: ({ phase }) => (phase === 'turn' || phase === 'searching' || phase === 'announcing' ? 'search' : 'wait'),
}

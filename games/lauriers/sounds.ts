import type { GameMusic } from '@tablee/ui/sound/music.ts'
import type { Cue } from '@tablee/ui/sound/sound.svelte.ts'
import type { View } from './game.ts'

/** Who is asked for something now. */
const isAsked = ({ phase, leader, takers }: View, before: View, me: string): boolean => {
  // Who drew the card is asked already.
  if (phase === 'pick') return leader === me && before.phase !== 'draw'
  if (phase === 'draw' || phase === 'desk' || phase === 'tell') return leader === me
  if (phase === 'write') return leader !== me
  return phase === 'vote' && (takers ?? []).some((seat) => seat === me)
}

/** What is heard when the table changes so; `me` hears the glass when asked for something. */
export const soundsFor =
  (me: string | undefined) =>
  (before: View | undefined, after: View): readonly Cue[] => {
    if (before === undefined || before.phase === 'over') return []
    if (after.phase === 'over') return ['cork', 'theme']
    const heard: Cue[] = []
    if ((after.lines?.length ?? 0) > (before.lines?.length ?? 0)) heard.push('card')
    if ((after.handedIn?.length ?? 0) > (before.handedIn?.length ?? 0)) heard.push('card')
    if ((after.stakes?.length ?? 0) > (before.stakes?.length ?? 0)) heard.push('tile')
    const isNew = after.phase !== before.phase || after.round !== before.round
    if (isNew && after.phase === 'results') heard.push('cork')
    if (isNew && after.phase === 'late') heard.push('sand')
    return isNew && me !== undefined && isAsked(after, before, me) ? [...heard, 'glass'] : heard
  }

/** A slow waltz, a little solemn. */
export const music: GameMusic<View> = {
  theme: {
    tempo: 126,
    meter: 3,
    wave: 'sine',
    // biome-ignore format: a bar a line
    melody: [
      ['D5', 1.5], ['B4', 0.5], ['G4', 1],
      ['E5', 1.5], ['C5', 0.5], ['G4', 1],
      ['F#4', 1], ['A4', 1], ['C5', 1],
      ['B4', 1], ['G4', 2],
    ],
    chords: [
      ['G3', 'B3', 'D4'],
      ['C3', 'E3', 'G3'],
      ['D3', 'F#3', 'A3'],
      ['G3', 'B3', 'D4'],
    ],
  },
  moodOf: ({ phase }) =>
    phase === 'write' || phase === 'late' || phase === 'vote' ? 'search' : phase === 'results' ? 'reveal' : 'wait',
}

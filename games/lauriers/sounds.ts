import type { SoundName } from '@tablee/ui/sound/recipes.ts'
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
  (before: View | undefined, after: View): readonly SoundName[] => {
    if (before === undefined || before.phase === 'over') return []
    if (after.phase === 'over') return ['cork']
    const heard: SoundName[] = []
    if ((after.lines?.length ?? 0) > (before.lines?.length ?? 0)) heard.push('card')
    if ((after.handedIn?.length ?? 0) > (before.handedIn?.length ?? 0)) heard.push('card')
    if ((after.stakes?.length ?? 0) > (before.stakes?.length ?? 0)) heard.push('tile')
    const isNew = after.phase !== before.phase || after.round !== before.round
    if (isNew && after.phase === 'results') heard.push('cork')
    if (isNew && after.phase === 'late') heard.push('sand')
    return isNew && me !== undefined && isAsked(after, before, me) ? [...heard, 'glass'] : heard
  }

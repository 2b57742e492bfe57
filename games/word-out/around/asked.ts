import type { Asked } from '@tablee/ui/frames/asked.ts'
import { type Move, othersFrom, type View } from '../game.ts'
import type { GameTexts } from '../texts/texts.ts'

/** Around one device: whoever has the hand, under cover; a word asks all others at once (WO-22). */
export const askedOf = (
  { phase, active, seats, heard = {}, word = '', step }: View,
  { around }: Pick<GameTexts, 'around'>,
): Asked<View> => {
  if (phase === 'over' || active === undefined) return { seats: [] }
  if (phase !== 'counter') return { seats: [active] }
  const pass: Move = { type: 'decline', step }
  return {
    seats: othersFrom(seats, active).filter((seat) => heard[seat] === undefined),
    invitation: { text: around.counters(word), nobody: around.nobody, pass, isAnswered },
  }
}

/** Out of turn it shows to nobody else. */
const isAnswered = ({ myAnswer }: View): boolean => myAnswer !== undefined

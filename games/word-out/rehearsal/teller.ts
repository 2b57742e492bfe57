import type { Simulated } from '@tablee/game-kit/rehearsal-rules.ts'
import type { State } from '../rules/state.ts'

export const tellWordOut = ({ state, winners }: Simulated<State>): readonly string[] => {
  const { banked, deals, dealer, seats, phase } = state
  const first = seats[(seats.indexOf(dealer) + 1) % seats.length]
  const wentOut = phase.name === 'over' ? phase.wentOut : undefined
  return [
    wentOut === undefined ? 'ended: everybody passed' : 'ended: somebody went out',
    ...(wentOut === first ? ['ended: whoever began went out'] : []),
    ...(winners.length > 1 ? ['won by several'] : []),
    `deals ${deals}`,
    ...banked.map(({ word }) => `words banked of ${word.length < 9 ? word.length : '9 and more'} letters`),
  ]
}

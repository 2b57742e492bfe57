import type { Simulated } from '@tablee/game-kit/rehearsal-rules.ts'
import type { State } from '../rules/state.ts'

export const tellMotPourMot = ({ state: { first, phase, turns } }: Simulated<State>): readonly string[] => {
  const rounds = Math.max(...Object.values(turns))
  return [
    phase.name === 'over' && phase.winner === first ? 'won by the first team' : 'won by the second team',
    `rounds ${rounds <= 3 ? '1 to 3' : rounds <= 6 ? '4 to 6' : rounds <= 9 ? '7 to 9' : '10 and more'}`,
  ]
}

import type { Simulated } from '@tablee/game-kit/rehearsal-rules.ts'
import type { State } from '../rules/state.ts'

export const tellLauriers = ({ state, winners }: Simulated<State>): readonly string[] => {
  const { round, seats, tokens, leaves, options } = state
  const atDiploma = seats.filter((seat) => leaves[seat] === options.leaves).length
  return [
    `rounds ${round <= 6 ? '1 to 6' : round <= 9 ? '7 to 9' : round <= 12 ? '10 to 12' : '13 and more'}`,
    ...(atDiploma > 1 ? ['several at the Diploma in one round'] : []),
    ...(winners.length > 1 ? ['won by several'] : []),
    ...seats.map((seat) => `players with ${tokens[seat]} tokens left`),
  ]
}

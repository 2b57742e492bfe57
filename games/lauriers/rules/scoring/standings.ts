import { placingsBy } from '@tablee/game-kit/placings.ts'
import type { Outcome, SeatId } from '@tablee/kernel'
import { type State, TOKENS } from '../state.ts'

type Ranked = Pick<State, 'options' | 'seats' | 'leaves' | 'tokens'>

const leafOf = ({ leaves }: Ranked, seat: SeatId) => leaves[seat] ?? 1

/** LAU-20 */
export const hasDiploma = (state: Ranked, seat: SeatId): boolean => leafOf(state, seat) >= state.options.leaves

/** Who stands before whom: below zero when the first one does. LAU-21: of two with the Diploma, who spent fewer tokens. */
const compare = (state: Ranked, one: SeatId, other: SeatId): number => {
  const spent = (seat: SeatId) => TOKENS - (state.tokens[seat] ?? 0)
  const ahead = leafOf(state, other) - leafOf(state, one)
  return ahead === 0 && hasDiploma(state, one) ? spent(one) - spent(other) : ahead
}

/** The best first, those who tie together. */
export const standings = (state: Ranked): Outcome => ({
  placings: placingsBy(state.seats, (one, other) => compare(state, one, other)),
})

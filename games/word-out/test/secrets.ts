import type { Chance, SeatId } from '@tablee/kernel'
import { handOf, othersFrom, type State } from '../rules/state.ts'

/** The same table with other secrets: hands but one's own and the pile exchanged, answers out of turn left out. */
export const otherSecrets = (state: State, mine: SeatId | undefined, chance: Chance): State => {
  const theirs = state.seats.filter((seat) => seat !== mine)
  const hidden = [...theirs.flatMap((seat) => handOf(state, seat)), ...state.pile]
  const mixed = chance.shuffle(hidden)
  const hands = { ...state.hands }
  for (const seat of theirs) hands[seat] = mixed.splice(0, handOf(state, seat).length)
  const { phase } = state
  if (phase.name !== 'counter') return { ...state, hands, pile: mixed }
  const order = othersFrom(state.seats, phase.seat)
  const waitedFor = order.findIndex((seat) => phase.answers[seat] === undefined)
  const unheard = new Set(order.slice(waitedFor).filter((seat) => seat !== mine))
  const answers = Object.fromEntries(Object.entries(phase.answers).filter(([seat]) => !unheard.has(seat as SeatId)))
  return { ...state, hands, pile: mixed, phase: { ...phase, answers } }
}

import { isPast } from '@tablee/game-kit/deadlines.ts'
import { ok, type SeatId } from '@tablee/kernel'
import { fillHand, inOrder } from '../cards/piles.ts'
import type { Event } from '../events.ts'
import { type Decided, no } from '../refusals.ts'
import { campOf, handOf, type Named, type State } from '../state.ts'
import type { KokomotsTools } from '../world.ts'
import { keepersOf, leftOf } from './roles.ts'
import { waitFor } from './waits.ts'

export const seatsOf = ({ camps }: Pick<State, 'camps'>, camp: string): readonly SeatId[] =>
  camps.find(({ id }) => id === camp)?.seats ?? []

/** KOK-5: the timer runs. */
export const beginTurn = (state: State, camp: string, tools: KokomotsTools): Event[] => [
  { type: 'turn-began', camp, wait: waitFor('turn', seatsOf(state, camp), state, tools) },
]

/** KOK-13: at once to the left, or after a tap where the table asks for one. */
export const nextTurn = (state: State, after: string, tools: KokomotsTools): Event[] => {
  const camp = leftOf(state, after)
  if (!state.options.hasReadyTap) return beginTurn(state, camp, tools)
  return [{ type: 'turn-readied', camp, wait: waitFor('ready', seatsOf(state, camp), state, tools) }]
}

/** KOK-13, KOK-35: those who play say so, or whoever keeps their time. */
export const ready = (state: State, { turn }: Named<'ready'>, seat: SeatId, tools: KokomotsTools): Decided =>
  campOf(state, seat)?.id === turn.camp || keepersOf(state, turn.camp).includes(seat)
    ? ok(beginTurn(state, turn.camp, tools))
    : no('not-your-turn')

/** KOK-11 */
export const discard = (state: State, phase: Named<'turn'>, seat: SeatId, tools: KokomotsTools): Decided => {
  if (campOf(state, seat)?.id !== phase.turn.camp) return no('not-your-turn')
  if (state.options.mode === 'teams') return no('no-exchange-here')
  if (phase.turn.hasDiscarded) return no('discarded-already')
  if (state.claims.some(({ by }) => by === seat)) return no('being-judged')
  if (handOf(state, seat).length + state.draw.length + state.discards.length === 0) return no('nothing-to-exchange')
  return ok(inOrder(state, () => [{ type: 'discarded', seat }], fillHand(seat, tools)))
}

/** KOK-15: not before time is up; at a table without a clock whenever the sand has run through. */
export const mayStop = ({ phase, options }: State, { now }: Pick<KokomotsTools, 'now'>): boolean =>
  options.hasHumanTimer && phase.name === 'turn' && (!options.hasClock || isPast(phase.wait.endsAt, now))

/** KOK-15: the others may shout, once each; the timekeeper taps instead. */
export const nudge = (state: State, { turn }: Named<'turn'>, seat: SeatId, tools: KokomotsTools): Decided => {
  if (!state.options.hasHumanTimer) return no('server-keeps-time')
  if (campOf(state, seat)?.id === turn.camp) return no('not-your-turn')
  if (keepersOf(state, turn.camp).includes(seat)) return no('not-now')
  if (!mayStop(state, tools)) return no('time-is-not-up')
  return turn.nudges.includes(seat) ? no('nudged-already') : ok([{ type: 'nudged', seat }])
}

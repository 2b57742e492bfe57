import type { SeatId } from '@tablee/kernel'
import type { Event } from '../events.ts'
import { evolve } from '../evolve.ts'
import { HAND, handOf, type State } from '../state.ts'
import type { KokomotsTools } from '../world.ts'

/** What follows, one act after the other, each from the state that the one before has left. */
export const inOrder = (state: State, ...acts: readonly ((state: State) => readonly Event[])[]): Event[] => {
  const events: Event[] = []
  let now = state
  for (const act of acts) {
    const more = act(now)
    events.push(...more)
    now = more.reduce<State>(evolve, now)
  }
  return events
}

/** KOK-12: where the pile is too short for so many, the discards are shuffled in under it. */
export const provide =
  (count: number, { chance }: KokomotsTools) =>
  ({ draw, discards }: State): Event[] =>
    draw.length >= count || discards.length === 0
      ? []
      : [{ type: 'pile-made', order: chance.shuffle(discards.map(({ id }) => id)) }]

/** KOK-7: to three, as far as there are letters. */
export const fillHand =
  (seat: SeatId, tools: KokomotsTools) =>
  (state: State): Event[] => {
    const missing = HAND - handOf(state, seat).length
    if (missing <= 0 || state.draw.length + state.discards.length === 0) return []
    return inOrder(state, provide(missing, tools), () => [{ type: 'hand-filled', seat }])
  }

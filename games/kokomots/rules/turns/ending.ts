import { inOrder } from '../cards/piles.ts'
import type { Event } from '../events.ts'
import type { State } from '../state.ts'

/** KOK-23: the end waits for what came before, and for what is paid. */
export const endOnceSettled = ({ phase, claims, payments }: State): Event[] =>
  phase.name === 'closing' && claims.length === 0 && payments.length === 0 ? [{ type: 'ended' }] : []

/** KOK-23: this word emptied the third pile. */
export const closeGame = (state: State, by: number): Event[] =>
  inOrder(state, () => [{ type: 'closed', by }], endOnceSettled)

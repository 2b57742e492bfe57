import { ok } from '@tablee/kernel'
import { afterTurn } from './after-turn.ts'
import { tilesOut } from './board.ts'
import type { Event } from './events.ts'
import { evolve } from './evolve.ts'
import type { Decided } from './refusals.ts'
import type { Ending, State } from './state.ts'
import { waitFor } from './waits.ts'
import type { MotPourMotTools } from './world.ts'

/** What a turn came to, and whether the other team skips its next one for it (MPM-21). */
interface TurnEnd {
  readonly ending: Ending
  readonly isReplayed?: boolean
}

/** The active team's turn is over, and perhaps the game. */
const endTurn = (state: State, { ending, isReplayed = false }: TurnEnd, tools: MotPourMotTools): Event => {
  const { active, first, options, tiles } = state
  const out = { sel: tilesOut(tiles, 'sel'), poivre: tilesOut(tiles, 'poivre') }
  const after = afterTurn({ options, first, active, out }, isReplayed)
  const { skipped } = after
  if ('winner' in after) return { type: 'won', team: after.winner, ending, skipped }
  const { next } = after
  return { type: 'turn-ended', next, ending, skipped, wait: waitFor('draw', { ...state, active: next }, tools) }
}

export const ended = (state: State, end: TurnEnd, tools: MotPourMotTools): Decided => ok([endTurn(state, end, tools)])

/** Every tile moved this turn goes back, and the turn is lost. */
export const lost = (state: State, ending: Ending, tools: MotPourMotTools): Decided => {
  const returned: Event = { type: 'tiles-returned' }
  return ok([returned, endTurn(evolve(state, returned), { ending }, tools)])
}

/** MPM-21: who asked for nothing skips its next turn; the active team plays again. */
export const spelledRight = (state: State, tools: MotPourMotTools): Decided =>
  ended(state, { ending: 'stood', isReplayed: true }, tools)

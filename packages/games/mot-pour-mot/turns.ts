import { ok, type Refusal, type Result } from '@tablee/kernel'
import { tilesOut } from './board.ts'
import type { Event } from './events.ts'
import { evolve } from './evolve.ts'
import { tilesToWin } from './options.ts'
import type { RefusalCode } from './refusals.ts'
import { type Ending, otherTeam, type State, TEAMS, type Team } from './state.ts'
import type { MotPourMotTools } from './tools.ts'
import { waitFor } from './waits.ts'

export type Decided = Result<Event[], Refusal<RefusalCode>>

const hasEnough = ({ tiles, options }: State, team: Team) => tilesOut(tiles, team) >= tilesToWin(options)

/** MPM-27: most tiles out; on a tie the team that played second. */
const cactusWinner = ({ tiles, first }: State): Team => {
  const second = otherTeam(first)
  return tilesOut(tiles, first) > tilesOut(tiles, second) ? first : second
}

/** What a turn came to, and whether the other team skips its next one for it (MPM-21). */
interface TurnEnd {
  readonly ending: Ending
  readonly isReplayed?: boolean
}

/**
 * The active team's turn is over. The other plays next, or skips: then the active team plays again (MPM-21). In cactus the end
 * is looked at whenever the second team's turn is over, had or skipped (MPM-34); in capture at once (MPM-28).
 */
const endTurn = (state: State, { ending, isReplayed = false }: TurnEnd, tools: MotPourMotTools): Event => {
  const { active, first, options } = state
  const other = otherTeam(active)
  const second = otherTeam(first)
  if (options.edition === 'capture' && hasEnough(state, active))
    return { type: 'won', team: active, ending, skipped: [] }
  const isRoundOver = active === second || isReplayed
  if (options.edition === 'cactus' && isRoundOver && TEAMS.some((team) => hasEnough(state, team)))
    return { type: 'won', team: cactusWinner(state), ending, skipped: active === second ? [] : [other] }
  const next = isReplayed ? active : other
  const wait = waitFor('draw', { ...state, active: next }, tools)
  return { type: 'turn-ended', next, ending, skipped: isReplayed ? [other] : [], wait }
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

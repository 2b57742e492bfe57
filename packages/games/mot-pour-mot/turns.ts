import { after, type Instant, seconds } from '@tablee/kernel'
import type { Event } from './events.ts'
import { tilesToWin } from './options.ts'
import { type Ending, otherTeam, type State, TEAMS, type Team, tilesOut } from './state.ts'

/** Deadlines that the clauses name. */
export const WAITS = {
  draw: 15, // MPM-6
  read: 15, // MPM-6
  tell: 15, // MPM-13
  review: 20, // MPM-19
  plead: 15, // MPM-22
  explain: 60, // MPM-23
  vote: 30, // MPM-23
} as const

/** At a table without a clock nothing runs out by itself (ALL-7). */
export const deadline = (state: Pick<State, 'options'>, now: Instant, wait: number): Instant | undefined =>
  state.options.spellingSeconds === undefined ? undefined : after(now, seconds(wait))

const hasEnough = (state: State, team: Team) => tilesOut(state, team) >= tilesToWin(state.options)

/** MPM-27: most tiles out; on a tie the team that played second. */
const cactusWinner = (state: State): Team => {
  const second = otherTeam(state.first)
  return tilesOut(state, state.first) > tilesOut(state, second) ? state.first : second
}

/** What a turn came to, and whether the other team skips its next one for it (MPM-21). */
export interface TurnEnd {
  readonly ending: Ending
  readonly isReplayed?: boolean
}

/**
 * The active team's turn is over. The other plays next, or skips: then the active team plays again (MPM-21). In cactus the end
 * is looked at whenever the second team's turn is over, had or skipped (MPM-34); in capture at once (MPM-28).
 */
export const endTurn = (state: State, { ending, isReplayed = false }: TurnEnd, now: Instant): Event => {
  const { active, first, options } = state
  const other = otherTeam(active)
  const second = otherTeam(first)
  if (options.edition === 'capture' && hasEnough(state, active))
    return { type: 'won', team: active, ending, skipped: [] }
  const isRoundOver = active === second || isReplayed
  if (options.edition === 'cactus' && isRoundOver && TEAMS.some((team) => hasEnough(state, team)))
    return { type: 'won', team: cactusWinner(state), ending, skipped: active === second ? [] : [other] }
  const endsAt = deadline(state, now, WAITS.draw)
  return { type: 'turn-ended', next: isReplayed ? active : other, ending, skipped: isReplayed ? [other] : [], endsAt }
}

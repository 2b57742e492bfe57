import { after, type Instant, seconds } from '@tablee/kernel'
import type { Event } from './events.ts'
import { tilesToWin } from './options.ts'
import { otherTeam, type State, TEAMS, type Team, tilesOut } from './state.ts'

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

/**
 * The active team's turn is over. The other plays next, unless it must skip: then the active team plays again (MPM-21). In
 * cactus the end is looked at whenever the second team's turn is over, had or skipped (MPM-34); in capture at once (MPM-28).
 */
export const endTurn = (state: State, now: Instant): Event => {
  const { active, first, options } = state
  const next = otherTeam(active)
  const isSkipping = state.mustSkip[next]
  const skipped = isSkipping ? [next] : []
  const second = otherTeam(first)
  if (options.edition === 'capture') {
    if (hasEnough(state, active)) return { type: 'won', team: active, skipped: [] }
  } else if (active === second || isSkipping) {
    // Whoever is active, after these turns both teams have had as many: the second's is the last one counted.
    const isRoundOver = active === second || next === second
    if (isRoundOver && TEAMS.some((team) => hasEnough(state, team)))
      return { type: 'won', team: cactusWinner(state), skipped: active === second ? [] : skipped }
  }
  return { type: 'turn-ended', skipped, next: isSkipping ? active : next, endsAt: deadline(state, now, WAITS.draw) }
}

import { ok, type Refusal, type Result } from '@tablee/kernel'
import type { Event } from './events.ts'
import type { Options } from './options.ts'
import { no, type RefusalCode } from './refusals.ts'
import { TEAMS, type Team, type TeamSeats } from './state.ts'
import type { MotPourMotTools } from './tools.ts'
import { deadline, WAITS } from './turns.ts'

/** Lays the board: teams checked (MPM-1), the first drawn by lot (MPM-5), the cards shuffled. */
export const setup = (
  options: Options,
  teams: Record<Team, TeamSeats>,
  tools: MotPourMotTools,
): Result<Event[], Refusal<RefusalCode>> => {
  const sizes = TEAMS.map((team) => teams[team].seats.length)
  if (Math.min(...sizes) < 1 || Math.max(...sizes) - Math.min(...sizes) > 1) return no('teams-uneven')
  const all = TEAMS.flatMap((team) => teams[team].seats)
  if (new Set(all).size !== all.length) return no('seat-twice')
  if (![3, 5, 7].includes(options.columns)) return no('no-such-board')
  if (options.spellingSeconds !== undefined && !(options.spellingSeconds > 0)) return no('no-such-duration')
  if (tools.cards.size === 0) return no('no-cards')
  if (TEAMS.some((team) => !teams[team].seats.includes(teams[team].captain))) return no('captain-not-in-team')
  const event: Event = {
    type: 'set-up',
    options,
    teams,
    first: tools.chance.below(2) === 0 ? 'sel' : 'poivre',
    pile: tools.chance.shuffle([...tools.cards.keys()]),
    endsAt: deadline({ options }, tools.now, WAITS.draw),
  }
  return ok([event])
}

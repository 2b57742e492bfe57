import { after, seconds } from '@tablee/kernel'
import type { Options, PhaseName } from './options.ts'
import { otherTeam, type State, TEAMS, type Team, type Wait } from './state.ts'
import type { MotPourMotTools } from './world.ts'

/** MPM-6: cactus: the team that plays starts the timer; capture: the other one. */
export const timerStarter = ({ edition }: Pick<Options, 'edition'>, active: Team): Team =>
  edition === 'cactus' ? active : otherTeam(active)

/** Whom a phase waits for. */
const awaited = (phase: PhaseName, { edition }: Options, active: Team): readonly Team[] => {
  if (phase === 'vote') return TEAMS
  if (phase === 'read') return [timerStarter({ edition }, active)]
  return [phase === 'review' ? otherTeam(active) : active]
}

/** ALL-2: twice as long where a seat of those waited for asked for it. None at a table without a clock (ALL-7). */
export const waitFor = (
  phase: PhaseName,
  { options, teams, active }: Pick<State, 'options' | 'teams' | 'active'>,
  { now, unhurried }: MotPourMotTools,
): Wait | undefined => {
  if (!options.hasClock) return undefined
  const isLonger = awaited(phase, options, active).some((team) => teams[team].seats.some((seat) => unhurried.has(seat)))
  const lasts = options.waits[phase] * (isLonger ? 2 : 1)
  return { endsAt: after(now, seconds(lasts)), lasts }
}

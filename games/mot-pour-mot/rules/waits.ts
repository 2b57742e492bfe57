import { startWait, type Wait } from '@tablee/game-kit/deadlines.ts'
import type { SeatId } from '@tablee/kernel'
import type { Options, PhaseName } from './options.ts'
import { otherTeam, type State, type Team } from './state.ts'
import type { MotPourMotTools } from './world.ts'

/** MPM-6: cactus: the team that plays starts the timer; capture: the other one. */
export const timerStarter = ({ edition }: Pick<Options, 'edition'>, active: Team): Team =>
  edition === 'cactus' ? active : otherTeam(active)

/** The seats that a phase waits for; of a team, any one of them can end the wait (MPM-32). */
export const awaitedIn = (
  phase: PhaseName,
  { options, teams, active }: Pick<State, 'options' | 'teams' | 'active'>,
): readonly SeatId[] => {
  if (phase === 'vote') return [...teams.sel.seats, ...teams.poivre.seats]
  if (phase === 'read') return teams[timerStarter(options, active)].seats
  return teams[phase === 'review' ? otherTeam(active) : active].seats
}

/** Undefined at a table without a clock (ALL-7). */
export const waitFor = (
  phase: PhaseName,
  state: Pick<State, 'options' | 'teams' | 'active'>,
  tools: MotPourMotTools,
): Wait | undefined =>
  state.options.hasClock ? startWait(state.options.waits[phase], awaitedIn(phase, state), tools) : undefined

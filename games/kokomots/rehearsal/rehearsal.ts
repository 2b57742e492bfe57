import type { RehearsalRules } from '@tablee/game-kit/rehearsal-rules.ts'
import { MODES, type Options } from '../rules/options.ts'
import type { State } from '../rules/state.ts'
import type { KokomotsWorld } from '../rules/world.ts'
import { kokomotsFault } from './invariants.ts'
import { stackKokomots } from './stack.ts'
import { kokomotsOptions, tellKokomots } from './teller.ts'

export const rehearsal: RehearsalRules<State, Options, KokomotsWorld> = {
  stack: stackKokomots,
  fault: kokomotsFault,
  variants: MODES.map((mode) => ({ name: mode, options: (players) => kokomotsOptions(mode, players) })),
  tell: tellKokomots,
}

import type { RehearsalRules } from '@tablee/game-kit/rehearsal-rules.ts'
import type { Options } from '../rules/options.ts'
import type { State } from '../rules/state.ts'
import type { LauriersWorld } from '../rules/world.ts'
import { lauriersFault } from './invariants.ts'
import { stackLauriers } from './stack.ts'
import { tellLauriers } from './teller.ts'

export const rehearsal: RehearsalRules<State, Options, LauriersWorld> = {
  stack: stackLauriers,
  fault: lauriersFault,
  tell: tellLauriers,
}

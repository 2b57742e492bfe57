import type { RehearsalRules } from '@tablee/game-kit/rehearsal-rules.ts'
import type { Options } from '../rules/options.ts'
import type { State } from '../rules/state.ts'
import type { WordOutWorld } from '../rules/world.ts'
import { wordOutFault } from './invariants.ts'
import { stackWordOut } from './stack.ts'
import { tellWordOut } from './teller.ts'

export const rehearsal: RehearsalRules<State, Options, WordOutWorld> = {
  stack: stackWordOut,
  fault: wordOutFault,
  tell: tellWordOut,
}

import type { RehearsalRules } from '@tablee/game-kit/rehearsal-rules.ts'
import { defaults, type Options } from '../rules/options.ts'
import type { State } from '../rules/state.ts'
import type { MotPourMotWorld } from '../rules/world.ts'
import { motPourMotFault } from './invariants.ts'
import { stackMotPourMot } from './stack.ts'
import { tellMotPourMot } from './teller.ts'

export const rehearsal: RehearsalRules<State, Options, MotPourMotWorld> = {
  stack: stackMotPourMot,
  fault: motPourMotFault,
  variants: [
    { name: 'cactus', options: () => defaults('cactus') },
    { name: 'capture', options: () => defaults('capture') },
  ],
  tell: tellMotPourMot,
}

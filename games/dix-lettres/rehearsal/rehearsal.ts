import type { RehearsalRules, Simulated } from '@tablee/game-kit/rehearsal-rules.ts'
import { defaults, type Options } from '../rules/options.ts'
import type { State, World } from '../rules/state.ts'
import { fault } from './invariants.ts'
import { stack } from './stack.ts'

const tell = ({ state: { results } }: Simulated<State>): readonly string[] =>
  results.flatMap(({ entries, best }) => [
    ...entries.map(({ word, isValid }) => (isValid ? `words of ${word.length} letters` : 'words that do not count')),
    `longest possible: ${best[0]?.length ?? 0} letters`,
  ])

export const rehearsal: RehearsalRules<State, Options, World> = {
  stack,
  fault,
  tell,
  variants: [
    { name: 'called', options: () => defaults },
    {
      name: 'drawn by the machine, everybody scores',
      options: () => ({ ...defaults, draw: 'machine', scoring: 'everybody' }),
    },
  ],
}

import type { Chance } from '@tablee/kernel'
import { ALL_STEPS } from './all-steps.ts'
import type { Step } from './step.ts'
import type { World } from './world.ts'

/** One line of a script: a step, its arguments, and where one looks afterwards. `edit-deck 1 rest | look at the games` */
export interface Line {
  readonly step: Step
  readonly args: readonly string[]
  readonly look: string
}

export const printLine = ({ step, args, look }: Line): string =>
  [[step.name, ...args].join(' '), ...(look === '' ? [] : [`look ${look}`])].join(' | ')

/** « 3. edit-deck 1 rest | look at the games »; undefined for a remark or an empty line. */
const parseLine = (raw: string): Line | undefined => {
  const [, text] = /^\s*(?:\d+\.)?\s*(.*?)\s*$/.exec(raw) ?? []
  if (text === undefined || text === '' || text.startsWith('#')) return undefined
  const [done = '', look = ''] = text.split(/\s*\|\s*look\s+/)
  const [name, ...args] = done.split(/\s+/)
  const step = ALL_STEPS.find((each) => each.name === name)
  if (step === undefined) throw new Error(`no step is called « ${name} »`)
  return { step, args, look }
}

export const parseScript = (text: string): readonly Line[] => text.split('\n').flatMap((raw) => parseLine(raw) ?? [])

/** By the steps' weights, among those that are possible now. */
export const drawLine = (world: World, chance: Chance): Omit<Line, 'look'> => {
  const possible = ALL_STEPS.filter((step) => step.isPossible(world))
  const total = possible.reduce((sum, { weight = 1 }) => sum + weight, 0)
  let left = chance.below(total)
  const step = possible.find(({ weight = 1 }) => {
    left -= weight
    return left < 0
  }) as Step
  return { step, args: step.draw?.(world, chance) ?? [] }
}

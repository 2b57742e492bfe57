import { type Chance, seededChance } from '@tablee/kernel'
import type { Engine } from '../engines/tab.ts'
import { drawLook, runLook } from './looks.ts'
import { drawLine, type Line, printLine } from './script.ts'
import { checkAll } from './what-must-hold.ts'
import { World } from './world.ts'

interface Journey {
  readonly engine: Engine
  /** Hears the transcript, line by line. */
  readonly say?: (line: string) => void
}

/** A journey that something went wrong in; its message ends with the steps as a script. */
class JourneyFailed extends Error {
  constructor(reason: unknown, title: string, steps: readonly string[]) {
    const script = steps.map((step, nth) => `${nth + 1}. ${step}`).join('\n')
    super(
      `${reason instanceof Error ? reason.message : String(reason)}\n\n# ${title}, failed at step ${steps.length}; save these lines to a file, and: npm run journeys -- --script FILE\n${script}\n`,
      { cause: reason },
    )
  }
}

/** Milliseconds. The longest step, an update on a busy machine, has taken 60 s. */
const STEP_LIMIT = 180_000

/** A step that hangs fails, so that the script is printed. */
const inTime = async <T>(work: Promise<T>): Promise<T> => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new Error(`the step took longer than ${STEP_LIMIT / 1000} s`)), STEP_LIMIT)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}

type Next = (world: World, nth: number) => Omit<Line, 'look'> | Line | undefined

const live = async (
  title: string,
  { engine, say = () => {} }: Journey,
  next: Next,
  lookNext: (world: World, line: Partial<Line>) => string,
) => {
  const steps: string[] = []
  const began = Date.now()
  const world = await World.open(engine)
  try {
    for (;;) {
      const line = next(world, steps.length + 1)
      if (line === undefined) break
      steps.push([line.step.name, ...line.args].join(' '))
      const stepBegan = Date.now()
      const did = await inTime(line.step.run(world, line.args))
      // Before one looks elsewhere: the page that the step led to.
      await checkAll(world, line.step.causes)
      const look = lookNext(world, line)
      steps[steps.length - 1] = printLine({ ...line, look })
      await runLook(world, look)
      const held = await checkAll(world, line.step.causes)
      const took = ((Date.now() - stepBegan) / 1000).toFixed(1)
      say(`${steps.length}. ${steps.at(-1)}\n   ${did} (${took} s)\n   ${held}`)
    }
    say(`${title}: ${steps.length} steps in ${((Date.now() - began) / 1000).toFixed(0)} s`)
  } catch (error) {
    throw new JourneyFailed(error, `${title}, ${engine}`, steps)
  } finally {
    await world.close()
  }
}

/** So many steps in a profile of its own, drawn by a seed; fails with a plain error that tells the steps. */
export const journey = (seed: number, steps: number, options: Journey): Promise<void> => {
  const chance: Chance = seededChance(`journey ${seed}`)
  return live(
    `seed ${seed}`,
    options,
    (world, nth) => (nth > steps ? undefined : drawLine(world, chance)),
    (world) => drawLook(world, chance),
  )
}

/** Exactly these steps. */
export const replay = (lines: readonly Line[], options: Journey): Promise<void> =>
  live(
    'script',
    options,
    (_, nth) => lines[nth - 1],
    (_, line) => line.look ?? '',
  )

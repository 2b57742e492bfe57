import { type Chance, seededChance } from '@tablee/kernel'
import type { Engine } from '../engines/tab.ts'
import { counted } from './kept.ts'
import { drawLook, runLook } from './looks.ts'
import { drawLine, type Line, printLine } from './script.ts'
import { checkAll } from './what-must-hold.ts'
import { World } from './world.ts'

interface Journey {
  readonly engine: Engine
  /** Hears the transcript, line by line. */
  readonly say?: (line: string) => void
  /** Milliseconds for all steps together; a long run by the command line has no such limit. */
  readonly limit?: number
}

/** A journey in which something went wrong. Its message ends with the steps as a script. */
class JourneyFailed extends Error {
  constructor(reason: unknown, title: string, steps: readonly string[]) {
    const script = steps.map((step, nth) => `${nth + 1}. ${step}`).join('\n')
    super(
      `${reason instanceof Error ? reason.message : String(reason)}\n\n# ${title}, failed ${steps.length === 0 ? 'before the first step' : `at step ${steps.length}`}; save these lines to a file, and: npm run journeys -- --script FILE\n${script}\n`,
      { cause: reason },
    )
  }
}

/** Milliseconds. The longest step, an update on a busy machine, has taken 60 s. */
const STEP_LIMIT = 180_000
/** Milliseconds. A browser that does not close is ended with the process. */
const CLOSE_LIMIT = 20_000

const inTime = async <T>(what: string, limit: number, work: Promise<T>): Promise<T> => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new Error(`${what} took longer than ${limit / 1000} s`)), limit)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}

type Next = (world: World, nth: number) => Omit<Line, 'look'> | Line | undefined
type LookNext = (world: World, line: Partial<Line>) => string

interface Course {
  readonly next: Next
  readonly lookNext: LookNext
  /** The script so far; the last line has no look while its step is under way. */
  readonly steps: string[]
}

/** Undefined where no step is left, else what was done and what was checked. */
const liveStep = async (world: World, { next, lookNext, steps }: Course): Promise<string | undefined> => {
  const line = next(world, steps.length + 1)
  if (line === undefined) return undefined
  steps.push([line.step.name, ...line.args].join(' '))
  const began = Date.now()
  const did = await line.step.run(world, line.args)
  // Before one looks elsewhere: the page that the step led to.
  await checkAll(world, line.step.causes)
  const look = lookNext(world, line)
  steps[steps.length - 1] = printLine({ ...line, look })
  await runLook(world, look)
  const held = await checkAll(world, line.step.causes)
  const took = ((Date.now() - began) / 1000).toFixed(1)
  return `${steps.length}. ${steps.at(-1)}\n   ${did} (${took} s)\n   ${held}`
}

/** Every wait has a limit below the one of the test around it, so that the script is printed whatever hangs. */
const live = async (title: string, { engine, say = () => {}, limit }: Journey, next: Next, lookNext: LookNext) => {
  const steps: string[] = []
  const began = Date.now()
  const opening = World.open(engine)
  const liveAll = async () => {
    const world = await opening
    for (;;) {
      const told = await inTime('the step', STEP_LIMIT, liveStep(world, { next, lookNext, steps }))
      if (told === undefined) return
      say(told)
    }
  }
  try {
    await (limit === undefined ? liveAll() : inTime('the journey', limit, liveAll()))
    say(`${title}: ${counted(steps.length, 'step')} in ${((Date.now() - began) / 1000).toFixed(0)} s`)
  } catch (error) {
    throw new JourneyFailed(error, `${title}, ${engine}`, steps)
  } finally {
    const closing = opening.then((world) => world.close())
    await inTime('closing', CLOSE_LIMIT, closing).catch(() => undefined)
  }
}

/** As many steps as told, drawn by a seed, in a new profile. Fails with an error whose message ends with the script. */
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

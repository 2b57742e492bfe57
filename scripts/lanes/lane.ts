import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { delimiter } from 'node:path'
import { fileURLToPath } from 'node:url'
import { LANES, type Lane, type Step } from './lanes.ts'

/** `npm run test:quick`, `npm test`, `npm run test:deep`: runs the steps of a lane and prints how long each took; exits 1 if one failed. */
const root = fileURLToPath(new URL('../..', import.meta.url))
const PATH = `${root}node_modules/.bin${delimiter}${process.env.PATH}`

interface Run {
  readonly name: string
  readonly seconds: number
  readonly isWell: boolean
}

const secondsSince = (start: number) => (performance.now() - start) / 1000

/** A step alone writes straight through; of steps side by side each prints what it said when it ends. */
const run = ({ name, command, env }: Step, isAlone: boolean): Promise<Run> =>
  new Promise((resolve) => {
    const start = performance.now()
    const [file = '', ...args] = command
    const child = spawn(file, args, {
      cwd: root,
      env: { ...process.env, PATH, ...env },
      stdio: isAlone ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    })
    const said: Buffer[] = []
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => said.push(chunk))
    const end = (isWell: boolean) => {
      const seconds = secondsSince(start)
      const text = Buffer.concat(said).toString()
      console.log(`${isWell ? '✓' : '✗'} ${name} (${seconds.toFixed(0)} s)`)
      if (!isWell && text !== '') console.log(text)
      resolve({ name, seconds, isWell })
    }
    child.on('error', (error) => {
      said.push(Buffer.from(error.message))
      end(false)
    })
    child.on('exit', (code) => end(code === 0))
  })

const runStage = async (steps: readonly Step[]): Promise<Run[]> => {
  const waiting = [...steps]
  const done: Run[] = []
  const worker = async () => {
    for (let step = waiting.shift(); step !== undefined; step = waiting.shift())
      done.push(await run(step, steps.length === 1))
  }
  await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, worker))
  return done
}

const name = process.argv[2] ?? 'usual'
const lane: Lane | undefined = Object.entries<Lane>(LANES).find(([each]) => each === name)?.[1]
if (lane === undefined) throw new Error(`no lane is called ${name}: ${Object.keys(LANES).join(', ')}`)

const start = performance.now()
const runs: Run[] = []
const left = [...lane.stages]
for (let stage = left.shift(); stage !== undefined; stage = left.shift()) {
  runs.push(...(await runStage(stage)))
  if (!lane.goesOn && runs.some(({ isWell }) => !isWell)) break
}

console.log(`\nThe ${name} lane:`)
for (const { name: step, seconds, isWell } of runs)
  console.log(`${isWell ? '✓' : '✗'} ${seconds.toFixed(0).padStart(5)} s  ${step}`)
for (const { name: step } of left.flat()) console.log(`- not run  ${step}`)
const taken = secondsSince(start)
// Not a failure: the machine may be busy.
const isSlow = taken > lane.limit && left.length === 0
console.log(
  `${taken.toFixed(0)} s in all; on two idle cores at most ${lane.limit} s${isSlow ? ': TOO SLOW, or busy' : ''}`,
)
if (runs.some(({ isWell }) => !isWell)) process.exitCode = 1

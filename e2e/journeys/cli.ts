import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { ENGINES, type Engine } from '../engines/tab.ts'
import { journey, replay } from './journey.ts'
import { parseScript } from './script.ts'

const USAGE = `A month in one browser profile: steps in an order drawn by a seed, and what must hold after each of them.
  npm run journeys -- --seed 7                               200 steps in Chromium
  npm run journeys -- --seed 7 --steps 40 --engine webkit
  npm run journeys -- --script FILE                          the steps that a failed journey printed
(needs npm run build)`

const LONG = 200

const { values } = parseArgs({
  options: {
    seed: { type: 'string' },
    steps: { type: 'string' },
    engine: { type: 'string', default: 'chromium' },
    script: { type: 'string' },
    help: { type: 'boolean' },
  },
})
const isEngine = (text: string): text is Engine => ENGINES.some((engine) => engine === text)
const { engine, seed, script, steps } = values

const run = async (): Promise<void> => {
  if (!isEngine(engine)) throw new Error(`no engine is called ${engine}`)
  const options = { engine, say: (line: string) => console.log(line) }
  if (script !== undefined) return replay(parseScript(readFileSync(script, 'utf8')), options)
  return journey(Number(seed ?? 1), Number(steps ?? LONG), options)
}

if (values.help) console.log(USAGE)
else
  run().then(
    () => process.exit(0),
    (error) => {
      console.error(error instanceof Error ? error.message : error)
      process.exit(1)
    },
  )

import { existsSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { createApp } from '../../apps/server/src/app.ts'
import { builtClient } from '../../e2e/server.ts'
import { openScenario } from './open-scenario.ts'

/**
 * `npm run table -- FILE [--step N]`: serves the table of a scenario file as it stands after N steps (all of them by default), on this machine
 * only, and prints a link for each seat and for the shared screen. Each seat has a port of its own: a browser keeps one seat an origin, so
 * that all links can be open in one browser. PORT is the first of them (4400).
 */
const usage = 'usage: npm run table -- FILE [--step N]'
const exitWith = (sentence: string): never => {
  console.error(sentence)
  process.exit(1)
}

const { values, positionals } = parseArgs({ options: { step: { type: 'string' } }, allowPositionals: true })
const [file] = positionals
const step = values.step === undefined ? undefined : Number(values.step)
if (file === undefined || positionals.length > 1 || (step !== undefined && !(Number.isInteger(step) && step >= 0)))
  exitWith(usage)
if (!existsSync(builtClient)) exitWith('there is no built client: npm run build')

const read = (): unknown => {
  try {
    return JSON.parse(readFileSync(file ?? '', 'utf8'))
  } catch (error) {
    return exitWith(`${file}: ${error instanceof Error ? error.message : error}`)
  }
}
const raw = read()
const { steps } = raw as { readonly steps?: unknown }
if (step !== undefined && Array.isArray(steps) && step > steps.length)
  exitWith(`${file}: has ${steps.length} steps, not ${step}`)
const opened = await openScenario(raw, step).catch((error) => exitWith(`${file}: ${error.message}`))
const { host, code, people, misses } = opened
for (const miss of misses) console.error(`does not hold: ${miss}`)

let port = Number(process.env.PORT ?? 4400)
/** Of one table, at one port more. */
const serve = async (): Promise<string> => {
  const app = await createApp({ webRoot: builtClient, host })
  return app.listen({ host: '127.0.0.1', port: port++ })
}
const width = Math.max(...people.map(({ name }) => name.length), 'screen'.length)
const tell = (who: string, link: string) => console.log(`${who.padEnd(width)}  ${link}`)
try {
  tell('screen', `${await serve()}/ecran/${code}`)
  for (const { name, secret } of people) tell(name, `${await serve()}/table/${code}#s=${secret}`)
} catch (error) {
  exitWith(`${error instanceof Error ? error.message : error}: PORT=${port + 20} npm run table -- ${file}`)
}
console.log('Ctrl+C ends it.')

import { fork } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { startBystanders } from '../hostile/start-bystanders.ts'
import type { Attack, Struck } from './attack.ts'
import { diskOf, startTarget } from './target.ts'

/** Answer times of bystanders, measured in quiet and again during the attack. */
interface Waits {
  readonly moves: number
  readonly p50: number
  readonly p99: number
  readonly longest: number
}

export interface Measured {
  readonly attack: string
  readonly finding: string
  readonly quiet: Waits
  readonly during: Waits
  /** p99 during the attack divided by p99 in quiet. */
  readonly times: number
  /** p99 delay of the server's event loop in milliseconds, which attackers and bystanders do not influence directly. */
  readonly loop: { readonly quiet: number; readonly during: number }
  readonly isUp: boolean
  /** Errors that bystanders got. */
  readonly troubles: readonly string[]
  /** Growth in MB. */
  readonly disk: number
  readonly rss: number
  /** Peak above the level before the attack. */
  readonly heapPeak: number
  readonly heapAfter: number
  /** CPU seconds of the server, and milliseconds per KB sent. */
  readonly cpu: number
  readonly cpuPerKb: number
  readonly figures: Readonly<Record<string, number | string>>
  /** Load average of the machine over the last minute: above two, other work was running on two cores. */
  readonly load: number
}

/** Milliseconds of quiet before and after the attack. */
const QUIET = 5000
/** Milliseconds of warm-up: a server that has just started is slow for other reasons. */
const WARM_UP = 3000
/** Milliseconds for answers that are still under way when the attack is over. */
const TAIL = 500
const MOST_SECONDS = 180

const waitsOf = (waits: readonly number[]): Waits => {
  const sorted = [...waits].sort((a, b) => a - b)
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN
  return { moves: sorted.length, p50: at(0.5), p99: at(0.99), longest: sorted.at(-1) ?? Number.NaN }
}

const startAttacker = async (attack: Attack, url: string, seconds: number) => {
  const script = fileURLToPath(new URL('./attack-process.ts', import.meta.url))
  const child = fork(script, [attack.name, url, '127.66.0.1', String(seconds)], { execArgv: ['--import', 'tsx'] })
  const gone = once(child, 'exit')
  const next = async <T>(): Promise<T> => {
    const heard = await Promise.race([once(child, 'message'), gone.then(() => undefined)])
    if (heard === undefined) throw new Error(`the attacker gave up: ${attack.name}`)
    return heard[0] as T
  }
  await next<'ready'>()
  const strike = async (): Promise<Struck | undefined> => {
    child.send('go')
    const late = pause(MOST_SECONDS * 1000, undefined, { ref: false })
    return Promise.race([next<Struck>().catch(() => undefined), late])
  }
  return { strike, end: () => child.kill() }
}

/** Log files of an attack are written once per checkout and copied for each run. */
const preparedFolder = async (attack: Attack, dir: string, cache: string): Promise<string | undefined> => {
  if (attack.prepare === undefined) return undefined
  const folder = join(cache, attack.name.replaceAll(/\W+/g, '-'))
  try {
    mkdirSync(folder)
  } catch {
    return folder
  }
  await attack.prepare(dir, folder)
  return folder
}

type Server = Awaited<ReturnType<typeof startTarget>>

/** Bystanders at other tables, in a process of their own. */
const playersAt = async ({ url }: Server, troubles: string[]): Promise<Witness> => {
  const { take, end } = await startBystanders(url)
  const takeWaits = async () => {
    const noticed = await take()
    troubles.push(...noticed.troubles.map((trouble) => trouble.slice(0, 60)))
    return noticed.waits
  }
  return { take: takeWaits, end }
}

const BETWEEN_PROBES = 10

/** A client that makes small requests all the time, from the first moment. */
const proberAt = async ({ url }: Server, troubles: string[]): Promise<Witness> => {
  let waits: number[] = []
  let isOver = false
  const probe = async () => {
    while (!isOver) {
      const start = performance.now()
      await fetch(`${url}/healthz`).then(
        (answer) => answer.text(),
        (error) => isOver || troubles.push(String(error)),
      )
      waits.push(performance.now() - start)
      await pause(BETWEEN_PROBES)
    }
  }
  void probe()
  const take = async () => {
    const taken = waits
    waits = []
    return taken
  }
  const end = () => {
    isOver = true
  }
  return { take, end }
}

interface Witness {
  take(): Promise<readonly number[]>
  end(): void
}

/** Runs one attack on a new server while bystanders play at other tables. */
export const measure = async (
  attack: Attack,
  { dir, cache, seconds = attack.seconds }: { readonly dir: string; readonly cache: string; readonly seconds?: number },
): Promise<Measured> => {
  const data = mkdtempSync(join(tmpdir(), 'tablee-cost-'))
  const prepared = await preparedFolder(attack, dir, cache)
  if (prepared !== undefined) cpSync(prepared, data, { recursive: true })
  const { heapLimit, env, isAtStart } = attack
  const server = await startTarget({ dir, data, ...(heapLimit && { heapLimit }), ...(env && { env }) })
  const troubles: string[] = []
  const witness = await (isAtStart ? proberAt : playersAt)(server, troubles)
  const attacker = isAtStart ? undefined : await startAttacker(attack, server.url, seconds)
  const rest = async () => {
    await pause(QUIET)
    return witness.take()
  }
  try {
    const quiet: number[] = []
    if (attacker !== undefined) {
      await pause(WARM_UP)
      await witness.take()
      await server.resetLoop()
      quiet.push(...(await rest()))
    }
    const { loop: quietLoop } = await server.heap()
    const heap = attacker === undefined ? await server.heap() : await server.clean()
    const rss = server.rss()
    const disk = diskOf(data)
    const cpu = server.cpu()
    // The full garbage collection of this trial itself makes people wait: not counted.
    if (attacker !== undefined) await witness.take()
    const struck = attacker === undefined ? await pause(seconds * 1000) : await attacker.strike()
    await pause(TAIL)
    const spent = server.cpu() - cpu
    const isUp = server.isUp()
    const during = waitsOf(await witness.take())
    const { peak, loop } = await server.heap()
    const highest = server.highestRss()
    const grown = diskOf(data) - disk
    if (isUp) quiet.push(...(await rest()))
    const after = await server.clean()
    const still = waitsOf(quiet)
    const kb = (struck?.bytes ?? 0) / 1024
    return {
      ...{
        attack: attack.name,
        finding: attack.finding,
        quiet: still,
        during,
        loop: { quiet: quietLoop, during: loop },
      },
      times: isUp ? during.p99 / still.p99 : Number.POSITIVE_INFINITY,
      ...{ isUp, troubles, disk: grown, rss: highest - rss, heapPeak: peak - heap.heap },
      ...{ heapAfter: after.heap - heap.heap, cpu: spent, cpuPerKb: kb === 0 ? Number.NaN : (spent * 1000) / kb },
      load: loadavg()[0] ?? Number.NaN,
      figures: struck?.figures ?? (isAtStart ? { 'started within (s)': (server.startedWithin / 1000).toFixed(2) } : {}),
    }
  } finally {
    attacker?.end()
    witness.end()
    await server.kill()
    rmSync(data, { recursive: true })
  }
}

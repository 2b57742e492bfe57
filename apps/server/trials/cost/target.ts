import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PINNED } from './cores.ts'

/**
 * Runs inside the tested server, whatever its version: reports its heap on request, and the peak. Worker threads load it too, but have
 * no parent to report to.
 */
const GAUGE = `
import { monitorEventLoopDelay } from 'node:perf_hooks'
if (process.send && process.channel) {
  const loop = monitorEventLoopDelay({ resolution: 1 })
  loop.enable()
  let peak = 0
  const look = () => { peak = Math.max(peak, process.memoryUsage().heapUsed) }
  setInterval(look, 50).unref()
  process.on('message', (ask) => {
    if (ask === 'clean') { gc(); gc(); peak = 0 }
    look()
    const { user, system } = process.cpuUsage()
    process.send({ heap: process.memoryUsage().heapUsed, peak, cpu: (user + system) / 1000, loop: loop.percentile(99) / 1e6 })
    if (ask !== 'look') loop.reset()
  })
  process.on('disconnect', () => process.exit(1))
  process.channel.unref()
}`

const MB = 1_048_576
/** Clock ticks in /proc: the same on every Linux that Node runs on. */
const TICKS_PER_SECOND = 100

/** Memory in MB. */
interface Heap {
  readonly heap: number
  readonly peak: number
  /** CPU milliseconds so far, all threads. */
  readonly cpu: number
  /** p99 delay of the event loop in milliseconds since the last reset: the wait that the server itself causes. */
  readonly loop: number
}

const UNKNOWN: Heap = { heap: Number.NaN, peak: Number.NaN, cpu: Number.NaN, loop: Number.NaN }

const procStatus = (pid: number, field: string): number => {
  try {
    const found = new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8'))
    return Number(found?.[1] ?? Number.NaN) / 1024
  } catch {
    return Number.NaN
  }
}

const cpuSeconds = (pid: number): number => {
  try {
    // The command's name is in brackets and may contain spaces.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND
  } catch {
    return Number.NaN
  }
}

/** The size of all files in a folder, in MB. */
export const diskOf = (folder: string): number => {
  let bytes = 0
  for (const name of readdirSync(folder)) {
    try {
      bytes += statSync(join(folder, name)).size
    } catch {
      // The write-ahead log may vanish meanwhile.
    }
  }
  return bytes / MB
}

interface TargetOptions {
  /** A checkout that is built. */
  readonly dir: string
  readonly data: string
  readonly heapLimit?: number
  readonly env?: Readonly<Record<string, string>>
}

export type Target = Awaited<ReturnType<typeof startTarget>>

/** The built server of any checkout, in a process of its own, with its default limits. */
export const startTarget = async ({ dir, data, heapLimit, env }: TargetOptions) => {
  const options = ['--expose-gc', '--import', `data:text/javascript,${encodeURIComponent(GAUGE)}`]
  if (heapLimit !== undefined) options.push(`--max-old-space-size=${heapLimit}`)
  const spawned = performance.now()
  const command = [process.execPath, ...options, 'apps/server/dist/main.js']
  const [program, ...args] = (PINNED ? ['taskset', '-c', PINNED.server, ...command] : command) as [string, ...string[]]
  const child = spawn(program, args, {
    cwd: dir,
    env: { ...process.env, HOST: '127.0.0.1', PORT: '0', DATA_DIR: data, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  const gone = once(child, 'close')
  let said = ''
  child.stderr?.on('data', (chunk) => {
    said += chunk
  })
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', (chunk) => {
      said += chunk
      const found = /http:\/\/127\.0\.0\.1:\d+/.exec(said)?.[0]
      if (found !== undefined) resolve(found)
    })
    gone.then(() => reject(new Error(`the server did not start: ${said}`)))
  })
  const startedWithin = performance.now() - spawned
  const pid = child.pid as number
  const isUp = () => child.exitCode === null && child.signalCode === null
  const ask = async (what: 'look' | 'clean' | 'reset'): Promise<Heap> => {
    if (!isUp()) return UNKNOWN
    const answer = once(child, 'message')
    child.send(what)
    const [told] = (await Promise.race([answer, gone.then(() => [UNKNOWN])])) as [Heap]
    return { ...told, heap: told.heap / MB, peak: told.peak / MB }
  }
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    child.kill(signal)
    await gone
  }
  return {
    url,
    startedWithin,
    isUp,
    heap: () => ask('look'),
    /** The same, and resets the measurement of the event loop. */
    resetLoop: () => ask('reset'),
    /** Collects garbage and resets the peaks. */
    clean: async (): Promise<Heap> => {
      const told = await ask('clean')
      if (isUp()) writeFileSync(`/proc/${pid}/clear_refs`, '5')
      return told
    },
    rss: () => procStatus(pid, 'VmRSS'),
    highestRss: () => procStatus(pid, 'VmHWM'),
    cpu: () => cpuSeconds(pid),
    said: () => said,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  }
}

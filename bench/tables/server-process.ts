import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface, type Interface } from 'node:readline'
import { pathToFileURL } from 'node:url'
import { builtFile } from './built.ts'
import type { Command, Reading } from './gauge.ts'

export interface Started {
  readonly url: string
  /** CPU time and memory so far. */
  read(): Promise<Reading>
  /** The same after garbage collection. */
  weigh(): Promise<Reading>
  stop(): Promise<void>
}

interface Starting {
  readonly file: string
  readonly args?: readonly string[]
  readonly env?: Readonly<Record<string, string>>
}

/** PROFILE=FOLDER: Node writes a CPU profile of every server there. */
const profiling = (): string[] => {
  const folder = process.env.PROFILE
  return folder === undefined ? [] : ['--cpu-prof', '--cpu-prof-dir', folder]
}

/** Reads the next JSON line; other output is ignored. */
const nextJson = <T>(child: ChildProcess, lines: Interface): Promise<T> =>
  new Promise((resolve, reject) => {
    const lost = () => reject(new Error('the server is gone'))
    const listen = (line: string) => {
      if (!line.startsWith('{')) return
      child.off('close', lost)
      lines.off('line', listen)
      resolve(JSON.parse(line))
    }
    child.once('close', lost)
    lines.on('line', listen)
  })

/** Starts a server with the gauge in its own process. It prints its URL once it listens. */
export const startServer = async ({ file, args = [], env = {} }: Starting): Promise<Started> => {
  const gauge = pathToFileURL(builtFile('gauge')).href
  const child = spawn(process.execPath, ['--expose-gc', '--import', gauge, ...profiling(), file, ...args], {
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const lines = createInterface({ input: child.stdout })
  const { url } = await nextJson<{ readonly url: string }>(child, lines)
  const ask = (asked: Command): Promise<Reading> => {
    child.stdin.write(`${asked}\n`)
    return nextJson<Reading>(child, lines)
  }
  const stop = async () => {
    const gone = once(child, 'close')
    child.stdin.write(`${'stop' satisfies Command}\n`)
    await gone
  }
  return { url, read: () => ask('read'), weigh: () => ask('weigh'), stop }
}

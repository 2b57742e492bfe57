import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface, type Interface } from 'node:readline'
import { pathToFileURL } from 'node:url'
import { builtFile } from './built.ts'
import type { Asked, Reading } from './gauge.ts'

export interface Started {
  readonly url: string
  /** Used so far. */
  read(): Promise<Reading>
  /** The same once all rubbish is gone. */
  weigh(): Promise<Reading>
  stop(): Promise<void>
}

interface Starting {
  readonly file: string
  readonly args?: readonly string[]
  readonly env?: Readonly<Record<string, string>>
}

/** PROFILE=FOLDER: Node writes there what every server spent its time on. */
const profiling = (): string[] => {
  const folder = process.env.PROFILE
  return folder === undefined ? [] : ['--cpu-prof', '--cpu-prof-dir', folder]
}

/** The next thing that is said in JSON; whatever else a server prints is not for us. */
const heard = <T>(child: ChildProcess, lines: Interface): Promise<T> =>
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

/** A server in a process of its own, with a gauge in it; it tells its address once it listens. */
export const startServer = async ({ file, args = [], env = {} }: Starting): Promise<Started> => {
  const gauge = pathToFileURL(builtFile('gauge')).href
  const child = spawn(process.execPath, ['--expose-gc', '--import', gauge, ...profiling(), file, ...args], {
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const lines = createInterface({ input: child.stdout })
  const { url } = await heard<{ readonly url: string }>(child, lines)
  const ask = (asked: Asked): Promise<Reading> => {
    child.stdin.write(`${asked}\n`)
    return heard<Reading>(child, lines)
  }
  const stop = async () => {
    const gone = once(child, 'close')
    child.stdin.write(`${'stop' satisfies Asked}\n`)
    await gone
  }
  return { url, read: () => ask('read'), weigh: () => ask('weigh'), stop }
}

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../..', import.meta.url))

type Env = ({ readonly DATA_DIR: string } | { readonly NATS_URL: string }) & { readonly TRUST_PROXY?: '1' }

/** The server as `npm run build` makes it, in a process of its own. */
export const startBuiltServer = async (env: Env, nodeOptions: readonly string[] = []) => {
  const child = spawn(process.execPath, [...nodeOptions, 'apps/server/dist/main.js'], {
    cwd: root,
    env: { ...process.env, HOST: '127.0.0.1', PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const gone = once(child, 'close')
  let said = ''
  child.stderr.on('data', (chunk) => {
    said += chunk
    process.stderr.write(chunk)
  })
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      said += chunk
      const found = /http:\/\/127\.0\.0\.1:\d+/.exec(said)?.[0]
      if (found !== undefined) resolve(found)
    })
    gone.then(() => reject(new Error(`the server did not start: ${said}`)))
  })
  /** Like a power cut. */
  const kill = async () => {
    child.kill('SIGKILL')
    await gone
  }
  /** Like an operator; resolves to the exit code. */
  const stop = async (): Promise<unknown> => {
    child.kill('SIGTERM')
    return (await gone)[0]
  }
  /** Suspends the process. */
  const freeze = () => child.kill('SIGSTOP')
  const thaw = () => child.kill('SIGCONT')
  /** `said` is all that the server printed to stdout and stderr. */
  return {
    url,
    kill,
    stop,
    freeze,
    thaw,
    said: () => said,
    isUp: () => child.exitCode === null,
    signal: child.kill.bind(child),
  }
}

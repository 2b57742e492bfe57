import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** A server of a test's own, to be stopped in the middle: browsers' « offline » does not reach service workers. */
export const startServer = async (port = 0) => {
  const child = spawn(process.execPath, ['apps/server/dist/main.js'], {
    env: { ...process.env, HOST: '127.0.0.1', PORT: String(port), DATA_DIR: '.cache/e2e-data' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  const url = await new Promise<string>((resolve, reject) => {
    child.once('close', () => reject(new Error(`the server did not start: ${output}`)))
    child.stdout.on('data', (chunk) => {
      output += chunk
      const found = /http:\/\/127\.0\.0\.1:\d+/.exec(output)
      if (found) resolve(found[0])
    })
  })
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill('SIGKILL')
    await once(child, 'close')
  }
  return { url, port: Number(new URL(url).port), stop }
}

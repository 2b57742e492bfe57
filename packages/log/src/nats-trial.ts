import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const isInstalled = (): boolean => spawnSync('nats-server', ['--version']).error === undefined

/**
 * For tests: whether a real nats-server can be started. Where there is none they are skipped and say so; where NATS=required they fail.
 */
export const hasNats = (): boolean => {
  if (isInstalled()) return true
  const sentence = 'nats-server is not on the PATH: what needs it is not tested. On Debian: apt-get install nats-server'
  if (process.env.NATS === 'required') throw new Error(sentence)
  console.warn(sentence)
  return false
}

const listening = (server: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    let said = ''
    server.stderr?.on('data', (chunk) => {
      said += chunk
      const address = /Listening for client connections on (\S+)/.exec(said)?.[1]
      if (address !== undefined && said.includes('Server is ready')) resolve(`nats://${address}`)
    })
    server.once('close', () => reject(new Error(`nats-server did not start: ${said}`)))
  })

/** A server of its own on loopback, with a folder of its own; the same port again after it was killed. */
export const startNats = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tablee-nats-'))
  const start = async (port: string) => {
    const args = ['--addr', '127.0.0.1', '--port', port, '--jetstream', '--store_dir', folder]
    const server = spawn('nats-server', args, { stdio: ['ignore', 'ignore', 'pipe'] })
    return { server, url: await listening(server) }
  }
  let { server, url } = await start('-1')
  /** As a power cut would. */
  const kill = async () => {
    const gone = once(server, 'close')
    server.kill('SIGKILL')
    await gone
  }
  const restart = async () => {
    ;({ server, url } = await start(new URL(url).port))
  }
  const stop = async () => {
    if (server.exitCode === null && server.signalCode === null) await kill()
    rmSync(folder, { recursive: true })
  }
  return { url, kill, restart, stop }
}

import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { jetstreamManager, type StreamInfo } from '@nats-io/jetstream'
import { connectNats } from '../jetstream/connect.ts'
import { freePort } from './free-port.ts'

const isInstalled = (): boolean => spawnSync('nats-server', ['--version']).error === undefined

/** Whether nats-server is installed. If not, the tests that need it are skipped with a warning, or fail if NATS=required. */
export const hasNats = (): boolean => {
  if (isInstalled()) return true
  const sentence = 'nats-server is not on the PATH: what needs it is not tested. On Debian: apt-get install nats-server'
  if (process.env.NATS === 'required') throw new Error(sentence)
  console.warn(sentence)
  return false
}

/** Resolves with the server's output once it matches. */
const output = (server: ChildProcess, pattern: RegExp): Promise<string> =>
  new Promise((resolve, reject) => {
    let printed = ''
    server.stderr?.on('data', (chunk) => {
      printed += chunk
      if (pattern.test(printed)) resolve(printed)
    })
    server.once('close', () => reject(new Error(`nats-server did not start: ${printed}`)))
  })

/** Waits until JetStream answers; in a cluster, until a leader is elected. */
const untilServing = async (url: string): Promise<void> => {
  const nats = await connectNats(url)
  const answers = () =>
    jetstreamManager(nats).then(
      () => true,
      () => false,
    )
  while (!(await answers())) await pause(50)
  await nats.close()
}

/** Starts a server on loopback with its own storage folder. After `kill` it can restart on the same port. */
const startServer = async (more: readonly string[] = []) => {
  const folder = mkdtempSync(join(tmpdir(), 'tablee-nats-'))
  const port = await freePort()
  const url = `nats://127.0.0.1:${port}`
  const start = async () => {
    const address = ['--addr', '127.0.0.1', '--port', String(port), '--http_port', '-1']
    const args = [...address, '--jetstream', '--store_dir', folder, ...more]
    const server = spawn('nats-server', args, { stdio: ['ignore', 'ignore', 'pipe'] })
    const printed = await output(server, /Server is ready/)
    await untilServing(url)
    return { server, monitor: /http monitor on (\S+)/.exec(printed)?.[1] }
  }
  let { server, monitor } = await start()
  /** Like a power cut. */
  const kill = async () => {
    const gone = once(server, 'close')
    server.kill('SIGKILL')
    await gone
  }
  const restart = async () => {
    ;({ server, monitor } = await start())
  }
  /** Like an operator. */
  const shutDown = async () => {
    const gone = once(server, 'close')
    server.kill('SIGTERM')
    await gone
  }
  /** Waits until the server's own health check succeeds. */
  const healthy = async () => {
    const isHealthy = () =>
      fetch(`http://${monitor}/healthz`).then(
        ({ ok }) => ok,
        () => false,
      )
    while (!(await isHealthy())) await pause(100)
  }
  const stop = async () => {
    if (server.exitCode === null && server.signalCode === null) await kill()
    rmSync(folder, { recursive: true })
  }
  return { url, folder, pid: server.pid as number, kill, shutDown, restart, healthy, stop }
}

export const startNats = () => startServer()

/** Whether all replicas are up to date. Only then may another server die. */
const isReplicated = ({ cluster }: StreamInfo): boolean =>
  cluster?.leader !== undefined &&
  cluster.replicas?.every(({ current, offline }) => current && offline !== true) === true

/** Starts three servers that know each other's ports. Tries again if another process has taken one of the ports. */
const startThree = async (triesLeft = 3): Promise<Awaited<ReturnType<typeof startServer>>[]> => {
  const ports = [await freePort(), await freePort(), await freePort()]
  const routes = ports.map((port) => `nats://127.0.0.1:${port}`)
  const startOne = (route: string, at: number) =>
    startServer([
      ...['--name', `n${at}`, '--cluster_name', 'trial', '--cluster', route],
      ...['--routes', routes.filter((each) => each !== route).join()],
      // Otherwise a client of `startCable` would learn the servers' addresses and bypass the proxy.
      '--no_advertise=true',
    ])
  const starts = await Promise.allSettled(routes.map(startOne))
  const servers = starts.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
  const failed = starts.find((each) => each.status === 'rejected')
  if (failed === undefined) return servers
  await Promise.all(servers.map((server) => server.stop()))
  if (triesLeft === 1) throw failed.reason
  return startThree(triesLeft - 1)
}

/** Three servers, for streams with three replicas. */
export const startNatsCluster = async () => {
  const servers = await startThree()
  const url = servers.map((server) => server.url).join()
  const stop = async () => {
    await Promise.all(servers.map((server) => server.stop()))
  }
  /** Index of the server that leads a stream, once all replicas are up to date. */
  const leaderOf = async (stream: string): Promise<number> => {
    const nats = await connectNats(url)
    try {
      for (;;) {
        const info = await jetstreamManager(nats)
          .then((manager) => manager.streams.info(stream))
          .catch(() => undefined)
        if (info !== undefined && isReplicated(info)) return Number(info.cluster?.leader?.slice(1))
        await pause(100)
      }
    } finally {
      await nats.close()
    }
  }
  return { servers, url, leaderOf, stop }
}

/** A TCP proxy to a server that can be disconnected (`cut`, `mend`) or swallow all traffic (`mute`). */
export const startCable = async (url: string) => {
  const sockets = new Set<Socket>()
  let isMuted = false
  const { hostname, port } = new URL(url)
  const proxy = createServer((near) => {
    const far = connect(Number(port), hostname)
    for (const socket of [near, far]) {
      sockets.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => {
        sockets.delete(socket)
        near.destroy()
        far.destroy()
      })
    }
    near.pipe(far).pipe(near)
    if (isMuted) for (const socket of [near, far]) socket.unpipe().pause()
  })
  const proxyPort = await freePort()
  const mend = async () => {
    proxy.listen(proxyPort, '127.0.0.1')
    await once(proxy, 'listening')
  }
  await mend()
  const cut = async () => {
    isMuted = false
    proxy.close()
    for (const socket of sockets) socket.destroy()
    await once(proxy, 'close')
  }
  /** Stops all traffic without closing the connections. */
  const mute = () => {
    isMuted = true
    for (const socket of sockets) socket.unpipe().pause()
  }
  return { url: `nats://127.0.0.1:${proxyPort}`, cut, mend, mute }
}

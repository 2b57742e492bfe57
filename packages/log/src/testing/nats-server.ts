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

/** What it says at last, once it says it. */
const says = (server: ChildProcess, words: RegExp): Promise<string> =>
  new Promise((resolve, reject) => {
    let said = ''
    server.stderr?.on('data', (chunk) => {
      said += chunk
      if (words.test(said)) resolve(said)
    })
    server.once('close', () => reject(new Error(`nats-server did not start: ${said}`)))
  })

/** Until JetStream answers there; in a cluster: until the servers have chosen who leads them. */
const isServing = async (url: string): Promise<void> => {
  const nats = await connectNats(url)
  const answers = () =>
    jetstreamManager(nats).then(
      () => true,
      () => false,
    )
  while (!(await answers())) await pause(50)
  await nats.close()
}

/** A server on loopback with a folder of its own; after it was killed it comes back on the same port. */
const startServer = async (more: readonly string[] = []) => {
  const folder = mkdtempSync(join(tmpdir(), 'tablee-nats-'))
  const port = await freePort()
  const url = `nats://127.0.0.1:${port}`
  const start = async () => {
    const place = ['--addr', '127.0.0.1', '--port', String(port), '--http_port', '-1']
    const args = [...place, '--jetstream', '--store_dir', folder, ...more]
    const server = spawn('nats-server', args, { stdio: ['ignore', 'ignore', 'pipe'] })
    const said = await says(server, /Server is ready/)
    await isServing(url)
    return { server, monitor: /http monitor on (\S+)/.exec(said)?.[1] }
  }
  let { server, monitor } = await start()
  /** As a power cut would. */
  const kill = async () => {
    const gone = once(server, 'close')
    server.kill('SIGKILL')
    await gone
  }
  const restart = async () => {
    ;({ server, monitor } = await start())
  }
  /** As an operator would. */
  const shutDown = async () => {
    const gone = once(server, 'close')
    server.kill('SIGTERM')
    await gone
  }
  /** Until it says that it is well, as operators are told to ask it. */
  const healthy = async () => {
    const isWell = () =>
      fetch(`http://${monitor}/healthz`).then(
        ({ ok }) => ok,
        () => false,
      )
    while (!(await isWell())) await pause(100)
  }
  const stop = async () => {
    if (server.exitCode === null && server.signalCode === null) await kill()
    rmSync(folder, { recursive: true })
  }
  return { url, folder, pid: server.pid as number, kill, shutDown, restart, healthy, stop }
}

export const startNats = () => startServer()

/** Whether every server has all of a stream: only then another may die. */
const isWhole = ({ cluster }: StreamInfo): boolean =>
  cluster?.leader !== undefined &&
  cluster.replicas?.every(({ current, offline }) => current && offline !== true) === true

/** Three servers that know each other's ports. Somebody else may have taken one meanwhile: then all begin anew. */
const startThree = async (triesLeft = 3): Promise<Awaited<ReturnType<typeof startServer>>[]> => {
  const ports = [await freePort(), await freePort(), await freePort()]
  const routes = ports.map((port) => `nats://127.0.0.1:${port}`)
  const startOne = (route: string, at: number) =>
    startServer([
      ...['--name', `n${at}`, '--cluster_name', 'trial', '--cluster', route],
      ...['--routes', routes.filter((each) => each !== route).join()],
      // Whoever is given a cable to a server must not find the way around it.
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

/** Three servers that keep every decision three times. */
export const startNatsCluster = async () => {
  const servers = await startThree()
  const url = servers.map((server) => server.url).join()
  const stop = async () => {
    await Promise.all(servers.map((server) => server.stop()))
  }
  /** The place of a stream's leader among the servers, once the stream is whole. */
  const leaderOf = async (stream: string): Promise<number> => {
    const nats = await connectNats(url)
    try {
      for (;;) {
        const info = await jetstreamManager(nats)
          .then((manager) => manager.streams.info(stream))
          .catch(() => undefined)
        if (info !== undefined && isWhole(info)) return Number(info.cluster?.leader?.slice(1))
        await pause(100)
      }
    } finally {
      await nats.close()
    }
  }
  return { servers, url, leaderOf, stop }
}

/** A cable to a server that can be pulled out and put back, or through which nothing comes for a while. */
export const startCable = async (url: string) => {
  const sockets = new Set<Socket>()
  let isMute = false
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
    if (isMute) for (const socket of [near, far]) socket.unpipe().pause()
  })
  const plug = await freePort()
  const mend = async () => {
    proxy.listen(plug, '127.0.0.1')
    await once(proxy, 'listening')
  }
  await mend()
  const cut = async () => {
    isMute = false
    proxy.close()
    for (const socket of sockets) socket.destroy()
    await once(proxy, 'close')
  }
  /** Nobody is told that the line is dead. */
  const mute = () => {
    isMute = true
    for (const socket of sockets) socket.unpipe().pause()
  }
  return { url: `nats://127.0.0.1:${plug}`, cut, mend, mute }
}

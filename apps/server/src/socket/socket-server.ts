import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import type { Gossip } from '@tablee/host'
import { LARGEST_FRAME } from '@tablee/protocol'
import { type WebSocket, WebSocketServer } from 'ws'
import { AddressLoads } from '../cluster/shared-limits.ts'
import { addressOf, isSameOrigin } from '../http/callers.ts'
import type { IsOwnHost } from '../http/own-hosts.ts'
import { SpectatorLimit } from '../limits/spectator-limit.ts'
import { TaskQueue } from '../limits/task-queue.ts'
import type { AddressBuckets } from '../limits/token-buckets.ts'
import { GOING_AWAY, type SocketTools } from './channel.ts'
import { FrameCache } from './frame-cache.ts'
import { type PingGroup, PingSchedule } from './ping-schedule.ts'
import { stopReading, throttleReads } from './read-throttle.ts'
import { Session } from './session.ts'
import { WriteBatch } from './write-batch.ts'

const PATH = '/api/table'
/** Milliseconds that a client has to answer a close frame. */
const CLOSE_TIMEOUT = 500
/** Milliseconds between two checks whether the log is reachable. After two failed checks the clients are sent to another node. */
const REACHABILITY_CHECK_EVERY = 1000

const WEB_SOCKET_OPTIONS = {
  noServer: true,
  maxPayload: LARGEST_FRAME,
  // Per message; our clients send unfragmented messages.
  maxFragments: 64,
  perMessageDeflate: false,
  // A session applies its rate limit to a ping before it answers.
  autoPong: false,
  closeTimeout: CLOSE_TIMEOUT,
}

interface SocketServerOptions
  extends Pick<SocketTools, 'host' | 'limits' | 'lookup' | 'written' | 'report' | 'onAnswer'> {
  readonly isBehindProxy: boolean
  readonly gossip: Gossip | undefined
  /** Whether the log can be written to at the moment. */
  readonly isReachable: () => boolean
  readonly isOwnHost: IsOwnHost
  /** The rate limit of HTTP requests. Upgrades count too, but fastify does not see them. */
  readonly requests: Pick<AddressBuckets, 'take'>
}

interface SocketServer {
  readonly count: () => number
  close(): Promise<void>
}

function destroy(this: Duplex): void {
  this.destroy()
}

const refuse = (
  socket: Duplex,
  status: '403 Forbidden' | '404 Not Found' | '429 Too Many Requests' | '503 Service Unavailable',
): void => {
  // A refused socket counts towards no limit: destroy it even if the client keeps its side open.
  socket.once('finish', destroy)
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}

/** The state of a socket, found in a map: listeners shared by all sockets take less memory than closures of each. */
interface Connected {
  readonly stream: Duplex
  readonly session: Session
  readonly pingGroup: PingGroup
  readonly address: string
}

/** Serves WebSockets at /api/table, one session each. */
export const openSocketServer = (
  server: Server,
  { isBehindProxy, gossip, isReachable, isOwnHost, requests, ...options }: SocketServerOptions,
): SocketServer => {
  const { limits } = options
  const loads = new AddressLoads(limits, gossip)
  const connectionQueue = new TaskQueue(options.report)
  const tools: SocketTools = {
    ...options,
    spectators: new SpectatorLimit(limits),
    frames: loads,
    batch: new WriteBatch(),
    frameCache: new FrameCache(),
    connectionQueue,
    replayQueue: new TaskQueue(options.report, 1),
  }
  const webSockets = new WebSocketServer(WEB_SOCKET_OPTIONS)
  const heartbeat = new PingSchedule(limits.heartbeat)
  const connected = new WeakMap<WebSocket, Connected>()
  let isClosing = false

  /** ws rejected a frame by itself, for example one that is too large: it closes the socket and ignores further data. */
  function onError(this: WebSocket): void {
    const connection = connected.get(this)
    if (connection !== undefined) stopReading(connection.stream)
  }
  function onMessage(this: WebSocket, data: unknown, isBinary: boolean): void {
    connected.get(this)?.session.receive(isBinary ? undefined : String(data))
  }
  function onPing(this: WebSocket, data: Buffer): void {
    connected.get(this)?.session.receivePing(data)
  }
  function onPong(this: WebSocket, data: Buffer): void {
    const connection = connected.get(this)
    if (connection === undefined) return
    if (!heartbeat.acceptsPong(this, connection.pingGroup, data)) connection.session.receiveUnsolicitedPong()
  }
  function onClose(this: WebSocket): void {
    const connection = connected.get(this)
    if (connection === undefined) return
    heartbeat.remove(this, connection.pingGroup)
    loads.disconnected(connection.address)
    connection.session.leave()
  }

  const accept = (request: IncomingMessage, socket: Duplex, head: Buffer, address: string) => {
    if (socket.destroyed) return
    if (isClosing || !isReachable()) return refuse(socket, '503 Service Unavailable')
    if (!loads.mayConnect(address)) return refuse(socket, '429 Too Many Requests')
    webSockets.handleUpgrade(request, socket, head, (client) => {
      throttleReads(socket, client)
      loads.connected(address)
      const pingGroup = heartbeat.add(client)
      connected.set(client, {
        stream: socket,
        session: new Session(client, socket, address, tools),
        pingGroup,
        address,
      })
      client.on('message', onMessage)
      client.on('ping', onPing)
      client.on('pong', onPong)
      client.on('close', onClose)
      client.on('error', onError)
    })
  }
  server.on('upgrade', (request, socket: Duplex, head) => {
    // The client hung up during the upgrade.
    socket.on('error', destroy)
    if (request.url?.split('?', 1)[0] !== PATH) return refuse(socket, '404 Not Found')
    if (!isOwnHost(request) || !isSameOrigin(request)) return refuse(socket, '403 Forbidden')
    const address = addressOf(request, isBehindProxy)
    // Checked before the queue, which saves the wait, and again in `accept`, because sockets ahead in the queue count too.
    if (!requests.take(address, 1) || !loads.mayConnect(address)) return refuse(socket, '429 Too Many Requests')
    connectionQueue.add(() => accept(request, socket, head, address))
  })

  const closeAll = (): void => {
    for (const client of webSockets.clients) connected.get(client)?.session.close(GOING_AWAY)
  }

  let wasReachable = true
  const reachabilityCheck = setInterval(() => {
    const isCutOff = !wasReachable && !isReachable()
    wasReachable = isReachable()
    if (isCutOff) closeAll()
  }, REACHABILITY_CHECK_EVERY)

  const close = async (): Promise<void> => {
    isClosing = true
    heartbeat.close()
    clearInterval(reachabilityCheck)
    const closed = [...webSockets.clients].map((client) => new Promise((resolve) => client.once('close', resolve)))
    closeAll()
    const closeTimer = setTimeout(() => {
      for (const client of webSockets.clients) client.terminate()
    }, CLOSE_TIMEOUT)
    await Promise.all(closed)
    clearTimeout(closeTimer)
    loads.close()
    webSockets.close()
  }

  return { count: () => webSockets.clients.size, close }
}

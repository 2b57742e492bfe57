import { randomBytes } from 'node:crypto'
import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import type { Gossip, Host } from '@tablee/host'
import { LARGEST_FRAME } from '@tablee/protocol'
import { type WebSocket, WebSocketServer } from 'ws'
import { AddressLoads } from '../cluster/shared-limits.ts'
import { addressOf, isOwnPage } from '../http/callers.ts'
import type { IsOwnHost } from '../http/own-hosts.ts'
import type { Buckets, Limits } from '../limits/limits.ts'
import { LookersOn } from '../limits/spectator-limit.ts'
import { Turnstile } from '../limits/task-queue.ts'
import { News } from './frame-cache.ts'
import { readInSips, readNoMore } from './read-throttle.ts'
import { Session, type SessionTools } from './session.ts'
import { Post } from './write-batch.ts'

const PATH = '/api/table'
const GOING_AWAY = 1001
/** How long a client has to say goodbye. */
const LAST_WORDS = 500
/** A log that is out of reach for two looks in a row is not back in a moment. */
const LOOK = 1000
/**
 * Pings go out in so many parts between two heartbeats: a thousand at once would hold everybody up. No more of them, because a busy loop
 * makes each one late.
 */
const PARTS = 50

const DOOR = {
  noServer: true,
  maxPayload: LARGEST_FRAME,
  // Of a message; no client of ours sends more than one.
  maxFragments: 64,
  perMessageDeflate: false,
  // A session counts pings before it answers them.
  autoPong: false,
  closeTimeout: LAST_WORDS,
}

interface SessionsOptions extends Pick<SessionTools, 'lookup' | 'written' | 'report' | 'onAnswer'> {
  readonly host: Host
  readonly limits: Limits
  readonly isBehindProxy: boolean
  readonly gossip: Gossip | undefined
  /** Whether there is a log to write to at the moment. */
  readonly isReachable: () => boolean
  readonly isOwnHost: IsOwnHost
  /** Requests of an address: upgrades are some of them, which fastify does not see. */
  readonly requests: Pick<Buckets, 'take'>
}

interface Sessions {
  readonly count: () => number
  close(): Promise<void>
}

/** A caller that hangs up in the middle is no trouble of ours. */
function hangUp(this: Duplex): void {
  this.destroy()
}

const refuse = (
  socket: Duplex,
  status: '403 Forbidden' | '404 Not Found' | '429 Too Many Requests' | '503 Service Unavailable',
): void => {
  // Whoever stays on the line all the same is counted nowhere.
  socket.once('finish', hangUp)
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}

/** What is known of a socket, found by the socket itself: listeners that all share weigh nothing. */
interface Guest {
  readonly line: Duplex
  readonly session: Session
  readonly part: Part
  readonly address: string
}

/** Those who are asked in the same moment whether they are there. */
interface Part {
  /** What is told with each ping: only who has read it can answer it. */
  beat: Buffer
  readonly clients: Set<WebSocket>
}

/** WebSockets at /api/table, each a session. */
export const openSessions = (
  server: Server,
  { isBehindProxy, gossip, isReachable, isOwnHost, requests, ...options }: SessionsOptions,
): Sessions => {
  const { limits } = options
  const loads = new AddressLoads(limits, gossip)
  const turnstile = new Turnstile(options.report)
  const lookersOn = new LookersOn(limits)
  const tools: SessionTools = {
    ...options,
    lookersOn,
    frames: loads,
    post: new Post(),
    news: new News(),
    turnstile,
    replays: new Turnstile(options.report, 1),
  }
  const door = new WebSocketServer(DOOR)
  const answering = new WeakSet<WebSocket>()
  const guests = new WeakMap<WebSocket, Guest>()
  const parts: Part[] = Array.from({ length: PARTS }, () => ({ beat: randomBytes(4), clients: new Set() }))
  let came = 0
  let turn = 0
  let isClosing = false

  /** What ws refuses by itself, such as a frame beyond all measure: it closes the socket, and listens no more. */
  function onError(this: WebSocket): void {
    const guest = guests.get(this)
    if (guest !== undefined) readNoMore(guest.line)
  }
  function onMessage(this: WebSocket, data: unknown, isBinary: boolean): void {
    guests.get(this)?.session.receive(isBinary ? undefined : String(data))
  }
  function onPing(this: WebSocket, data: Buffer): void {
    guests.get(this)?.session.receivePing(data)
  }
  function onPong(this: WebSocket, heard: Buffer): void {
    const guest = guests.get(this)
    if (guest === undefined) return
    if (answering.has(this) || !heard.equals(guest.part.beat)) guest.session.receivePong()
    // What is asked for is free, once.
    else answering.add(this)
  }
  function onClose(this: WebSocket): void {
    const guest = guests.get(this)
    if (guest === undefined) return
    guest.part.clients.delete(this)
    loads.disconnected(guest.address)
    guest.session.leave()
  }

  const letIn = (request: IncomingMessage, socket: Duplex, head: Buffer, address: string) => {
    if (socket.destroyed) return
    if (isClosing || !isReachable()) return refuse(socket, '503 Service Unavailable')
    if (!loads.mayConnect(address)) return refuse(socket, '429 Too Many Requests')
    door.handleUpgrade(request, socket, head, (client) => {
      readInSips(socket, client)
      loads.connected(address)
      answering.add(client)
      const part = parts[came++ % PARTS] as Part
      part.clients.add(client)
      guests.set(client, { line: socket, session: new Session(client, socket, address, tools), part, address })
      client.on('message', onMessage)
      client.on('ping', onPing)
      client.on('pong', onPong)
      client.on('close', onClose)
      client.on('error', onError)
    })
  }
  server.on('upgrade', (request, socket: Duplex, head) => {
    socket.on('error', hangUp)
    if (request.url?.split('?', 1)[0] !== PATH) return refuse(socket, '404 Not Found')
    if (!isOwnHost(request) || !isOwnPage(request)) return refuse(socket, '403 Forbidden')
    const address = addressOf(request, isBehindProxy)
    // Who will not be let in need not queue; who may come now may not once others before it have.
    if (!requests.take(address, 1) || !loads.mayConnect(address)) return refuse(socket, '429 Too Many Requests')
    turnstile.add(() => letIn(request, socket, head, address))
  })

  const heartbeat = setInterval(() => {
    const part = parts[turn++ % PARTS] as Part
    part.beat = randomBytes(4)
    for (const client of part.clients) {
      if (!answering.delete(client)) client.terminate()
      else client.ping(part.beat)
    }
  }, limits.heartbeat / PARTS)

  const sendEverybodyAway = (): void => {
    for (const client of door.clients) guests.get(client)?.session.hangUp(GOING_AWAY)
  }

  /** Without a log nothing can be done for anybody here; another node may have one. */
  let wasReachable = true
  const lookout = setInterval(() => {
    const isCutOff = !wasReachable && !isReachable()
    wasReachable = isReachable()
    if (isCutOff) sendEverybodyAway()
  }, LOOK)

  const close = async (): Promise<void> => {
    isClosing = true
    clearInterval(heartbeat)
    clearInterval(lookout)
    const gone = [...door.clients].map((client) => new Promise((resolve) => client.once('close', resolve)))
    sendEverybodyAway()
    const impatience = setTimeout(() => {
      for (const client of door.clients) client.terminate()
    }, LAST_WORDS)
    await Promise.all(gone)
    clearTimeout(impatience)
    loads.close()
    door.close()
  }

  return { count: () => door.clients.size, close }
}

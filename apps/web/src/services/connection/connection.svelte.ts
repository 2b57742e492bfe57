import type { Instant, Refusal, TableMove, TableView } from '@tablee/kernel'
import {
  applyPatch,
  type FromClient,
  type FromServer,
  Heartbeat,
  PROTOCOL,
  type Replay,
  type Trouble,
} from '@tablee/protocol'
import ReconnectingWebSocket from 'partysocket/ws'
import { LASTING, type LastingTrouble, type TableLine } from './line.ts'
import { Outbox, type OutboxMessage, type Sent } from './outbox.ts'
import { deviceMark, randomText } from './secret.ts'
import { situationOf } from './situation.ts'
import { TableTime } from './table-time.ts'

const isLasting = (code: Trouble): code is (typeof LASTING)[number] => LASTING.some((lasting) => lasting === code)

/** Milliseconds of backoff after « slow-down » or « server-trouble », before unanswered messages are sent again. */
const BREATH = 1_500

const address = () => new URL('/api/table', location.href.replace(/^http/, 'ws')).href

/** A page's WebSocket connection to one table: its view, its pending messages, its clock. */
export class ServerLine implements TableLine {
  readonly code: string
  view: TableView | undefined = $state.raw()
  status: 'connecting' | 'open' | 'lost' | LastingTrouble = $state('connecting')
  readonly isOpen: boolean = $derived(this.status === 'open')
  readonly trouble: LastingTrouble | undefined = $derived(
    this.status === 'connecting' || this.status === 'open' || this.status === 'lost' ? undefined : this.status,
  )

  readonly #socket: ReconnectingWebSocket
  readonly #outbox = new Outbox(randomText(9))
  readonly #time = new TableTime()
  readonly #leaving = new AbortController()
  readonly #silence = new Heartbeat({
    ping: () => this.#send({ type: 'ping' }),
    giveUp: () => {
      // The socket fires no « close » where the other end had begun to close it.
      this.#lose()
      this.#socket.reconnect()
    },
  })

  /** Without a secret the viewer is a spectator and cannot sit down. */
  constructor(code: string, secret?: string) {
    this.code = code
    this.#socket = new ReconnectingWebSocket(address, null, {
      // Jitter, so that the clients of a failed node do not reconnect at once.
      minReconnectionDelay: 300 + Math.random() * 200,
      maxReconnectionDelay: 5_000,
      minUptime: 2_000,
      maxEnqueuedMessages: 0,
    })
    this.#socket.onopen = () => {
      const mark = deviceMark(code)
      this.#send({ type: 'hello', protocol: PROTOCOL, table: code, mark, ...(secret === undefined ? {} : { secret }) })
      this.#silence.greeted()
    }
    this.#socket.onmessage = ({ data }) => {
      this.#silence.heard()
      this.#hear(JSON.parse(data) as FromServer)
    }
    this.#socket.onclose = () => this.#lose()
    this.#socket.onerror = () => this.#lose()
    const { signal } = this.#leaving
    addEventListener('online', () => this.#comeBack(), { signal })
    document.addEventListener('visibilitychange', () => document.hidden || this.#comeBack(), { signal })
  }

  async ask(move: TableMove): Promise<Refusal | undefined> {
    const answer = await this.#ask({ type: 'move', move })
    return answer.type === 'refused' ? answer.refusal : undefined
  }

  async replay(game: number): Promise<Replay> {
    const answer = await this.#ask({ type: 'replay', game })
    if (answer.type !== 'replay') throw new Error(answer.type === 'refused' ? answer.refusal.code : answer.type)
    return answer.replay
  }

  now(): Instant {
    return this.#time.now(performance.now())
  }

  close() {
    this.#leaving.abort()
    this.#silence.end()
    this.#socket.onclose = null
    this.#socket.close()
  }

  #ask(asked: Parameters<Outbox['add']>[0]) {
    const { question, answer } = this.#outbox.add(asked, situationOf(this.view))
    if (this.isOpen) this.#put(question)
    return answer
  }

  #put(question: OutboxMessage) {
    // Wall-clock time: performance.now() may stand still while the device sleeps.
    if (this.#send(this.#outbox.leaving(question))) this.#outbox.left(question, Date.now())
    this.#silence.asked()
  }

  /** Whether the socket was open to send it. */
  #send(message: FromClient | Sent): boolean {
    return this.#socket.send(JSON.stringify(message))
  }

  #sendAgain() {
    this.#outbox.refuseOvertaken(situationOf(this.view), Date.now())
    for (const question of this.#outbox.unanswered()) this.#put(question)
  }

  #hear(message: FromServer) {
    switch (message.type) {
      case 'view':
        this.view = message.view
        this.#time.tell(message.now, message.isRunning, performance.now())
        if (this.isOpen) return
        this.status = 'open'
        return this.#sendAgain()
      case 'patch':
        if (this.view) this.view = applyPatch(this.view, message.patch)
        return this.#time.tell(message.now, message.isRunning, performance.now())
      case 'done':
      case 'refused':
      case 'replay':
        return this.#outbox.settle(message)
      case 'error':
        return this.#meet(message.code)
    }
  }

  #meet(trouble: Trouble) {
    if (isLasting(trouble)) {
      this.close()
      this.status = trouble
    } else if (trouble === 'malformed') {
      // The error does not name the message, and a retry would fail as well: all are refused.
      for (const { id } of this.#outbox.unanswered())
        this.#outbox.settle({ type: 'refused', id, refusal: { rule: 'ALL-4', code: 'malformed-move' } })
    } else setTimeout(() => this.#tryAgain(), BREATH)
  }

  #tryAgain() {
    if (this.#leaving.signal.aborted) return
    if (this.isOpen) this.#sendAgain()
    else this.#socket.reconnect()
  }

  #lose() {
    this.#silence.end()
    this.status = 'lost'
  }

  /** After sleep the socket may be dead without a « close » event. */
  #comeBack() {
    if (this.isOpen) this.#silence.probe()
    else this.#socket.reconnect()
  }
}

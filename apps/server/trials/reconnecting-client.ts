import type { TableMove, TableView } from '@tablee/kernel'
import { applyPatch, type FromServer, Heartbeat, PROTOCOL } from '@tablee/protocol'
import ReconnectingWebSocket from 'partysocket/ws'
import { WebSocket } from 'ws'
import { secretOf } from '../testing/test-client.ts'

/** Milliseconds; the same as in the browser client (apps/web/src/services/connection/connection.svelte.ts). */
const RETRY_DELAY = 1500

/** Who connects, and how. */
export interface Place {
  readonly table: string
  readonly name: string
  /** Sent as X-Forwarded-For: all people behind one address would soon exceed its limits. */
  readonly address: string
  /** The node that the load balancer chooses at the n-th attempt. */
  readonly door: (nth: number) => string
}

interface Listener {
  /** Called when the table is visible, for the first time or again. */
  onBack(): void
  onView(): void
  onAnswer(answer: Extract<FromServer, { type: 'done' | 'refused' }>): void
}

/** A connection to a table that reconnects by itself, like that of the browser client. */
export class ReconnectingClient {
  view: TableView | undefined
  private readonly socket: ReconnectingWebSocket
  private isOpen = false
  private isOver = false
  private tries = 0
  private node = ''
  private readonly silence = new Heartbeat({
    ping: () => this.say({ type: 'ping' }),
    giveUp: () => {
      this.lose()
      this.socket.reconnect()
    },
  })

  constructor(
    private readonly place: Place,
    private readonly ears: Listener,
  ) {
    const headers = { 'x-forwarded-for': place.address }
    class Caller extends WebSocket {
      constructor(url: string) {
        super(url, { headers })
      }
    }
    const url = () => {
      this.node = place.door(this.tries++)
      return `${this.node.replace('http', 'ws')}/api/table`
    }
    this.socket = new ReconnectingWebSocket(url, null, {
      WebSocket: Caller,
      minReconnectionDelay: 300 + Math.random() * 200,
      maxReconnectionDelay: 5000,
      minUptime: 2000,
      maxEnqueuedMessages: 0,
    })
    this.socket.onopen = () => {
      this.say({ type: 'hello', protocol: PROTOCOL, table: place.table, secret: secretOf(place.name) })
      this.silence.greeted()
    }
    this.socket.onmessage = ({ data }) => {
      this.silence.heard()
      this.hear(JSON.parse(String(data)))
    }
    this.socket.onclose = () => this.lose()
    this.socket.onerror = () => this.lose()
  }

  ask(move: TableMove, id: string, isAgain?: true): void {
    if (!this.isOpen) return
    this.say({ type: 'move', id, move, isAgain })
    this.silence.asked()
  }

  /** Reconnects to the node that the load balancer names first. */
  goHome(): void {
    if (this.node === this.place.door(0)) return
    this.tries = 0
    this.socket.reconnect()
  }

  close(): void {
    this.isOver = true
    this.lose()
    this.socket.onclose = null
    this.socket.close()
  }

  private say(message: object): void {
    this.socket.send(JSON.stringify(message))
  }

  private hear(message: FromServer): void {
    if (message.type === 'done' || message.type === 'refused') this.ears.onAnswer(message)
    else if (message.type === 'error') this.meet()
    else if (message.type === 'view' || message.type === 'patch') {
      if (message.type === 'view') this.view = message.view
      else if (this.view) this.view = applyPatch(this.view, message.patch)
      this.ears.onView()
      if (this.isOpen) return
      this.isOpen = true
      this.ears.onBack()
    }
  }

  private meet(): void {
    setTimeout(() => this.tryAgain(), RETRY_DELAY)
  }

  private tryAgain(): void {
    if (this.isOver) return
    if (this.isOpen) this.ears.onBack()
    else this.socket.reconnect()
  }

  private lose(): void {
    this.silence.end()
    this.isOpen = false
  }
}

import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import type { TableMove, TableView } from '@tablee/kernel'
import { applyPatch, type FromServer, PROTOCOL } from '@tablee/protocol'
import { WebSocket } from 'ws'

interface Waiting {
  readonly isIt: (view: TableView) => boolean
  readonly resolve: () => void
}

/** A client that keeps only the last view: a benchmark opens thousands of them. */
export class Device {
  /** Undefined before the first view. */
  view: TableView | undefined
  /** Called for every view. */
  onView: (view: TableView) => void = () => {}
  refused = 0
  private readonly answers = new Map<string, () => void>()
  private readonly waiting = new Set<Waiting>()
  private moves = 0

  private constructor(private readonly socket: WebSocket) {
    socket.on('message', (data) => this.receive(JSON.parse(String(data))))
  }

  /** Connects to a table; resolves at the first view. */
  static async at(url: string, table: string, localAddress?: string): Promise<Device> {
    const options = { perMessageDeflate: false, ...(localAddress === undefined ? {} : { localAddress }) }
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/table`, options)
    const device = new Device(socket)
    await once(socket, 'open')
    const secret = randomBytes(16).toString('base64url')
    socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL, table, secret }))
    await device.sees(() => true)
    return device
  }

  /** Resolves when the move is answered. */
  ask(move: TableMove): Promise<void> {
    const id = `m${++this.moves}`
    this.socket.send(JSON.stringify({ type: 'move', id, move }))
    return new Promise((resolve) => this.answers.set(id, resolve))
  }

  sees(isIt: (view: TableView) => boolean): Promise<void> {
    if (this.view !== undefined && isIt(this.view)) return Promise.resolve()
    return new Promise((resolve) => this.waiting.add({ isIt, resolve }))
  }

  leave(): void {
    this.socket.terminate()
  }

  private receive(frame: FromServer): void {
    if (frame.type === 'view') this.see(frame.view)
    else if (frame.type === 'patch' && this.view !== undefined) this.see(applyPatch(this.view, frame.patch))
    else if (frame.type === 'done' || frame.type === 'refused') {
      if (frame.type === 'refused') this.refused += 1
      this.answers.get(frame.id)?.()
      this.answers.delete(frame.id)
    } else if (frame.type === 'error') throw new Error(`the server says ${frame.code}`)
  }

  private see(view: TableView): void {
    this.view = view
    this.onView(view)
    for (const waiting of this.waiting) {
      if (!waiting.isIt(view)) continue
      this.waiting.delete(waiting)
      waiting.resolve()
    }
  }
}

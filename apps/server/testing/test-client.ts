import { once } from 'node:events'
import type { TableMove, TableView } from '@tablee/kernel'
import { applyPatch, type FromServer, PROTOCOL } from '@tablee/protocol'
import { WebSocket } from 'ws'

let moves = 0

/** A secret in the form that a client draws. */
export const secretOf = (name: string): string => name.replaceAll(/\W/g, '_').padEnd(22, '_')

type OfType<T extends FromServer['type']> = Extract<FromServer, { type: T }>

/** A WebSocket client that records every frame it gets. */
export class Client {
  readonly frames: FromServer[] = []
  readonly closed: Promise<{ readonly code: number; readonly reason: string }>
  private readonly waiters = new Set<() => void>()
  private patched: TableView | undefined

  private constructor(readonly socket: WebSocket) {
    // Not `once` of node:events, which rejects on an earlier error.
    this.closed = new Promise((resolve) =>
      socket.on('close', (code, reason) => resolve({ code, reason: String(reason) })),
    )
    socket.on('message', (data) => {
      const frame = JSON.parse(String(data)) as FromServer
      this.frames.push(frame)
      if (frame.type === 'view') this.patched = frame.view
      if (frame.type === 'patch') this.patched = applyPatch(this.view, frame.patch)
      for (const look of this.waiters) look()
    })
    socket.on('close', () => {
      for (const look of this.waiters) look()
    })
    socket.on('error', () => {})
  }

  /** Opens the socket and sends nothing. */
  static async connect(url: string, headers: Record<string, string> = {}): Promise<Client> {
    const client = new Client(new WebSocket(`${url.replace('http', 'ws')}/api/table`, { headers }))
    await once(client.socket, 'open')
    return client
  }

  /** Connects, says hello and waits for the first view. */
  static async at(url: string, table: string, name?: string): Promise<Client> {
    const client = await Client.connect(url)
    client.hello(table, name)
    await client.hears('view')
    return client
  }

  hello(table: string, name?: string): void {
    this.say({ type: 'hello', protocol: PROTOCOL, table, ...(name === undefined ? {} : { secret: secretOf(name) }) })
  }

  say(message: object): void {
    this.socket.send(JSON.stringify(message))
  }

  /** The first view with all patches applied. */
  get view(): TableView {
    if (this.patched === undefined) throw new Error('nothing seen yet')
    return this.patched
  }

  /** The first matching frame at or after index `from`; waits for it. */
  hears<T extends FromServer['type']>(
    type: T,
    isIt: (frame: OfType<T>) => boolean = () => true,
    from = 0,
  ): Promise<OfType<T>> {
    return this.until(() =>
      this.frames.slice(from).find((frame): frame is OfType<T> => frame.type === type && isIt(frame as OfType<T>)),
    )
  }

  async sees(isIt: (view: TableView) => boolean): Promise<TableView> {
    return this.until(() => (this.patched && isIt(this.patched) ? this.patched : undefined))
  }

  async ask(move: TableMove, id = `move ${++moves}`, isAgain?: true): Promise<OfType<'done' | 'refused'>> {
    const from = this.frames.length
    this.say({ type: 'move', id, move, isAgain })
    return this.until(() =>
      this.frames
        .slice(from)
        .find(
          (frame): frame is OfType<'done' | 'refused'> =>
            (frame.type === 'done' || frame.type === 'refused') && frame.id === id,
        ),
    )
  }

  private until<T>(look: () => T | undefined): Promise<T> {
    return new Promise((resolve, reject) => {
      const tryIt = () => {
        const found = look()
        if (found === undefined && this.socket.readyState !== WebSocket.CLOSED) return
        this.waiters.delete(tryIt)
        if (found === undefined) reject(new Error(`closed; last frame: ${JSON.stringify(this.frames.at(-1))}`))
        else resolve(found)
      }
      this.waiters.add(tryIt)
      tryIt()
    })
  }
}

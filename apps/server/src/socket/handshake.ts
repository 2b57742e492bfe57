import { type FromClient, PROTOCOL } from '@tablee/protocol'
import { keyOf } from '../http/callers.ts'
import type { Channel, SocketTools } from './channel.ts'
import { TableConnection } from './table-connection.ts'

type Hello = Extract<FromClient, { type: 'hello' }>

/** The first phase of a socket: waits for `hello`, then finds the table and the seat. A socket has one handshake. */
export class Handshake {
  private helloTimer: NodeJS.Timeout | undefined
  private answered: Promise<void> | undefined
  private entered: TableConnection | undefined

  constructor(
    private readonly channel: Channel,
    private readonly tools: SocketTools,
  ) {
    this.helloTimer = setTimeout(() => channel.closeWithError('hello-first'), tools.limits.helloWithin)
  }

  get hasBegun(): boolean {
    return this.answered !== undefined
  }

  /** The connection to the table, from when the client is admitted. */
  get connection(): TableConnection | undefined {
    return this.entered
  }

  begin(hello: Hello): Promise<void> {
    this.answered = this.answer(hello)
    return this.answered
  }

  /** Resolves when `hello` is answered, so that a client that does not wait for the answer is served in order. */
  async done(): Promise<void> {
    await this.answered
  }

  /** The socket is closed, or will be. */
  cancel(): void {
    clearTimeout(this.helloTimer)
    this.helloTimer = undefined
  }

  private async answer({ protocol, table: rawCode, secret, mark }: Hello): Promise<void> {
    const { channel } = this
    const { lookup, spectators } = this.tools
    this.cancel()
    if (protocol !== PROTOCOL) return channel.closeWithError('please-reload')
    const key = secret === undefined ? undefined : keyOf(secret)
    const found = await lookup.find(channel.address, rawCode, key)
    if (!channel.isOpen()) return
    if (typeof found === 'string') return channel.closeWithError(found)
    const { code, table, hasSeat } = found
    const markKey = mark === undefined ? undefined : keyOf(mark)
    const admitted = table.admits(key, markKey)
    if (admitted !== 'yes') return channel.closeWithError(admitted)
    if (!spectators.mayEnter(code, { address: channel.address, key, isSeated: hasSeat }))
      return channel.closeWithError('table-crowded')
    this.entered = new TableConnection(channel, this.tools, code, key)
    await this.entered.enter(table, markKey)
  }
}

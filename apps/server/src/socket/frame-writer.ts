import type { Duplex } from 'node:stream'
import type { FromServer } from '@tablee/protocol'
import type { WebSocket } from 'ws'
import type { SocketTools } from './channel.ts'
import type { BatchMember } from './write-batch.ts'

/** Collects the frames of one socket and writes them once per batch. */
export class FrameWriter implements BatchMember {
  private unsent: Buffer[] = []
  private isInBatch = false

  constructor(
    private readonly socket: WebSocket,
    /** The stream under the WebSocket. */
    private readonly stream: Duplex,
    private readonly tools: Pick<SocketTools, 'limits' | 'batch' | 'frameCache'>,
    /** Called before each flush: adds the messages that were put off until then. */
    private readonly beforeFlush: () => void,
  ) {}

  send(message: FromServer): void {
    this.unsent.push(this.tools.frameCache.frameOf(message))
    this.joinBatch()
  }

  joinBatch(): void {
    if (this.isInBatch) return
    this.isInBatch = true
    this.tools.batch.add(this)
  }

  prepare(): void {
    try {
      this.beforeFlush()
    } finally {
      // Changes from here on go into the next batch.
      this.isInBatch = false
    }
  }

  flush(): void {
    const { unsent } = this
    const [first] = unsent
    if (first === undefined) return
    this.unsent = []
    if (this.socket.readyState !== this.socket.OPEN) return
    // Writing past ws is safe: ws also writes its own frames whole, so that frames never interleave.
    this.stream.write(unsent.length === 1 ? first : Buffer.concat(unsent))
    this.terminateIfUnread()
  }

  /** Backpressure: a client that does not read would make the server buffer without bound. */
  terminateIfUnread(): void {
    if (this.socket.bufferedAmount > this.tools.limits.unread) this.socket.terminate()
  }
}

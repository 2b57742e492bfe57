import type { Duplex } from 'node:stream'
import { type FromClient, type FromServer, readFromClient, type Trouble } from '@tablee/protocol'
import type { WebSocket } from 'ws'
import { type Channel, INTERNAL_ERROR, POLICY_VIOLATION, type SocketTools } from './channel.ts'
import { FrameWriter } from './frame-writer.ts'
import { Handshake } from './handshake.ts'
import { SocketRateLimit } from './socket-rate-limit.ts'

/** A WebSocket ping counts as this many frames: no page can send one, and each is answered with a write of its own. */
const PING_FRAMES = 30

/**
 * One client's socket from open to close. Applies the rate limit, parses frames and hands them to the handshake, then to the table
 * connection.
 */
export class Session implements Channel {
  private readonly rateLimit: SocketRateLimit
  private readonly writer: FrameWriter
  private readonly handshake: Handshake

  constructor(
    private readonly socket: WebSocket,
    stream: Duplex,
    readonly address: string,
    private readonly tools: SocketTools,
  ) {
    const { limits, frames } = tools
    this.rateLimit = new SocketRateLimit(limits, (count) => frames.take(address, count))
    this.writer = new FrameWriter(socket, stream, tools, () => this.showPending())
    this.handshake = new Handshake(this, tools)
  }

  /** `text` is undefined for a binary message. */
  receive(text: string | undefined): void {
    if (!this.isAccepted()) return
    const message = text === undefined ? undefined : readFromClient(text)
    if (message === undefined) {
      this.sendError('malformed')
      return
    }
    const { connection } = this.handshake
    // A move at an open table is played in this turn, without waiting for the handshake's promise.
    const handled =
      message.type === 'move' && connection?.isOpen ? connection.receive(message) : this.handleInOrder(message)
    handled.catch((error: unknown) => this.closeAfterInternalError(error))
  }

  receivePing(data: Buffer): void {
    if (!this.isAccepted(PING_FRAMES)) return
    this.socket.pong(data)
    this.writer.terminateIfUnread()
  }

  /** A pong that answers no ping counts as a frame. */
  receiveUnsolicitedPong(): void {
    this.isAccepted()
  }

  isOpen(): boolean {
    return this.socket.readyState === this.socket.OPEN
  }

  send(message: FromServer): void {
    this.writer.send(message)
  }

  sendError(code: Trouble): void {
    this.send({ type: 'error', code })
  }

  closeWithError(code: Trouble, closeCode = POLICY_VIOLATION): void {
    this.sendError(code)
    this.close(closeCode, code)
  }

  joinBatch(): void {
    this.writer.joinBatch()
  }

  takeFrames(frames: number): boolean {
    return this.rateLimit.take(frames)
  }

  /** Closes without an error message. The client resends, here or to another node, the moves that got no answer. */
  close(closeCode: number, reason?: Trouble): void {
    this.writer.flush()
    this.socket.close(closeCode, reason)
    this.handshake.connection?.dismiss()
    this.leave()
  }

  /** The socket is closed, or will be. */
  leave(): void {
    this.handshake.cancel()
    this.handshake.connection?.leave()
  }

  private async handleInOrder(message: FromClient): Promise<void> {
    const { handshake } = this
    if (message.type === 'hello') return handshake.hasBegun ? this.sendError('malformed') : handshake.begin(message)
    if (!handshake.hasBegun) return this.sendError('hello-first')
    await handshake.done()
    await handshake.connection?.receive(message)
  }

  /** Applies the rate limit to a frame, whatever it contains. */
  private isAccepted(frames = 1): boolean {
    if (!this.isOpen() || this.rateLimit.isExceeded) return false
    if (this.rateLimit.accepts(frames)) return true
    if (this.rateLimit.isExceeded) {
      // Nothing more is read until the socket is closed.
      this.socket.pause()
      this.tools.connectionQueue.add(() => this.closeWithError('slow-down'))
    } else if (this.rateLimit.shouldWarn()) this.sendError('slow-down')
    return false
  }

  private showPending(): void {
    try {
      this.handshake.connection?.showPending()
    } catch (error) {
      this.closeAfterInternalError(error)
    }
  }

  /** Internal error: the client learns only that something failed. */
  private closeAfterInternalError(error: unknown): void {
    this.tools.report(error)
    this.closeWithError('server-trouble', INTERNAL_ERROR)
  }
}

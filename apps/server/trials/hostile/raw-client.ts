import { connect, type createConnection, type NetConnectOpts, type Socket } from 'node:net'
import type { FromServer } from '@tablee/protocol'
import { WebSocket } from 'ws'
import type { Ledger } from './ledger.ts'

/** A raw client: it can write any bytes, from any address of this machine. */
export class RawClient {
  private wire: Socket | undefined
  private readonly socket: WebSocket

  constructor(
    url: string,
    from: string,
    private readonly ledger: Ledger,
    hears: { readonly open: () => void; readonly answer?: (message: FromServer) => void; readonly close?: () => void },
  ) {
    const createOwn = (options: NetConnectOpts) => {
      // The TCP address, not a Unix socket.
      this.wire = connect({ ...options, path: undefined } as NetConnectOpts)
      return this.wire
    }
    this.socket = new WebSocket(`${url.replace('http', 'ws')}/api/table`, {
      localAddress: from,
      createConnection: createOwn as typeof createConnection,
      perMessageDeflate: false,
    })
    this.socket.on('open', () => {
      ledger.sockets += 1
      hears.open()
    })
    this.socket.on('message', (data) => {
      const message = ledger.heard(String(data))
      if (message !== undefined) hears.answer?.(message)
    })
    this.socket.on('unexpected-response', (request, { statusCode = 0 }) => {
      ledger.closed(statusCode)
      request.destroy()
      hears.close?.()
    })
    this.socket.on('close', (code) => {
      ledger.closed(code)
      hears.close?.()
    })
    this.socket.on('error', () => {})
  }

  get isOpen(): boolean {
    return this.socket.readyState === WebSocket.OPEN
  }

  get isOver(): boolean {
    return this.socket.readyState === WebSocket.CLOSED
  }

  /** Bytes that were not sent yet. */
  get backlog(): number {
    return this.wire?.writableLength ?? 0
  }

  say(text: string): void {
    if (!this.isOpen) return
    this.ledger.frames += 1
    this.socket.send(text)
  }

  strike(frames: readonly Buffer[]): void {
    if (!this.isOpen) return
    this.ledger.frames += frames.length
    this.wire?.write(Buffer.concat(frames))
  }

  /** Stops reading and answering; the connection stays open. */
  freeze(): void {
    this.wire?.pause()
  }

  hangUp(): void {
    this.socket.terminate()
  }
}

import type { Duplex } from 'node:stream'
import type { WebSocket } from 'ws'

/** Bytes of one socket a turn: some moves, or a good part of a long one. */
const SIP = 512

type Swallow = (this: Duplex, chunk: Buffer) => void

/**
 * Whoever sends thousands of frames at once is read a little a turn, and waits for everybody else; ws would read all that has come in one
 * go. The rest goes back into the line: its order, its end and how much it holds are the stream's own business.
 */
export const takeASip = (line: Duplex, client: WebSocket, chunk: Buffer, swallow: Swallow): void => {
  if (chunk.length > SIP) {
    line.pause()
    line.unshift(chunk.subarray(SIP))
    setImmediate(() => client.isPaused || line.resume())
  }
  swallow.call(line, chunk.subarray(0, SIP))
}

const clients = new WeakMap<Duplex, WebSocket>()
/** ws's own, the same for all its sockets. */
let swallow: Swallow

// Shared by all sockets, found by the socket itself: listeners of its own would weigh more than the rest of it.
function onData(this: Duplex, chunk: Buffer): void {
  const client = clients.get(this)
  if (client !== undefined) takeASip(this, client, chunk, swallow)
}

/** ws would read what is left over when all is done; of those who are not listened to, that may be thousands of frames. */
function onClose(this: Duplex): void {
  if (clients.get(this)?.isPaused) this.read(this.readableLength)
}

/** Between the line and ws, which has just begun to listen to it. */
export const readInSips = (line: Duplex, client: WebSocket): void => {
  const [listener] = line.listeners('data')
  if (listener === undefined) throw new Error('ws does not listen to its socket')
  swallow = listener as Swallow
  clients.set(line, client)
  line.off('data', swallow)
  line.on('data', onData)
  line.prependListener('close', onClose)
}

export const readNoMore = (line: Duplex): void => {
  line.off('data', onData)
}

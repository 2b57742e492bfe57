import type { Duplex } from 'node:stream'
import type { WebSocket } from 'ws'

/** Bytes that are read of one socket per turn of the event loop: some moves, or a good part of a long one. */
const BYTES_PER_TURN = 512

type DataListener = (this: Duplex, chunk: Buffer) => void

/**
 * Read throttling: hands at most `BYTES_PER_TURN` to ws per turn of the event loop, so that a client that sends thousands of frames at
 * once can't delay the others; ws would parse all of them in one go. The rest is unshifted into the stream, which keeps its order, its
 * end and its backpressure.
 */
export const throttleRead = (stream: Duplex, client: WebSocket, chunk: Buffer, listener: DataListener): void => {
  if (chunk.length > BYTES_PER_TURN) {
    stream.pause()
    stream.unshift(chunk.subarray(BYTES_PER_TURN))
    setImmediate(() => client.isPaused || stream.resume())
  }
  listener.call(stream, chunk.subarray(0, BYTES_PER_TURN))
}

const clients = new WeakMap<Duplex, WebSocket>()
/** The `data` listener of ws, one function for all its sockets. */
let wsListener: DataListener

// One listener for all sockets, which finds its client in the map: a closure per socket would take more memory than the rest of it.
function onData(this: Duplex, chunk: Buffer): void {
  const client = clients.get(this)
  if (client !== undefined) throttleRead(this, client, chunk, wsListener)
}

/** When a socket closes, ws parses all that is still unread. For a paused client that may be thousands of frames: discards them. */
function onClose(this: Duplex): void {
  if (clients.get(this)?.isPaused) this.read(this.readableLength)
}

/** Puts the throttle between the stream and ws, which has just added its listener. */
export const throttleReads = (stream: Duplex, client: WebSocket): void => {
  const [listener] = stream.listeners('data')
  if (listener === undefined) throw new Error('ws does not listen to its socket')
  wsListener = listener as DataListener
  clients.set(stream, client)
  stream.off('data', wsListener)
  stream.on('data', onData)
  stream.prependListener('close', onClose)
}

export const stopReading = (stream: Duplex): void => {
  stream.off('data', onData)
}

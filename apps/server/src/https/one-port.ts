import { createServer as createPlainServer, type RequestListener, type Server } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import type { Socket } from 'node:net'

/** What a TLS connection begins with: the record type of a handshake. No HTTP method begins so. */
const TLS_HANDSHAKE = 0x16
/** Milliseconds in which a connection has shown that it is TLS, or has had its one plain answer. Browsers open some ahead, in silence. */
const FIRST_BYTE_TIMEOUT = 60_000
/** As fastify has it for the servers that it makes itself: shorter than what browsers and proxies keep a connection for. */
const KEEP_ALIVE = 72_000

interface Keys {
  readonly cert: string
  readonly key: string
}

/**
 * HTTPS, and plain HTTP at the same port: a person who types the address without « https:// », or has an old link, gets an answer instead of
 * a broken connection. Each connection shows by its first byte which of the two it is.
 */
export const serveOnePort = (keys: Keys, requestTimeout: number, listener: RequestListener): Server => {
  const secure = createSecureServer({ ...keys, requestTimeout, keepAliveTimeout: KEEP_ALIVE }, listener)
  const plain = createPlainServer(listener)
  // A server that does not listen itself looks after no time limits: one answer, then the connection is closed.
  plain.maxRequestsPerSocket = 1
  // Node's own: begins the handshake.
  const [beginTls] = secure.listeners('connection')
  if (beginTls === undefined) throw new Error('a TLS server listens to its connections')
  secure.removeAllListeners('connection')
  const sockets = new Set<Socket>()

  secure.on('connection', (socket: Socket) => {
    const hangUp = () => socket.destroy()
    const firstByteTimeout = setTimeout(hangUp, FIRST_BYTE_TIMEOUT)
    sockets.add(socket)
    socket.on('error', hangUp)
    socket.on('close', () => {
      clearTimeout(firstByteTimeout)
      sockets.delete(socket)
    })
    socket.once('readable', () => {
      const first: Buffer | null = socket.read(1)
      if (first === null) return hangUp()
      socket.unshift(first)
      if (first[0] !== TLS_HANDSHAKE) return plain.emit('connection', socket)
      clearTimeout(firstByteTimeout)
      socket.off('error', hangUp)
      beginTls.call(secure, socket)
    })
  })

  // Node knows of those that speak HTTP over TLS by now; the rest is ours to close.
  const { closeAllConnections, closeIdleConnections } = secure
  secure.closeIdleConnections = () => {
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy()
    closeIdleConnections.call(secure)
  }
  secure.closeAllConnections = () => {
    closeAllConnections.call(secure)
    for (const socket of sockets) socket.destroy()
  }
  // An HTTPS server is an HTTP server in all that is asked of it here; Node's types do not say so.
  return secure as unknown as Server
}

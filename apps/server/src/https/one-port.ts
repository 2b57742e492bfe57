import { createServer as createPlainServer, type RequestListener, type Server } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import type { Socket } from 'node:net'

/** The first byte of a TLS connection: the record type « handshake ». No HTTP method begins with it. */
const TLS_HANDSHAKE = 0x16
/** Milliseconds for the first byte or, over plain HTTP, for the one answer. Browsers open connections ahead and send nothing at first. */
const FIRST_BYTE_TIMEOUT = 60_000
/** The default of fastify for servers that it creates itself: shorter than the keep-alive of browsers and proxies. */
const KEEP_ALIVE = 72_000

interface Keys {
  readonly cert: string
  readonly key: string
}

/**
 * Serves HTTPS and plain HTTP at the same port: an address typed without « https:// », or an old link, gets an answer instead of a broken
 * connection. The first byte of each connection tells which of the two it is.
 */
export const serveOnePort = (keys: Keys, requestTimeout: number, listener: RequestListener): Server => {
  const secure = createSecureServer({ ...keys, requestTimeout, keepAliveTimeout: KEEP_ALIVE }, listener)
  const plain = createPlainServer(listener)
  // A server that does not listen itself enforces no timeouts: so it closes each connection after one answer.
  plain.maxRequestsPerSocket = 1
  // Node's own listener, which begins the TLS handshake.
  const [beginTls] = secure.listeners('connection')
  if (beginTls === undefined) throw new Error('a TLS server listens to its connections')
  secure.removeAllListeners('connection')
  const sockets = new Set<Socket>()

  secure.on('connection', (socket: Socket) => {
    const destroy = () => socket.destroy()
    const firstByteTimeout = setTimeout(destroy, FIRST_BYTE_TIMEOUT)
    sockets.add(socket)
    socket.on('error', destroy)
    socket.on('close', () => {
      clearTimeout(firstByteTimeout)
      sockets.delete(socket)
    })
    socket.once('readable', () => {
      const first: Buffer | null = socket.read(1)
      if (first === null) return destroy()
      socket.unshift(first)
      if (first[0] !== TLS_HANDSHAKE) return plain.emit('connection', socket)
      clearTimeout(firstByteTimeout)
      socket.off('error', destroy)
      beginTls.call(secure, socket)
    })
  })

  // Node tracks only connections that already speak HTTP over TLS: this server closes the others.
  const { closeAllConnections, closeIdleConnections } = secure
  secure.closeIdleConnections = () => {
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy()
    closeIdleConnections.call(secure)
  }
  secure.closeAllConnections = () => {
    closeAllConnections.call(secure)
    for (const socket of sockets) socket.destroy()
  }
  // An HTTPS server has all that is used of an HTTP server here; Node's types do not say so.
  return secure as unknown as Server
}

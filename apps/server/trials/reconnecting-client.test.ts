import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import { afterEach, expect, it } from 'vitest'
import { type WebSocket, WebSocketServer } from 'ws'
import { ReconnectingClient } from './reconnecting-client.ts'

/** RFC 6455 close frame « going away », unmasked. */
const GOODBYE = Buffer.from([0x88, 0x02, 0x03, 0xe9])

const server = new WebSocketServer({ host: '127.0.0.1', port: 0 })
const heard: string[] = []
let line: ReconnectingClient | undefined
afterEach(() => {
  line?.close()
  for (const client of server.clients) client.terminate()
  server.close()
})

/** A table where nothing happens by itself. */
const answer = (client: WebSocket, nth: number, wire: Duplex) => (data: unknown) => {
  const { type, id } = JSON.parse(String(data))
  heard.push(`${nth} ${type}`)
  if (type === 'hello') client.send(JSON.stringify({ type: 'view', view: {}, now: 0, isRunning: false }))
  if (type !== 'move') return
  // The first server sends its close frame and is suspended before it closes the connection.
  if (nth === 1) {
    wire.write(GOODBYE)
    client.pause()
  } else client.send(JSON.stringify({ type: 'done', id }))
}

it('moves sent to a server that hangs while it closes are resent to the next server', async () => {
  let came = 0
  server.on('connection', (client, request) => client.on('message', answer(client, ++came, request.socket)))
  if (server.address() === null) await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const done = new Promise<string>((resolve) => {
    const place = { table: 'ABCD', name: 'Léa', address: '10.0.0.1', door: () => `http://127.0.0.1:${port}` }
    let isFirst = true
    line = new ReconnectingClient(place, {
      onBack: () => {
        line?.ask({ type: 'pause' }, isFirst ? 'first time' : 'again')
        isFirst = false
      },
      onView: () => {},
      onAnswer: ({ id }) => resolve(id),
    })
  })
  expect(await done).toBe('again')
  expect(heard).toEqual(['1 hello', '1 move', '2 hello', '2 move'])
})

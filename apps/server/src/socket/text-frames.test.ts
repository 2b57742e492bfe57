import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import { expect, it } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { textFrame } from './text-frames.ts'

/** Texts at each limit of a frame’s length encoding, with characters of more than one byte. */
const TEXTS = [0, 1, 125, 126, 65_535, 65_536, 70_000].flatMap((bytes) => [
  'a'.repeat(bytes),
  `${'é'.repeat(bytes >> 1)}${'a'.repeat(bytes & 1)}`,
])

it('a ws client reads the frames correctly, also between frames that ws writes itself', async () => {
  const server = createServer().listen(0, '127.0.0.1')
  const door = new WebSocketServer({ noServer: true, perMessageDeflate: false })
  server.on('upgrade', (request, line: Duplex, head) => {
    door.handleUpgrade(request, line, head, (socket) => {
      socket.ping()
      line.write(Buffer.concat(TEXTS.map(textFrame)))
      socket.send('by ws')
      for (const text of TEXTS) line.write(textFrame(text))
      socket.close()
    })
  })
  await once(server, 'listening')
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`)
  const heard: string[] = []
  client.on('message', (data) => heard.push(String(data)))
  await once(client, 'close')
  expect(heard).toEqual([...TEXTS, 'by ws', ...TEXTS])
  door.close()
  server.close()
})

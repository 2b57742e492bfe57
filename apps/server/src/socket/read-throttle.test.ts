import { once } from 'node:events'
import { Duplex } from 'node:stream'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterEach, expect, it } from 'vitest'
import type { WebSocket } from 'ws'
import { Client } from '../../testing/test-client.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { throttleRead } from './read-throttle.ts'

let server: TestServer | undefined
afterEach(() => server?.close())

/** A stream read through the throttle, and the chunks that came through. */
const throttled = (client: { isPaused: boolean }) => {
  const stream = new Duplex({ read() {} })
  const got: string[] = []
  stream.on('data', (chunk: Buffer) =>
    throttleRead(stream, client as WebSocket, chunk, (slice) => got.push(String(slice))),
  )
  return { stream, got }
}
const LONG = Array.from({ length: 500 }, (_, nth) => `${nth},`).join('')

it('passes a limited number of bytes per turn, in order, and the end after all of them', async () => {
  const { stream, got } = throttled({ isPaused: false })
  stream.push('short')
  stream.push(LONG)
  stream.push('and the end')
  stream.push(null)
  await nextTurn()
  const afterOneTurn = got.join('').length
  expect(afterOneTurn).toBeLessThan(LONG.length / 2)
  await once(stream, 'end')
  expect(got.join('')).toBe(`short${LONG}and the end`)
  expect(Math.max(...got.map(({ length }) => length))).toBe(512)
})

it('stops reading a paused client', async () => {
  const client = { isPaused: false }
  const { stream, got } = throttled(client)
  stream.push(LONG)
  await once(stream, 'data')
  client.isPaused = true
  for (let turns = 0; turns < 5; turns++) await nextTurn()
  expect(got).toHaveLength(1)
})

const IDS = Array.from({ length: 400 }, (_, nth) => `${nth}`.padEnd(1 + ((nth * 7) % 36), '.'))

it('handles many messages sent at once completely and in order, whatever their length', async () => {
  server = await startTestServer({ burst: 1e6, burstPerAddress: 1e6 })
  const lea = await Client.at(server.url, await server.host.create())
  for (const id of IDS) lea.say({ type: 'move', id, move: { type: 'pause' } })
  await lea.hears('refused', ({ id }) => id === IDS.at(-1))
  expect(lea.frames.flatMap((frame) => (frame.type === 'refused' ? [frame.id] : []))).toEqual(IDS)
  expect(lea.frames.filter(({ type }) => type === 'error')).toEqual([])
})

it('handles everything a client sent before it closed its socket', async () => {
  server = await startTestServer()
  const code = await server.host.create()
  const lea = await server.sit(code, 'Léa')
  const tom = await server.sit(code, 'Tom')
  const names = Array.from({ length: 30 }, (_, nth) => `Léa ${nth}`.padEnd(20, '!'))
  names.forEach((name, nth) => {
    lea.say({ type: 'move', id: `m${nth}`, move: { type: 'rename', name } })
  })
  lea.socket.close()
  await tom.sees(({ seats }) => seats[0]?.name === names.at(-1))
})

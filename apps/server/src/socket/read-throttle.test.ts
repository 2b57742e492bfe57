import { once } from 'node:events'
import { Duplex } from 'node:stream'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterEach, expect, it } from 'vitest'
import type { WebSocket } from 'ws'
import { Client } from '../../testing/test-client.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { throttleRead } from './read-throttle.ts'

let trial: TestServer | undefined
afterEach(() => trial?.close())

/** A line that somebody listens to in sips, and what they got of it. */
const listenedTo = (client: { isPaused: boolean }) => {
  const line = new Duplex({ read() {} })
  const got: string[] = []
  line.on('data', (chunk: Buffer) => throttleRead(line, client as WebSocket, chunk, (sip) => got.push(String(sip))))
  return { line, got }
}
const LONG = Array.from({ length: 500 }, (_, nth) => `${nth},`).join('')

it('a little of one line a turn, in order, and its end only after all of it', async () => {
  const { line, got } = listenedTo({ isPaused: false })
  line.push('short')
  line.push(LONG)
  line.push('and the end')
  line.push(null)
  await nextTurn()
  const afterOneTurn = got.join('').length
  expect(afterOneTurn).toBeLessThan(LONG.length / 2)
  await once(line, 'end')
  expect(got.join('')).toBe(`short${LONG}and the end`)
  expect(Math.max(...got.map(({ length }) => length))).toBe(512)
})

it('whoever is not listened to any more is not read on', async () => {
  const client = { isPaused: false }
  const { line, got } = listenedTo(client)
  line.push(LONG)
  await once(line, 'data')
  client.isPaused = true
  for (let turns = 0; turns < 5; turns++) await nextTurn()
  expect(got).toHaveLength(1)
})

const IDS = Array.from({ length: 400 }, (_, nth) => `${nth}`.padEnd(1 + ((nth * 7) % 36), '.'))

it('what a device said at once is heard whole and in order, however long each message is', async () => {
  trial = await startTestServer({ burst: 1e6, burstPerAddress: 1e6 })
  const lea = await Client.at(trial.url, await trial.host.create())
  for (const id of IDS) lea.say({ type: 'move', id, move: { type: 'pause' } })
  await lea.hears('refused', ({ id }) => id === IDS.at(-1))
  expect(lea.frames.flatMap((frame) => (frame.type === 'refused' ? [frame.id] : []))).toEqual(IDS)
  expect(lea.frames.filter(({ type }) => type === 'error')).toEqual([])
})

it('what a device said before it hung up is heard to the end', async () => {
  trial = await startTestServer()
  const code = await trial.host.create()
  const lea = await trial.sit(code, 'Léa')
  const tom = await trial.sit(code, 'Tom')
  const names = Array.from({ length: 30 }, (_, nth) => `Léa ${nth}`.padEnd(20, '!'))
  names.forEach((name, nth) => {
    lea.say({ type: 'move', id: `m${nth}`, move: { type: 'rename', name } })
  })
  lea.socket.close()
  await tom.sees(({ seats }) => seats[0]?.name === names.at(-1))
})

import { setTimeout as pause } from 'node:timers/promises'
import { hasNats, startNats } from '@tablee/log/nats-trial'
import { expect, it } from 'vitest'
import { Client } from '../testing/test-client.ts'
import { startBuiltServer } from './built-server.ts'

const TABLES = 6

it.skipIf(!hasNats())('while NATS is down a node logs one line per cause, not one stack per table', async () => {
  const nats = await startNats()
  const node = await startBuiltServer({ NATS_URL: nats.url })
  for (let nth = 0; nth < TABLES; nth++) {
    const made = await fetch(`${node.url}/api/tables`, { method: 'POST' })
    const { code } = (await made.json()) as { code: string }
    const lea = await Client.at(node.url, code, 'Léa')
    await lea.ask({ type: 'sit', name: 'Léa' })
    // The clock of the table appends a beat every few seconds.
    await lea.ask({ type: 'bot', level: 'gentle' })
    expect(await lea.ask({ type: 'start' })).toMatchObject({ type: 'done' })
  }
  const before = node.said().length
  const heard = () => node.said().slice(before).split('\n').filter(Boolean)
  await nats.kill()
  while (heard().length === 0) await pause(100)
  // By then an append has failed more than once at every table.
  await pause(15_000)
  const lines = heard().map((line) => JSON.parse(line) as { level: number; err: { message: string } })
  const causes = lines.map(({ err }) => err.message)
  expect(new Set(causes).size).toBe(causes.length)
  expect(lines.length).toBeLessThan(TABLES)
  await node.kill()
  await nats.stop()
})

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadShelf } from '@tablee/games/load-library.ts'
import { Host, realTime } from '@tablee/host'
import type { Decision } from '@tablee/kernel'
import type { ServerTime } from '@tablee/log'
import { connectNats, openJetStreamLog } from '@tablee/log/jetstream'
import { hasNats, startNats } from '@tablee/log/nats-trial'
import { expect, it } from 'vitest'
import { Client } from '../testing/test-client.ts'
import { startBuiltServer } from './built-server.ts'

const AHEAD = 100 * 86_400_000
/** As if the date of the machine had been wrong before the server started. */
const WRONG_DATE = [
  '--import',
  `data:text/javascript,Object.defineProperty(performance,'timeOrigin',{value:performance.timeOrigin+${AHEAD}})`,
]

it('a single server that starts with a clock a hundred days ahead keeps its tables', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tablee-date-'))
  const right = await startBuiltServer({ DATA_DIR: folder })
  const made = await fetch(`${right.url}/api/tables`, { method: 'POST' })
  const { code } = (await made.json()) as { code: string }
  await right.stop()
  const wrong = await startBuiltServer({ DATA_DIR: folder }, WRONG_DATE)
  // The expiry of old tables has begun before the server accepts anybody.
  expect((await Client.at(wrong.url, code)).view.status).toBe('lobby')
  await wrong.stop()
  rmSync(folder, { recursive: true })
})

it.skipIf(!hasNats())('a node that starts with a clock a hundred days ahead keeps everybody’s tables', async () => {
  const server = await startNats()
  const nats = await connectNats(server.url)
  const open = (now: () => ServerTime) => openJetStreamLog<Decision>({ nats, name: 'tablee', clock: now })
  const shelf = loadShelf(new URL('../../..', import.meta.url).pathname)
  const right = await open(realTime.now)
  const host = new Host({ log: right, shelf })
  const code = await host.create()
  await host.close()
  const now = () => (realTime.now() + AHEAD) as ServerTime
  const wrong = await open(now)
  // A host on its own expires old tables at once.
  let tell = (_: number) => {}
  const swept = new Promise<number>((resolve) => {
    tell = resolve
  })
  const expire = async (before: ServerTime) => {
    const count = await wrong.expire(before)
    tell(count)
    return count
  }
  const log = Object.assign(Object.create(wrong), { expire }) as typeof wrong
  const ahead = new Host({ log, shelf, time: { ...realTime, now } })
  expect(await swept).toBe(0)
  expect(await right.version(code)).toBe(1)
  await ahead.close()
  await Promise.all([right.close(), wrong.close()])
  await nats.close()
  await server.stop()
})

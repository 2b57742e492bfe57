import { newPlace } from '@tablee/host/testing'
import { expect, it } from 'vitest'
import { createApp } from './app.ts'
import { startTrial } from './trial-server.ts'

const TROUBLE = { error: 'server-trouble' }

it('a table that cannot be written is answered without a word of why', async () => {
  const trial = await startTrial()
  await trial.crash()
  const answer = await fetch(`${trial.url}/api/tables`, { method: 'POST' })
  expect([answer.status, await answer.json()]).toEqual([503, TROUBLE])
  await trial.close()
})

it('where no log can be reached that is said at once, before anything is tried; pages are served', async () => {
  const host = newPlace().newHost()
  const app = await createApp({ webRoot: import.meta.dirname, host, isReachable: () => false })
  for (const [method, url] of [
    ['POST', '/api/tables'],
    ['PUT', '/api/tables/K7QF/decks/kokomots'],
  ] as const) {
    const answer = await app.inject({ method, url })
    expect([answer.statusCode, answer.json()]).toEqual([503, TROUBLE])
  }
  expect((await app.inject('/healthz')).statusCode).toBe(200)
  expect(host.openTables).toBe(0)
  await app.close()
  await host.close()
})

import { newPlace } from '@tablee/host/testing'
import { expect, it } from 'vitest'
import { startTestServer } from '../../testing/test-server.ts'
import { createApp } from '../app.ts'

const TROUBLE = { error: 'server-trouble' }

it('a table that can’t be written is answered without the reason', async () => {
  const server = await startTestServer()
  await server.crash()
  const answer = await fetch(`${server.url}/api/tables`, { method: 'POST' })
  expect([answer.status, await answer.json()]).toEqual([503, TROUBLE])
  await server.close()
})

it('without a reachable log, API calls fail at once and pages are still served', async () => {
  const host = newPlace().newHost()
  const app = await createApp({ webRoot: import.meta.dirname, host, isReachable: () => false })
  for (const [method, url] of [
    ['POST', '/api/tables'],
    ['PUT', '/api/tables/K7QF/decks/toy'],
  ] as const) {
    const answer = await app.inject({ method, url })
    expect([answer.statusCode, answer.json()]).toEqual([503, TROUBLE])
  }
  expect((await app.inject('/healthz')).statusCode).toBe(200)
  expect(host.openTables).toBe(0)
  await app.close()
  await host.close()
})

import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createApp } from '../app.ts'
import { isFromThisMachine, newMeters, serveMetrics } from './metrics.ts'

const from = (remoteAddress: string, headers: Record<string, string>) =>
  isFromThisMachine({ socket: { remoteAddress }, headers } as unknown as Parameters<typeof isFromThisMachine>[0])

it('only this machine reads metrics at the port of the pages', () => {
  const host = '127.0.0.1:3000'
  expect(from('127.0.0.1', { host })).toBe(true)
  expect(from('::ffff:127.0.0.1', { host: 'localhost:3000' })).toBe(true)
  expect(from('::1', { host: '[::1]:3000' })).toBe(true)
  expect(from('192.168.1.20', { host })).toBe(false)
  expect(from('::ffff:192.168.1.20', { host })).toBe(false)
})

it('refuses requests through a local proxy and by DNS rebinding', () => {
  const host = '127.0.0.1:3000'
  expect(from('127.0.0.1', { host, 'x-forwarded-for': '192.0.2.1' })).toBe(false)
  expect(from('127.0.0.1', { host, forwarded: 'for=192.0.2.1' })).toBe(false)
  expect(from('127.0.0.1', { host, via: '1.1 proxy' })).toBe(false)
  expect(from('127.0.0.1', { host: 'jeux.example.org' })).toBe(false)
  expect(from('127.0.0.1', { host: 'rebind.example:3000' })).toBe(false)
})

it('answers 404 to others', async () => {
  const app = await createApp({ webRoot: mkdtempSync(join(tmpdir(), 'tablee-web-')) })
  const ask = (remoteAddress: string) =>
    app.inject({ url: '/metrics', remoteAddress, headers: { host: '127.0.0.1:3000' } })
  expect((await ask('127.0.0.1')).body).toContain('process_resident_memory_bytes')
  const refused = await ask('192.168.1.20')
  expect([refused.statusCode, refused.json()]).toEqual([404, { error: 'not-found' }])
  await app.close()
})

it('with a port of their own, metrics are served only there', async () => {
  const meters = newMeters()
  const app = await createApp({ webRoot: mkdtempSync(join(tmpdir(), 'tablee-web-')), meters, hasMetrics: false })
  expect((await app.inject({ url: '/metrics', headers: { host: 'localhost' } })).statusCode).toBe(404)
  const server = serveMetrics(meters).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  expect(await (await fetch(`${url}/metrics`)).text()).toContain('process_resident_memory_bytes')
  expect((await fetch(url)).status).toBe(404)
  expect((await fetch(`${url}/metrics`, { method: 'POST' })).status).toBe(404)
  server.close()
  server.closeAllConnections()
  await app.close()
})

it('computes the page at most once a second', async () => {
  let now = 0
  let looks = 0
  const meters = newMeters(() => now)
  meters.watchLog({ tables: async () => ++looks, bytes: async () => 5 })
  const pages = await Promise.all(Array.from({ length: 100 }, meters.page))
  expect(new Set(pages).size).toBe(1)
  now = 999
  await meters.page()
  expect(looks).toBe(1)
  now = 1000
  expect(await meters.page()).toMatch(/^tablee_tables 2$/m)
})

it('contains no metric whose cost grows with the connections', async () => {
  expect(await newMeters().page()).not.toMatch(/active_(handles|requests|resources)/)
})

it('an unreachable log has no size; the other metrics are served', async () => {
  const meters = newMeters()
  meters.watchLog({ tables: async () => 3, bytes: () => Promise.reject(new Error('timeout')) })
  const page = await meters.page()
  expect(page).toMatch(/^tablee_tables 3$/m)
  expect(page).toMatch(/^tablee_log_bytes nan$/im)
})

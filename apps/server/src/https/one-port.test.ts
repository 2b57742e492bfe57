import { once } from 'node:events'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { request as secureRequest } from 'node:https'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { newPlace } from '@tablee/host/testing'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { renewIn } from '../../certificate/folder.ts'
import { namesOfThisMachine } from '../../certificate/home-names.ts'
import { createApp } from '../app.ts'
import { readTls, type Tls } from './read-tls.ts'

let tls: Tls
let close: (() => Promise<void>) | undefined

beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tablee-one-port-'))
  const { file } = await renewIn(folder, 'grenier', namesOfThisMachine([]))
  tls = readTls({ TLS_CERT: file }) as Tls
})
afterEach(() => close?.())

const serve = async (served = tls) => {
  const webRoot = mkdtempSync(join(tmpdir(), 'tablee-web-'))
  writeFileSync(join(webRoot, 'index.html'), 'a page')
  const host = newPlace().newHost()
  const app = await createApp({ webRoot, host, tls: served })
  await app.listen({ host: '127.0.0.1', port: 0 })
  close = async () => {
    close = undefined
    await app.close()
    await host.close()
  }
  return (app.server.address() as AddressInfo).port
}

const overHttps = (port: number, path: string): Promise<{ status: number | undefined; body: string }> =>
  new Promise((resolve, reject) => {
    const asked = secureRequest({ port, path, host: '127.0.0.1', ca: tls.authority?.toString() }, (response) => {
      let body = ''
      response.on('data', (chunk) => {
        body += chunk
      })
      response.on('end', () => resolve({ status: response.statusCode, body }))
    })
    asked.on('error', reject).end()
  })
const overHttp = (port: number, path: string) => fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual' })

describe('HTTPS and plain HTTP at one port', () => {
  it('serves pages and sockets over TLS', async () => {
    const port = await serve()
    expect(await overHttps(port, '/reglages')).toEqual({ status: 200, body: 'a page' })
    const socket = new WebSocket(`wss://127.0.0.1:${port}/api/table`, { ca: tls.authority?.toString() ?? '' })
    await once(socket, 'open')
    socket.close()
    await once(socket, 'close')
  })

  it('serves the trust page and its files over plain HTTP, and redirects everything else to it', async () => {
    const port = await serve()
    const page = await overHttp(port, '/confiance')
    expect([page.status, await page.text()]).toEqual([200, 'a page'])
    const told = await (await overHttp(port, '/confiance/authority.json')).json()
    expect(told).toMatchObject({ hasHttps: true, fingerprint: tls.authority?.fingerprint256 })
    const file = await overHttp(port, '/confiance/tablee.crt')
    expect(file.headers.get('content-type')).toBe('application/x-x509-ca-cert')
    expect(Buffer.from(await file.arrayBuffer()).equals(tls.authority?.raw ?? Buffer.of())).toBe(true)
    for (const path of [
      '/',
      '/table/K7QF?a=1',
      '/paquets/a.b',
      '/dico.html',
      '/api/tables',
      '/api/table',
      '/metrics',
    ]) {
      const { status, headers } = await overHttp(port, path)
      expect([status, headers.get('location')]).toEqual([307, `/confiance?vers=${encodeURIComponent(path)}`])
    }
  })

  it('with a public certificate, redirects plain HTTP to the same address over HTTPS', async () => {
    const port = await serve({ ...tls, authority: undefined })
    const { status, headers } = await overHttp(port, '/table/K7QF')
    expect([status, headers.get('location')]).toEqual([307, `https://127.0.0.1:${port}/table/K7QF`])
    expect(await (await overHttp(port, '/confiance/authority.json')).json()).toEqual({ hasHttps: true })
    expect((await overHttp(port, '/confiance/tablee.crt')).status).toBe(404)
  })

  it('connections that send nothing, or garbage, delay neither other clients nor the shutdown', async () => {
    const port = await serve()
    const silent = connect(port, '127.0.0.1')
    await once(silent, 'connect')
    const gone = once(silent, 'close')
    const nonsense = connect(port, '127.0.0.1')
    nonsense.write(Buffer.from([0x16, 0xff, 0xff, 0, 3, 1, 2, 3]))
    nonsense.on('error', () => undefined).resume()
    await once(nonsense, 'close')
    const halfClosed = connect(port, '127.0.0.1')
    halfClosed.end()
    halfClosed.resume()
    await once(halfClosed, 'close')
    expect((await overHttps(port, '/healthz')).status).toBe(200)
    expect((await overHttp(port, '/healthz')).status).toBe(200)
    await close?.()
    await gone
  })
})

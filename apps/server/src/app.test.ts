import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApp } from './app.ts'

const pageOf = (name: string) => `<!doctype html><title>Tablée</title><!-- ${name} -->`
const PAGE = pageOf('index')
const SCRIPT = 'console.log("une tablée")'.repeat(50)

const builtClient = (): string => {
  // A folder that is itself called assets must not make its pages immutable.
  const root = join(mkdtempSync(join(tmpdir(), 'tablee-web-')), 'assets')
  mkdirSync(join(root, 'assets'), { recursive: true })
  for (const page of ['index', 'dico', 'table', 'own-table']) writeFileSync(join(root, `${page}.html`), pageOf(page))
  writeFileSync(join(root, 'assets/main-abc123.js'), SCRIPT)
  writeFileSync(join(root, 'assets/main-abc123.js.br'), brotliCompressSync(SCRIPT))
  writeFileSync(join(root, 'assets/main-abc123.js.gz'), gzipSync(SCRIPT))
  return root
}

let app: Awaited<ReturnType<typeof createApp>>
let port: number
beforeAll(async () => {
  app = await createApp({ webRoot: builtClient() })
  await app.listen({ host: '127.0.0.1', port: 0 })
  port = (app.server.address() as AddressInfo).port
})
afterAll(() => app.close())

interface Answer {
  status: number
  headers: NodeJS.Dict<string | string[]>
  body: Buffer
}
/** Node's own HTTP client, because it changes neither path nor encoding. */
const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Promise<Answer>((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk) => chunks.push(chunk))
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      )
    })
      .on('error', reject)
      .end()
  })
const HTML = { accept: 'text/html,*/*' }

describe('the server', () => {
  it('answers the health check', async () => {
    const { status, body } = await get('/healthz')
    expect([status, JSON.parse(body.toString())]).toEqual([200, { status: 'ok' }])
  })

  it('reports readiness separately from health', async () => {
    expect((await get('/readyz')).status).toBe(200)
    let isReady = true
    const other = await createApp({ webRoot: builtClient(), isReady: () => isReady })
    const answer = async (url: string) => {
      const { statusCode, body } = await other.inject({ url })
      return [statusCode, JSON.parse(body)]
    }
    expect(await answer('/readyz')).toEqual([200, { status: 'ready' }])
    isReady = false
    expect(await answer('/readyz')).toEqual([503, { status: 'not-ready' }])
    expect(await answer('/healthz')).toEqual([200, { status: 'ok' }])
    await other.close()
  })

  it('counts requests for Prometheus', async () => {
    await get('/healthz')
    const { body } = await get('/metrics')
    expect(body.toString()).toMatch(
      /http_request_duration_seconds_count\{method="GET",route="\/healthz",status="200"\} \d/,
    )
    expect(body.toString()).toContain('process_resident_memory_bytes')
  })

  it('serves compressed files in an encoding that the browser accepts', async () => {
    const plain = await get('/assets/main-abc123.js')
    const br = await get('/assets/main-abc123.js', { 'accept-encoding': 'gzip, br' })
    const gz = await get('/assets/main-abc123.js', { 'accept-encoding': 'gzip' })
    expect([br.headers['content-encoding'], gz.headers['content-encoding']]).toEqual(['br', 'gzip'])
    expect(plain.body.toString()).toBe(SCRIPT)
    expect(brotliDecompressSync(br.body).toString()).toBe(SCRIPT)
    expect(gunzipSync(gz.body).toString()).toBe(SCRIPT)
  })

  it('lets browsers cache hashed files for ever and revalidate the page', async () => {
    expect((await get('/assets/main-abc123.js')).headers['cache-control']).toContain('immutable')
    expect((await get('/', HTML)).headers['cache-control']).toBe('no-cache')
  })

  it('answers 304 to a browser that has the page already', async () => {
    const { headers } = await get('/', HTML)
    expect((await get('/', { ...HTML, 'if-none-match': String(headers.etag) })).status).toBe(304)
  })

  it.each(['/dico', '/dico?mot=chat', '/dico/', '/dico?mot=%E0%A4%A', '/dico?mot=<script>'])(
    'serves the page at %s to browsers and to link previews',
    async (path) => {
      for (const headers of [HTML, { accept: '*/*' }]) {
        const { status, body } = await get(path, headers)
        expect([status, body.toString()]).toEqual([200, pageOf('dico')])
      }
    },
  )

  it.each([
    ['/table/K7MP', 'table'],
    ['/table/K7MP/?x=1', 'table'],
    ['/table/ICI-0417', 'own-table'],
    ['/table/K7MP/partie/2', 'index'],
    ['/table/ICI-0417/partie/2', 'index'],
    ['/ecran/K7MP', 'index'],
    ['/regles', 'index'],
    ['/regles/un-jeu', 'index'],
    ['/reglages', 'index'],
  ])('gives the page at %s with what it begins with, and lets nobody it leads to know of it', async (path, page) => {
    const { status, body, headers } = await get(path, { accept: '*/*' })
    expect([status, body.toString(), headers['referrer-policy']]).toEqual([200, pageOf(page), 'no-referrer'])
  })

  it.each(['/nulle-part', '/%', '/table/%zz'])(
    'serves a browser the client’s « not found » page at %s with status 404',
    async (path) => {
      const { status, body } = await get(path, HTML)
      expect([status, body.toString()]).toEqual([404, PAGE])
    },
  )

  it('marks compressed answers with Vary, so that caches serve them only to clients that accept them', async () => {
    expect((await get('/assets/main-abc123.js')).headers.vary).toContain('accept-encoding')
  })

  it.each(['/assets/gone-000.js', '/favicon.ico', '/api/none', '/api/%'])(
    'answers 404 in JSON for %s',
    async (path) => {
      const { status, body } = await get(path)
      expect([status, JSON.parse(body.toString())]).toEqual([404, { error: 'not-found' }])
    },
  )

  it.each(['/../../package.json', '/..%2f..%2fpackage.json', '/assets/..%5c..%5cpackage.json', '/%00', '/%E0%A4%A'])(
    'reveals nothing at %s',
    async (path) => {
      const { status, body } = await get(path)
      expect(status).toBeGreaterThanOrEqual(400)
      expect(status).toBeLessThan(500)
      expect(body.toString()).not.toMatch(/tablee-web|node_modules|at .*\.js/)
    },
  )

  it('refuses other methods', async () => {
    expect((await get('/', HTML, 'DELETE')).status).toBe(404)
  })

  it('accepts a URL of 10,000 characters, and keeps serving after one that is far too long', async () => {
    expect((await get(`/dico?mot=${'a'.repeat(10_000)}`, HTML)).status).toBe(200)
    // Node closes the connection, with or without an answer.
    await get(`/dico?mot=${'a'.repeat(100_000)}`, HTML).catch(() => undefined)
    expect((await get('/healthz')).status).toBe(200)
  })

  it('sends the security headers', async () => {
    const { headers } = await get('/', HTML)
    expect(headers['content-security-policy']).toContain("default-src 'self'")
    expect(headers['content-security-policy']).toContain("connect-src 'self' ws: wss:")
    expect(headers['content-security-policy']).not.toContain('unsafe')
    expect(headers['content-security-policy']).not.toContain('upgrade-insecure-requests')
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['x-powered-by']).toBeUndefined()
  })

  it('denies its pages unused sensors and devices by Permissions-Policy, and no others', async () => {
    const policy = String((await get('/', HTML)).headers['permissions-policy'])
    for (const feature of ['camera', 'geolocation', 'usb', 'payment']) expect(policy).toContain(`${feature}=()`)
    expect(policy).not.toMatch(/microphone|fullscreen|wake-lock|clipboard|share|autoplay/)
  })

  it('sends Cross-Origin-Opener-Policy over TLS only', async () => {
    const https = { ...HTML, 'x-forwarded-proto': 'https' }
    expect((await get('/', https)).headers['cross-origin-opener-policy']).toBeUndefined()
    const behindProxy = await createApp({ webRoot: builtClient(), isBehindProxy: true })
    const policy = async (headers: Record<string, string>) =>
      (await behindProxy.inject({ url: '/', headers })).headers['cross-origin-opener-policy']
    expect([await policy(https), await policy(HTML)]).toEqual(['same-origin', undefined])
    await behindProxy.close()
  })
})

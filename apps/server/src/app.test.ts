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
/** Node's own client: it changes neither path nor encoding. */
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
  it('tells that it is well', async () => {
    const { status, body } = await get('/healthz')
    expect([status, JSON.parse(body.toString())]).toEqual([200, { status: 'ok' }])
  })

  it('tells whether people should be sent to it, which is another matter', async () => {
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

  it('serves files compressed as the browser can take them', async () => {
    const plain = await get('/assets/main-abc123.js')
    const br = await get('/assets/main-abc123.js', { 'accept-encoding': 'gzip, br' })
    const gz = await get('/assets/main-abc123.js', { 'accept-encoding': 'gzip' })
    expect([br.headers['content-encoding'], gz.headers['content-encoding']]).toEqual(['br', 'gzip'])
    expect(plain.body.toString()).toBe(SCRIPT)
    expect(brotliDecompressSync(br.body).toString()).toBe(SCRIPT)
    expect(gunzipSync(gz.body).toString()).toBe(SCRIPT)
  })

  it('lets browsers keep hashed files for ever, and ask again about the page', async () => {
    expect((await get('/assets/main-abc123.js')).headers['cache-control']).toContain('immutable')
    expect((await get('/', HTML)).headers['cache-control']).toBe('no-cache')
  })

  it('answers 304 to a browser that has the page already', async () => {
    const { headers } = await get('/', HTML)
    expect((await get('/', { ...HTML, 'if-none-match': String(headers.etag) })).status).toBe(304)
  })

  it.each(['/dico', '/dico?mot=chat', '/dico/', '/dico?mot=%E0%A4%A', '/dico?mot=<script>'])(
    'gives the page at %s to browsers and to link previews',
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
    ['/regles/mot-pour-mot', 'index'],
    ['/reglages', 'index'],
  ])('gives the page at %s with what it begins with, and lets nobody it leads to know of it', async (path, page) => {
    const { status, body, headers } = await get(path, { accept: '*/*' })
    expect([status, body.toString(), headers['referrer-policy']]).toEqual([200, pageOf(page), 'no-referrer'])
  })

  it.each(['/nulle-part', '/%', '/table/%zz'])(
    'gives a browser the page that says so at %s, as a 404',
    async (path) => {
      const { status, body } = await get(path, HTML)
      expect([status, body.toString()]).toEqual([404, PAGE])
    },
  )

  it('keeps caches from handing brotli to whoever cannot read it', async () => {
    expect((await get('/assets/main-abc123.js')).headers.vary).toContain('accept-encoding')
  })

  it.each(['/assets/gone-000.js', '/favicon.ico', '/api/none', '/api/%'])(
    'says plainly that %s is not there',
    async (path) => {
      const { status, body } = await get(path)
      expect([status, JSON.parse(body.toString())]).toEqual([404, { error: 'not-found' }])
    },
  )

  it.each(['/../../package.json', '/..%2f..%2fpackage.json', '/assets/..%5c..%5cpackage.json', '/%00', '/%E0%A4%A'])(
    'gives nothing away at %s',
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

  it('takes a link with 10,000 characters, and goes on serving after one beyond all measure', async () => {
    expect((await get(`/dico?mot=${'a'.repeat(10_000)}`, HTML)).status).toBe(200)
    // Node hangs up on it, with or without a last word.
    await get(`/dico?mot=${'a'.repeat(100_000)}`, HTML).catch(() => undefined)
    expect((await get('/healthz')).status).toBe(200)
  })

  it('sends the headers that keep a page to itself', async () => {
    const { headers } = await get('/', HTML)
    expect(headers['content-security-policy']).toContain("default-src 'self'")
    expect(headers['content-security-policy']).toContain("connect-src 'self' ws: wss:")
    expect(headers['content-security-policy']).not.toContain('unsafe')
    expect(headers['content-security-policy']).not.toContain('upgrade-insecure-requests')
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['x-powered-by']).toBeUndefined()
  })

  it('denies its pages the sensors and devices that they have no use for, and leaves them the rest', async () => {
    const policy = String((await get('/', HTML)).headers['permissions-policy'])
    for (const feature of ['camera', 'geolocation', 'usb', 'payment']) expect(policy).toContain(`${feature}=()`)
    expect(policy).not.toMatch(/microphone|fullscreen|wake-lock|clipboard|share|autoplay/)
  })

  it('keeps a page apart from other sites’ windows where browsers heed that: over TLS', async () => {
    const https = { ...HTML, 'x-forwarded-proto': 'https' }
    expect((await get('/', https)).headers['cross-origin-opener-policy']).toBeUndefined()
    const behindProxy = await createApp({ webRoot: builtClient(), isBehindProxy: true })
    const policy = async (headers: Record<string, string>) =>
      (await behindProxy.inject({ url: '/', headers })).headers['cross-origin-opener-policy']
    expect([await policy(https), await policy(HTML)]).toEqual(['same-origin', undefined])
    await behindProxy.close()
  })
})

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, statSync, writeFileSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterEach, describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const started: ChildProcess[] = []

/** The server as `npm run build` makes it and `npm start` runs it. */
const start = (env: Record<string, string>, args = ['apps/server/dist/main.js']) => {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, HOST: '127.0.0.1', PORT: '0', DATA_DIR: mkdtempSync(join(tmpdir(), 'tablee-')), ...env },
  })
  started.push(child)
  let output = ''
  const seen = (pattern: RegExp) =>
    new Promise<string>((resolve) => {
      const look = () => pattern.test(output) && resolve(output)
      child.stdout.on('data', look)
      child.stderr.on('data', look)
    })
  child.stdout.on('data', (chunk) => {
    output += chunk
  })
  child.stderr.on('data', (chunk) => {
    output += chunk
  })
  return { child, seen, ended: once(child, 'close').then(([code]) => ({ code, output })) }
}

afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL')
})

describe('starting', () => {
  it('prints the address, serves, and stops cleanly on a signal', async () => {
    const { child, seen, ended } = start({})
    const address = /http:\/\/127\.0\.0\.1:\d+/.exec(await seen(/http:\S+/))?.[0]
    expect((await fetch(`${address}/healthz`)).status).toBe(200)
    child.kill('SIGTERM')
    expect((await ended).code).toBe(0)
  })

  it('creates a data folder that other accounts can’t read', async () => {
    const DATA_DIR = join(mkdtempSync(join(tmpdir(), 'tablee-')), 'new')
    await start({ DATA_DIR }).seen(/http:\S+/)
    expect(statSync(DATA_DIR).mode & 0o777).toBe(0o700)
  })

  it('on a signal becomes « not ready » first, for the configured time, then stops', async () => {
    const { child, seen } = start({ DRAIN_SECONDS: '600' })
    const address = /http:\/\/127\.0\.0\.1:\d+/.exec(await seen(/http:\S+/))?.[0]
    const status = async (path: string) => (await fetch(`${address}${path}`)).status
    expect(await status('/readyz')).toBe(200)
    child.kill('SIGTERM')
    while ((await status('/readyz')) !== 503) await nextTurn()
    expect(await status('/healthz')).toBe(200)
  })

  it('stops within seconds even if a client keeps half a request open', async () => {
    const { child, seen, ended } = start({})
    const port = Number(/127\.0\.0\.1:(\d+)/.exec(await seen(/http:\S+/))?.[1])
    const socket = connect(port, '127.0.0.1', () => socket.write('GET / HTTP/1.1\r\n'))
    await once(socket, 'connect')
    socket.on('error', () => undefined)
    child.kill('SIGTERM')
    expect((await ended).code).toBe(0)
  })

  it('stops when the shell that npm started it in is killed', async () => {
    const env = { npm_lifecycle_event: 'start' }
    const { child, seen, ended } = start(env, [
      '-e',
      `
      const { spawn } = require('node:child_process')
      spawn(process.execPath, ['apps/server/dist/main.js'], { stdio: 'inherit' })
    `,
    ])
    const address = /http:\/\/127\.0\.0\.1:\d+/.exec(await seen(/http:\S+/))?.[0]
    child.kill('SIGTERM')
    // The pipes close only when the server itself has ended.
    await ended
    await expect(fetch(`${address}/healthz`)).rejects.toThrow()
  })

  it('a port in use: one sentence, exit 1', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const { port } = other.address() as { port: number }
    const { code, output } = await start({ PORT: String(port) }).ended
    other.close()
    expect([code, output]).toEqual([1, `Le port ${port} est déjà pris. Essaie un autre : PORT=${port + 1} npm start\n`])
  })

  it.each(['-1', '70000', 'abc', '3000x'])('PORT=%s: one sentence, exit 1', async (PORT) => {
    const { code, output } = await start({ PORT }).ended
    expect([code, output]).toEqual([1, `PORT=${PORT} n’est pas un port (0 à 65535).\n`])
  })

  const file = join(mkdtempSync(join(tmpdir(), 'tablee-')), 'file')
  writeFileSync(file, '')
  it.each([join(file, 'data'), file, '/proc/tablee', '/proc'])(
    'DATA_DIR=%s: one sentence, exit 1',
    async (DATA_DIR) => {
      const { code, output } = await start({ DATA_DIR }).ended
      expect(code).toBe(1)
      expect(output).toMatch(/^DATA_DIR=.* : impossible d’y écrire\..*\n$/)
    },
  )

  it('a folder that another server uses: one sentence, exit 1', async () => {
    const DATA_DIR = mkdtempSync(join(tmpdir(), 'tablee-'))
    await start({ DATA_DIR }).seen(/http:\S+/)
    const { code, output } = await start({ DATA_DIR }).ended
    expect([code, output]).toEqual([
      1,
      `${join(DATA_DIR, 'tables.db')} est ouvert dans un autre processus : arrête celui-là, ou choisis un autre fichier.\n`,
    ])
  })

  it('a NATS that is not there: one sentence, exit 1', async () => {
    const { code, output } = await start({ NATS_URL: 'nats://somebody:secret@127.0.0.1:1' }).ended
    expect(code).toBe(1)
    expect(output).toMatch(/^NATS est injoignable sur 127\.0\.0\.1:1 .*\.\n$/)
  })

  it('NATS_REPLICAS=many: one sentence, exit 1', async () => {
    const { code, output } = await start({ NATS_URL: 'nats://127.0.0.1:1', NATS_REPLICAS: 'many' }).ended
    expect([code, output]).toEqual([1, 'NATS_REPLICAS=many n’est pas un nombre de copies (1 à 5).\n'])
  })

  it.each(['0', '-1', 'always'])('KEEP_DAYS=%s: one sentence, exit 1', async (KEEP_DAYS) => {
    const { code, output } = await start({ KEEP_DAYS }).ended
    expect([code, output]).toEqual([1, `KEEP_DAYS=${KEEP_DAYS} n’est pas un nombre de jours (1 à 9999).\n`])
  })

  it('TRUST_PROXY=yes: one sentence, exit 1', async () => {
    const { code, output } = await start({ TRUST_PROXY: 'yes' }).ended
    expect([code, output]).toEqual([1, 'TRUST_PROXY=yes : écris 1 derrière un proxy, 0 sinon.\n'])
  })

  it('PUBLIC_HOSTS with an address instead of a name: one sentence, exit 1', async () => {
    const { code, output } = await start({ PUBLIC_HOSTS: 'jeux.example.org, https://jeux.example.org' }).ended
    expect(code).toBe(1)
    expect(output).toMatch(/^PUBLIC_HOSTS=.* « https:\/\/jeux\.example\.org » n’est pas un nom de machine\..*\n$/)
  })

  it('METRICS_HOST without METRICS_PORT: one sentence, exit 1', async () => {
    const { code, output } = await start({ METRICS_HOST: '0.0.0.0' }).ended
    expect([code, output]).toEqual([1, 'METRICS_HOST=0.0.0.0 : il manque le port. Ajoute METRICS_PORT=9464\n'])
  })

  it('a METRICS_PORT in use: one sentence, exit 1', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const { port } = other.address() as { port: number }
    const { code, output } = await start({ METRICS_PORT: String(port) }).ended
    other.close()
    expect(code).toBe(1)
    expect(output).toContain(`METRICS_PORT=${port} : impossible d’écouter sur 127.0.0.1:${port} (EADDRINUSE).`)
  })

  it('TLS_CERT without a file: one sentence, exit 1', async () => {
    const { code, output } = await start({ TLS_CERT: '/nowhere/tablee.pem' }).ended
    expect([code, output]).toEqual([
      1,
      'TLS_CERT=/nowhere/tablee.pem : ce fichier n’existe pas. Pour en faire un : npm run -s certificate\n',
    ])
  })

  it('a Node that is too old: one sentence, exit 1', async () => {
    const pretend = 'Object.defineProperty(process, "versions", { value: { node: "18.20.1" } })'
    const { code, output } = await start({}, ['-e', `${pretend}; require('./scripts/require-node.cjs')`]).ended
    expect(code).toBe(1)
    expect(output).toMatch(/^Tablée demande Node 20\.19 .*18\.20\.1.*\n$/)
  })
})

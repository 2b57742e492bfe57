import { once } from 'node:events'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterEach, expect, it } from 'vitest'
import { createApp } from '../app.ts'
import { REQUEST_LIMITS, type RequestLimits } from './request-limit.ts'

let app: Awaited<ReturnType<typeof createApp>> | undefined
afterEach(() => app?.close())

const serve = async (limits: Partial<RequestLimits>, isBehindProxy = false): Promise<number> => {
  const webRoot = mkdtempSync(join(tmpdir(), 'tablee-web-'))
  writeFileSync(join(webRoot, 'index.html'), 'a page')
  // The bucket does not refill during the test.
  const requestLimits = { ...REQUEST_LIMITS, perSecond: 0, refusalDelay: 1, ...limits }
  app = await createApp({ webRoot, requestLimits, isBehindProxy })
  await app.listen({ host: '127.0.0.1', port: 0 })
  return (app.server.address() as AddressInfo).port
}

interface From {
  readonly from?: string
  readonly path?: string
  readonly headers?: Record<string, string>
}

const ask = (port: number, { from = '127.0.0.1', path = '/', headers = {} }: From = {}) =>
  new Promise<{ status: number | undefined; text: string; type: string | undefined }>((resolve, reject) => {
    const agent = new Agent({ localAddress: from } as object)
    get({ host: '127.0.0.1', port, path, headers, agent }, async (response) => {
      let text = ''
      for await (const chunk of response) text += chunk
      resolve({ status: response.statusCode, text, type: response.headers['content-type'] })
    }).on('error', reject)
  })

it('answers 429 to an address over its request limit, and serves another address', async () => {
  const port = await serve({ burst: 3 })
  for (let nth = 0; nth < 3; nth++) expect((await ask(port)).text).toBe('a page')
  expect(await ask(port)).toEqual({
    status: 429,
    text: 'Trop de demandes depuis cette adresse. Attends quelques secondes, puis recharge la page.\n',
    type: 'text/plain; charset=utf-8',
  })
  expect(await ask(port, { path: '/api/none' })).toMatchObject({ status: 429, text: '{"error":"too-many-tries"}' })
  expect((await ask(port, { from: '127.0.0.2' })).text).toBe('a page')
})

it('answers many concurrent requests a few per turn of the event loop', async () => {
  const port = await serve({})
  let turns = 0
  const count = () => {
    turns += 1
    counting = setImmediate(count)
  }
  let counting = setImmediate(count)
  const before = turns
  const answers = await Promise.all(Array.from({ length: 40 }, () => ask(port)))
  clearImmediate(counting)
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(40)
  expect(turns - before).toBeGreaterThanOrEqual(10)
})

it('behind a proxy, counts requests by the X-Forwarded-For address', async () => {
  const port = await serve({ burst: 1, connections: 1 }, true)
  const statusOf = async (address: string) => (await ask(port, { headers: { 'x-forwarded-for': address } })).status
  expect([await statusOf('192.0.2.1'), await statusOf('192.0.2.1'), await statusOf('192.0.2.2')]).toEqual([
    200, 429, 200,
  ])
})

it('closes a connection that pipelines requests after a refusal', async () => {
  const port = await serve({ burst: 1, refusalDelay: 600_000 })
  const socket = connect(port, '127.0.0.1')
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(3))
  let heard = ''
  for await (const chunk of socket.setEncoding('utf8')) heard += chunk
  expect(heard).not.toContain('429')
})

it('limits the connections of an address, and frees the place of a closed one', async () => {
  const port = await serve({ connections: 3 })
  const open: Socket[] = []
  for (let nth = 0; nth < 3; nth++) {
    const socket = connect(port, '127.0.0.1')
    await once(socket, 'connect')
    open.push(socket)
  }
  // Connections are accepted in order: once another address has its answer, the server has seen all three.
  expect((await ask(port, { from: '127.0.0.2' })).status).toBe(200)
  const fourth = connect(port, '127.0.0.1')
  fourth.on('error', () => undefined).resume()
  await once(fourth, 'close')
  open[0]?.destroy()
  const isServed = () =>
    ask(port).then(
      ({ status }) => status === 200,
      () => false,
    )
  while (!(await isServed())) await nextTurn()
  for (const socket of open) socket.destroy()
})

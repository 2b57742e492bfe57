import { once } from 'node:events'
import { request } from 'node:http'
import { connect } from 'node:net'
import { promisify } from 'node:util'
import type { TableCode } from '@tablee/log'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { WebSocket } from 'ws'
import { Client, secretOf } from '../../testing/test-client.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { keyOf } from '../http/callers.ts'
import type { Limits } from './limits.ts'
import { REQUEST_LIMITS } from './request-limit.ts'

let trial: TestServer
afterEach(async () => {
  vi.useRealTimers()
  await trial.close()
})

const serve = async (limits: Partial<Limits>): Promise<TableCode> => {
  trial = await startTestServer(limits)
  return trial.host.create()
}
const newTable = (headers: Record<string, string> = {}) => fetch(`${trial.url}/api/tables`, { method: 'POST', headers })

/** `fetch` would override the Host header. */
const ask = (path: string, headers: Record<string, string>, method = 'GET') =>
  new Promise<{ status: number | undefined; text: string }>((resolve, reject) => {
    const asking = request(`${trial.url}${path}`, { method, headers }, async (answer) => {
      let text = ''
      for await (const chunk of answer) text += chunk
      resolve({ status: answer.statusCode, text })
    })
    asking.on('error', reject).end()
  })

/** The HTTP status that answers an upgrade. */
const upgrade = (headers: Record<string, string> = {}, path = '/api/table'): Promise<number | undefined> =>
  new Promise((resolve) => {
    const socket = new WebSocket(`${trial.url.replace('http', 'ws')}${path}`, { headers })
    socket.on('open', () => resolve(101))
    socket.on('unexpected-response', (request, { statusCode }) => {
      request.destroy()
      resolve(statusCode)
    })
    socket.on('error', () => {})
  })

it('a thousand moves at once: frames beyond the burst are dropped, then the socket is closed; nobody else is affected', async () => {
  // However long reading takes, the client is warned once and told again when the socket is closed.
  vi.useFakeTimers({ toFake: ['performance'] })
  const code = await serve({ perSecond: 0.001 })
  const lea = await trial.sit(code, 'Léa')
  const tom = await trial.sit(code, 'Tom')
  await lea.sees(({ seats }) => seats.length === 2)
  for (let nth = 0; nth < 1000; nth++) lea.say({ type: 'move', id: `${nth}`, move: { type: 'start-over' } })
  const asked = tom.ask({ type: 'rename', name: 'Théo' })
  expect(await lea.closed).toEqual({ code: 1008, reason: 'slow-down' })
  expect(await asked).toMatchObject({ type: 'done' })
  const errors = lea.frames.flatMap((frame) => (frame.type === 'error' ? [frame.code] : []))
  // Her hello and her move to sit were two of the sixty.
  expect(errors.filter((each) => each === 'malformed')).toHaveLength(58)
  expect(errors.filter((each) => each === 'slow-down')).toHaveLength(2)
  expect(tom.socket.readyState).toBe(WebSocket.OPEN)
  expect((await Client.at(trial.url, code, 'Léa')).view.me).toBe('s1')
})

it('a client that slows down is served again, and its dropped frames no longer count', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const code = await serve({ burst: 5, perSecond: 1, dropped: 3 })
  const lea = await Client.at(trial.url, code, 'Léa')
  // One warning per second, however many frames are dropped.
  const answersTo = async (pings: number, answers: number) => {
    const from = lea.frames.length
    for (let nth = 0; nth < pings; nth++) lea.say({ type: 'ping' })
    while (lea.frames.length < from + answers) await once(lea.socket, 'message')
    return lea.frames
      .slice(from)
      .map(({ type }) => type)
      .sort()
  }
  expect(await answersTo(6, 5)).toEqual(['error', ...Array(4).fill('pong')])
  vi.advanceTimersByTime(1000)
  expect(await answersTo(2, 2)).toEqual(['error', 'pong'])
  vi.advanceTimersByTime(60_000)
  expect(await answersTo(8, 6)).toEqual(['error', ...Array(5).fill('pong')])
  // A pause too short to refill the bucket does not reset the count of dropped frames.
  vi.advanceTimersByTime(4000)
  for (let nth = 0; nth < 5; nth++) lea.say({ type: 'ping' })
  expect(await lea.closed).toEqual({ code: 1008, reason: 'slow-down' })
})

it.each(['ping', 'pong'] as const)(
  'a flood of WebSocket %s frames counts as frames, then the socket is closed',
  async (kind) => {
    const code = await serve({ perSecond: 0.001, dropped: 20 })
    const lea = await Client.at(trial.url, code, 'Léa')
    let pongs = 0
    lea.socket.on('pong', () => pongs++)
    for (let nth = 0; nth < 1000; nth++) lea.socket[kind](`${nth}`)
    expect(await lea.closed).toEqual({ code: 1008, reason: 'slow-down' })
    // Her hello was one of the sixty, and a ping counts as thirty.
    expect(pongs).toBe(kind === 'ping' ? 1 : 0)
  },
)

it('spectators of a crowded table get several changes at once; players get each change', async () => {
  const code = await serve({})
  const lea = await trial.sit(code, 'Léa')
  const tom = await trial.sit(code, 'Tom')
  const crowd = await Promise.all(Array.from({ length: 22 }, () => Client.at(trial.url, code)))
  const last = crowd.at(-1) as Client
  // The player has also seen the last spectator arrive.
  for (const client of [tom, last]) await client.sees(({ screens }) => screens === 22)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const before = { tom: tom.frames.length, last: last.frames.length }
  for (const name of ['A', 'B', 'C', 'D']) {
    await lea.ask({ type: 'rename', name })
    await tom.sees(({ seats }) => seats[0]?.name === name)
  }
  last.say({ type: 'ping' })
  await last.hears('pong')
  expect(last.frames.slice(before.last)).toEqual([{ type: 'pong' }])
  vi.advanceTimersByTime(250)
  await last.sees(({ seats }) => seats[0]?.name === 'D')
  expect([tom.frames.length - before.tom, last.frames.length - before.last]).toEqual([4, 2])
})

it('the frames of all sockets of an address count together, also those of later sockets', async () => {
  const code = await serve({ burstPerAddress: 6, perSecondPerAddress: 0.001 })
  const [lea, tom] = [await Client.at(trial.url, code, 'Léa'), await Client.at(trial.url, code, 'Tom')]
  const answerTo = async (client: Client) => {
    const from = client.frames.length
    client.say({ type: 'ping' })
    while (client.frames.at(-1)?.type === 'patch' || client.frames.length === from) await once(client.socket, 'message')
    return client.frames.at(-1)
  }
  for (const client of [lea, tom, lea, tom]) expect(await answerTo(client)).toEqual({ type: 'pong' })
  const slowDown = { type: 'error', code: 'slow-down' }
  for (const client of [lea, tom]) expect(await answerTo(client)).toEqual(slowDown)
  for (const { socket, closed } of [lea, tom]) {
    socket.close()
    await closed
  }
  expect(await answerTo(await Client.connect(trial.url))).toEqual(slowDown)
})

/** Takes a seat without keeping a socket open. */
const sitUnseen = async (code: TableCode, name: string) => {
  const table = await trial.host.open(code)
  await table?.recorded.ask({ type: 'sit', name }, { kind: 'newcomer', key: keyOf(secretOf(name)) })
}

it('tried codes: beyond the limit nothing is revealed about any code, except to seat holders', async () => {
  const code = await serve({ codesPerMinute: 4, guessAnsweredAfter: 20 })
  const other = await trial.host.create()
  await sitUnseen(other, 'Nina')
  await trial.sit(code, 'Léa')
  const answerTo = async (table: string) => {
    const client = await Client.connect(trial.url)
    client.hello(table, 'Tom')
    const { code: trouble } = await client.hears('error')
    await client.closed
    return trouble
  }
  const answers = await Promise.all(['ZZZZ', 'ZZZY', 'ZZZX', 'ZZZW', 'ZZZV'].map(answerTo))
  expect(answers.filter((answer) => answer === 'no-such-table')).toHaveLength(3)
  expect(answers.filter((answer) => answer === 'too-many-tries')).toHaveLength(2)
  expect(await answerTo(other)).toBe('too-many-tries')
  expect((await Client.at(trial.url, other, 'Nina')).view).toMatchObject({ me: 's1', onlookers: 0 })
  expect((await Client.at(trial.url, code, 'Léa')).view).toMatchObject({ me: 's1', onlookers: 0 })
})

it('a guessing client does not appear at the table, and without a secret does not make the server load it', async () => {
  await serve({ codesPerMinute: 1, guessAnsweredAfter: 20 })
  const [inMemory, closed] = [await trial.host.create(), await trial.host.create()]
  await sitUnseen(inMemory, 'Léa')
  const tryOut = async (table: string, name?: string) => {
    const client = await Client.connect(trial.url)
    client.hello(table, name)
    await client.closed
    return client.frames
  }
  expect(await tryOut('ZZZZ')).toEqual([{ type: 'error', code: 'no-such-table' }])
  const lea = await Client.at(trial.url, inMemory, 'Léa')
  const before = lea.frames.length
  for (const [table, name] of [[inMemory], [inMemory, 'Tom'], [closed], ['ZZZY']] as const)
    expect(await tryOut(table, name)).toEqual([{ type: 'error', code: 'too-many-tries' }])
  expect(trial.host.openTables).toBe(1)
  lea.say({ type: 'ping' })
  await lea.hears('pong')
  expect(lea.frames.slice(before)).toEqual([{ type: 'pong' }])
})

it('new tables: too many in a day are refused, even a few at a time', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  await serve({ newTables: 2, newTablesPerDay: 3 })
  const laidEvery = async (milliseconds: number, times: number) => {
    const answers: number[] = []
    for (let nth = 0; nth < times; nth++) {
      answers.push((await newTable()).status)
      vi.advanceTimersByTime(milliseconds)
    }
    return answers
  }
  expect(await laidEvery(3_600_000, 4)).toEqual([201, 201, 201, 429])
  vi.advanceTimersByTime(19 * 3_600_000)
  expect((await newTable()).status).toBe(429)
  vi.advanceTimersByTime(3_600_000)
  expect((await newTable()).status).toBe(201)
})

describe('spectators', () => {
  const troubleOf = async (table: string, name?: string) => {
    const client = await Client.connect(trial.url)
    client.hello(table, name)
    const { code: trouble } = await client.hears('error')
    await client.closed
    return trouble
  }

  it('one too many from an address is refused; a seat holder gets in', async () => {
    const code = await serve({ spectatorsPerAddress: 2 })
    const other = await trial.host.create()
    const lea = await trial.sit(code, 'Léa')
    const [one] = [await Client.at(trial.url, code), await Client.at(trial.url, code, 'Tom')]
    expect(await troubleOf(code)).toBe('table-crowded')
    expect(await troubleOf(code, 'Nina')).toBe('table-crowded')
    expect((await Client.at(trial.url, code, 'Léa')).view.me).toBe('s1')
    // Each table has its own limit.
    await Client.at(trial.url, other)
    one?.socket.close()
    await lea.sees(({ screens }) => screens === 0)
    await Client.at(trial.url, code)
    expect(await troubleOf(code)).toBe('table-crowded')
  })

  it('a spectator who sits down frees a place, and a player who stands up takes one', async () => {
    const code = await serve({ spectators: 1 })
    const lea = await Client.at(trial.url, code, 'Léa')
    expect(await troubleOf(code, 'Tom')).toBe('table-crowded')
    await lea.ask({ type: 'sit', name: 'Léa' })
    const tom = await Client.at(trial.url, code, 'Tom')
    await tom.ask({ type: 'sit', name: 'Tom' })
    await lea.ask({ type: 'stand' })
    expect(await troubleOf(code)).toBe('table-crowded')
  })

  it('one secret has ten sockets at a table, with or without a seat; other secrets get in', async () => {
    const code = await serve({})
    for (let nth = 0; nth < 9; nth++) await Client.at(trial.url, code, 'Léa')
    const lea = await trial.sit(code, 'Léa')
    expect(await troubleOf(code, 'Léa')).toBe('table-crowded')
    expect((await trial.sit(code, 'Tom')).view.me).toBe('s2')
    lea.socket.close()
    await lea.closed
    await vi.waitFor(async () => expect((await Client.at(trial.url, code, 'Léa')).view.me).toBe('s1'))
  })

  it('a locked table refuses new spectators and admits seat holders', async () => {
    const code = await serve({})
    const lea = await trial.sit(code, 'Léa')
    const screen = await Client.at(trial.url, code)
    await lea.ask({ type: 'lock', isLocked: true })
    expect(await troubleOf(code)).toBe('table-locked')
    expect(await troubleOf(code, 'Tom')).toBe('table-locked')
    expect((await Client.at(trial.url, code, 'Léa')).view.me).toBe('s1')
    expect(screen.socket.readyState).toBe(WebSocket.OPEN)
    await lea.ask({ type: 'lock', isLocked: false })
    expect((await Client.at(trial.url, code, 'Tom')).view.me).toBeUndefined()
  })
})

it('when the operator drops a table, everybody there learns that it does not exist, and no move is acknowledged', async () => {
  const code = await serve({})
  const lea = await trial.sit(code, 'Léa')
  const screen = await Client.at(trial.url, code)
  expect(await trial.host.drop(code)).toBe(true)
  for (const client of [lea, screen]) expect(await client.closed).toEqual({ code: 1008, reason: 'no-such-table' })
  expect(trial.host.openTables).toBe(0)
})

describe('an address over its write quota', () => {
  const tooMuch = { type: 'refused', refusal: { rule: 'ALL-4', code: 'too-much-written' } }

  it('is refused every move except leaving, at every table, by route and by socket, and learns how long to wait', async () => {
    vi.useFakeTimers({ toFake: ['performance'] })
    // The first move leaves less room than one move needs; a megabyte is refilled after a minute.
    const code = await serve({ written: 16_100, writtenPerHour: 60_000_000 })
    const lea = await trial.sit(code, 'Léa')
    const written = (await trial.decisions(code)).length
    expect(await lea.ask({ type: 'rename', name: 'Lou' })).toMatchObject({
      ...tooMuch,
      refusal: { about: '1' },
    })
    const elsewhere = await Client.at(trial.url, await trial.host.create(), 'Tom')
    expect(await elsewhere.ask({ type: 'sit', name: 'Tom' })).toMatchObject(tooMuch)
    const deck = await fetch(`${trial.url}/api/tables/${code}/decks/${lea.view.game}`, {
      method: 'PUT',
      headers: { 'content-type': 'text/plain', authorization: `Bearer ${secretOf('Léa')}` },
      body: '# Rien',
    })
    expect([deck.status, await deck.json()]).toEqual([429, { error: 'too-much-written', rule: 'ALL-4', about: '1' }])
    expect(await trial.decisions(code)).toHaveLength(written)
    expect(await lea.ask({ type: 'stand' })).toMatchObject({ type: 'done' })
    vi.advanceTimersByTime(60_000)
    expect(await elsewhere.ask({ type: 'sit', name: 'Tom' })).toMatchObject({ type: 'done' })
  })

  it('may leave, but not by a resent move, because the answer of a resent move is written', async () => {
    // The bucket is overdrawn, and the credit of resent moves is used up too.
    const code = await serve({ written: -5_000_000, writtenPerHour: 1 })
    const table = await trial.host.open(code)
    const visit = await table?.visit({ key: keyOf(secretOf('Léa')), onChange: () => {} })
    await visit?.ask({ type: 'sit', name: 'Léa' }, 'sit')
    const { length } = await trial.decisions(code)
    const lea = await Client.at(trial.url, code, 'Léa')
    expect(await lea.ask({ type: 'leave-game' }, 'again', true)).toMatchObject(tooMuch)
    expect(await lea.ask({ type: 'leave-game' })).toMatchObject({ refusal: { code: 'no-game' } })
    expect(await trial.decisions(code)).toHaveLength(length)
    expect(await lea.ask({ type: 'stand' })).toMatchObject({ type: 'done' })
  })

  it('gets the first answer again for a resent move', async () => {
    const code = await serve({ written: 16_100, writtenPerHour: 1 })
    const lea = await Client.at(trial.url, code, 'Léa')
    expect(await lea.ask({ type: 'sit', name: 'Léa' }, 'first')).toMatchObject({ type: 'done' })
    expect(await lea.ask({ type: 'rename', name: 'Lou' })).toMatchObject(tooMuch)
    expect(await lea.ask({ type: 'sit', name: 'Léa' }, 'first', true)).toMatchObject({ type: 'done' })
  })
})

it('a request for an unknown host name gets no table and no socket, but a page that says what to do', async () => {
  await serve({})
  const strange = { host: 'jeux.example.org' }
  const asked = await ask('/', { ...strange, accept: 'text/html' })
  expect(asked.status).toBe(403)
  expect(asked.text).toContain('démarre-le avec PUBLIC_HOSTS=jeux.example.org')
  expect((await ask('/api/tables', strange, 'POST')).text).toBe('{"error":"not-from-here"}')
  expect(await upgrade(strange)).toBe(403)
  // Health checks may use any name.
  expect((await ask('/healthz', strange)).status).toBe(200)
})

it('upgrades count as requests: a client that reconnects without end is refused', async () => {
  trial = await startTestServer({}, undefined, undefined, { ...REQUEST_LIMITS, burst: 3, perSecond: 0 })
  expect([await upgrade(), await upgrade(), await upgrade(), await upgrade()]).toEqual([101, 101, 101, 429])
})

it('new tables: beyond the limit the answer is 429 for ten minutes', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  await serve({ newTables: 2 })
  expect([(await newTable()).status, (await newTable()).status]).toEqual([201, 201])
  const refused = await newTable()
  expect([refused.status, await refused.json()]).toEqual([429, { error: 'too-many-tries' }])
  vi.advanceTimersByTime(599_000)
  expect((await newTable()).status).toBe(429)
  vi.advanceTimersByTime(1000)
  expect((await newTable()).status).toBe(201)
})

it('sockets of one address: one too many is answered 429 until another is closed', async () => {
  const code = await serve({ socketsPerAddress: 2 })
  const [one] = [await Client.at(trial.url, code), await Client.at(trial.url, code)]
  expect(await upgrade()).toBe(429)
  one?.socket.close()
  await one?.closed
  expect(await upgrade()).toBe(101)
})

it('pages of other sites get neither socket nor table', async () => {
  await serve({})
  const { host } = new URL(trial.url)
  expect(await upgrade({ origin: 'https://elsewhere.example' })).toBe(403)
  expect(await upgrade({ origin: `http://${host}` })).toBe(101)
  expect((await newTable({ origin: 'https://elsewhere.example' })).status).toBe(403)
  expect((await newTable({ origin: `http://${host}` })).status).toBe(201)
})

it('an upgrade at another path is answered 404', async () => {
  await serve({})
  expect(await upgrade({}, '/elsewhere')).toBe(404)
  expect(await upgrade({}, '/api/table?code=ABCD')).toBe(101)
})

it('a refused client that keeps its connection open is disconnected', async () => {
  await serve({})
  const connections = promisify(trial.app.server.getConnections.bind(trial.app.server))
  const stubborn = connect({ port: Number(new URL(trial.url).port), host: '127.0.0.1', allowHalfOpen: true })
  stubborn.on('error', () => {})
  stubborn.write('GET /elsewhere HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n')
  expect(String((await once(stubborn, 'data'))[0])).toContain('404 Not Found')
  await expect.poll(() => connections(), { timeout: 30_000 }).toBe(0)
  stubborn.destroy()
})

it('a client that sends no hello is disconnected', async () => {
  await serve({ helloWithin: 20 })
  const client = await Client.connect(trial.url)
  expect((await client.closed).code).toBe(1008)
  expect(client.frames).toEqual([{ type: 'error', code: 'hello-first' }])
})

it('a client that answers no ping is disconnected; one that does stays', async () => {
  const code = await serve({ heartbeat: 250 })
  const there = await Client.at(trial.url, code)
  const gone = new WebSocket(`${trial.url.replace('http', 'ws')}/api/table`, { autoPong: false })
  gone.on('error', () => {})
  const [closing] = await once(gone, 'close')
  expect(closing).toBe(1006)
  for (let beats = 0; beats < 2; beats++) await once(there.socket, 'ping')
  expect(there.socket.readyState).toBe(WebSocket.OPEN)
})

it('answers to pings do not count as frames: a client within its limits can stay for ever', async () => {
  const code = await serve({ heartbeat: 250, burst: 4, perSecond: 0.001 })
  const lea = await Client.at(trial.url, code)
  for (let beats = 0; beats < 6; beats++) await once(lea.socket, 'ping')
  for (let nth = 0; nth < 3; nth++) lea.say({ type: 'ping' })
  const answers = () => lea.frames.flatMap(({ type }) => (type === 'pong' || type === 'error' ? [type] : []))
  while (answers().length < 3) await once(lea.socket, 'message')
  expect(answers()).toEqual(['pong', 'pong', 'pong'])
})

it('a client that sends pongs without reading the pings is disconnected', async () => {
  await serve({ heartbeat: 250 })
  const deaf = new WebSocket(`${trial.url.replace('http', 'ws')}/api/table`, { autoPong: false })
  deaf.on('error', () => {})
  deaf.on('ping', () => deaf.pong('here'))
  const [closing] = await once(deaf, 'close')
  expect(closing).toBe(1006)
})

it('a dead connection is detected within ten seconds', async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] })
  await serve({})
  const dead = new WebSocket(`${trial.url.replace('http', 'ws')}/api/table`, { autoPong: false })
  dead.on('error', () => {})
  await once(dead, 'open')
  const closed = once(dead, 'close')
  vi.advanceTimersByTime(5000)
  await once(dead, 'ping')
  vi.advanceTimersByTime(5000)
  expect((await closed)[0]).toBe(1006)
})

it('a client that does not read is disconnected before its unread data fills the memory; the others play on', async () => {
  const code = await serve({ burst: 10_000, burstPerAddress: 10_000 })
  const lea = await trial.sit(code, 'Léa')
  const deaf = await trial.sit(code, 'Tom')
  // Larger than any game’s view, so that the socket buffers of the system fill quickly.
  const replay = { number: 1, game: 'toy', seed: 'x'.repeat(900_000), names: { s2: 'Tom' }, steps: [] }
  trial.host.replay = async () => replay
  deaf.socket.pause()
  for (let nth = 0; nth < 100; nth++) deaf.say({ type: 'replay', id: `${nth}`, game: 1 })
  const isCutOff = async (): Promise<boolean> => {
    const metrics = await (await fetch(`${trial.url}/metrics`)).text()
    return /^tablee_sockets 1$/m.test(metrics)
  }
  while (!(await isCutOff())) expect(await lea.ask({ type: 'rename', name: 'Léa' })).toMatchObject({ type: 'done' })
  deaf.socket.terminate()
})

it('counts sockets, tables, moves and appends', async () => {
  const code = await serve({})
  const lea = await trial.sit(code, 'Léa')
  await lea.ask({ type: 'start' })
  const metrics = await (await fetch(`${trial.url}/metrics`)).text()
  expect(metrics).toMatch(/^tablee_sockets 1$/m)
  expect(metrics).toMatch(/^tablee_open_tables 1$/m)
  expect(metrics).toMatch(/^tablee_moves_total\{answer="done"\} 1$/m)
  expect(metrics).toMatch(/^tablee_moves_total\{answer="refused"\} 1$/m)
  expect(metrics).toContain('tablee_append_duration_seconds')
})

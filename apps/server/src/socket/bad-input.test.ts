import type { SeatId, TableMove } from '@tablee/kernel'
import { LARGEST_FRAME, PROTOCOL, TROUBLES } from '@tablee/protocol'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Client } from '../../testing/test-client.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let code: string
let lea: Client
let tom: Client
/** Tom’s view must stay as it was: bad input affects nobody else. */
let framesOfTom: number
beforeEach(async () => {
  server = await startTestServer({ burst: 1000 })
  code = await server.host.create()
  lea = await server.sit(code, 'Léa')
  tom = await server.sit(code, 'Tom')
  await lea.sees(({ seats, onlookers }) => seats.length === 2 && onlookers === 0)
  framesOfTom = tom.frames.length
})
afterEach(() => server.close())

/** Frames arrive in order: when the ping is answered, everything sent before it was handled. */
const heardByTom = async () => {
  tom.say({ type: 'ping' })
  await tom.hears('pong', undefined, framesOfTom)
  return tom.frames.slice(framesOfTom).filter(({ type }) => type !== 'pong')
}
const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`
const frame = (move: unknown) => JSON.stringify({ type: 'move', id: 'x', move })

describe('a malformed frame', () => {
  it.each([
    ['nothing', ''],
    ['no JSON', '{"type":"move"'],
    ['a number', '7'],
    ['null', 'null'],
    ['a list', '[]'],
    ['a message of no kind', '{}'],
    ['a message of an unknown kind', '{"type":"dance"}'],
    ['a message of the server’s', '{"type":"welcome","protocol":1,"table":"BCDF"}'],
    ['a second hello', JSON.stringify({ type: 'hello', protocol: PROTOCOL, table: 'BCDF' })],
    ['a move without an id', '{"type":"move","move":{"type":"stand"}}'],
    [
      'a move with an id that is too long',
      JSON.stringify({ type: 'move', id: 'x'.repeat(41), move: { type: 'stand' } }),
    ],
    ['a move that does not exist', frame({ type: 'win' })],
    ['a move of the clock', frame({ type: 'tick' })],
    ['a wake-up of the clock', frame({ type: 'wake' })],
    ['a move with a field too many', frame({ type: 'stand', seat: 's2' })],
    ['a move with a field of the wrong kind', frame({ type: 'rename', name: { toString: 'x' } })],
    ['a move for a seat that is no seat', frame({ type: 'remove', seat: '__proto__' })],
    ['a prototype', '{"type":"move","id":"x","move":{"type":"stand","__proto__":{"isAdmin":true}}}'],
    ['a replay of no game', '{"type":"replay","id":"x","game":0.5}'],
    ['lists in lists in lists', nested(4000)],
    ['a move of lists in lists', `{"type":"move","id":"x","move":${nested(4000)}}`],
  ])('%s: the sender is told, and served on', async (_, text) => {
    const before = lea.frames.length
    lea.socket.send(text)
    expect(await lea.hears('error', undefined, before)).toEqual({ type: 'error', code: 'malformed' })
    expect(lea.frames.slice(before)).toHaveLength(1)
    expect(await lea.ask({ type: 'rename', name: 'Léa' })).toMatchObject({ type: 'done' })
    expect(await heardByTom()).toEqual([])
  })

  it('binary: the sender gets an error', async () => {
    lea.socket.send(Buffer.from('{"type":"ping"}'), { binary: true })
    expect(await lea.hears('error')).toEqual({ type: 'error', code: 'malformed' })
  })

  it('too large: the socket is closed, and its seat can be taken back', async () => {
    lea.socket.send(JSON.stringify({ type: 'ping', more: 'x'.repeat(LARGEST_FRAME) }))
    expect((await lea.closed).code).toBe(1009)
    expect((await Client.at(server.url, code, 'Léa')).view.me).toBe('s1')
    expect(await heardByTom()).toEqual([])
  })

  it('with invalid UTF-8: the socket is closed', async () => {
    lea.socket.send(Buffer.from([0x22, 0xc3]), { binary: false })
    expect((await lea.closed).code).toBe(1007)
    expect(await heardByTom()).toEqual([])
  })
})

describe('an illegal move', () => {
  const refusals: [string, () => Promise<unknown>, TableMove, object][] = [
    ['before the start', async () => {}, { type: 'play', move: { type: 'draw' } }, { code: 'no-game', rule: 'ALL-8' }],
    [
      'only for the host, by somebody else',
      async () => {},
      { type: 'lock', isLocked: true },
      { code: 'host-only', rule: 'ALL-10' },
    ],
    [
      'for a seat of another table',
      async () => {},
      { type: 'captain', seat: 's77' as SeatId },
      { code: 'no-such-seat' },
    ],
    [
      'for an unknown game',
      () => lea.ask({ type: 'start' }),
      { type: 'play', move: { type: 'castle' } },
      { code: 'malformed-move' },
    ],
    [
      'in lists',
      () => lea.ask({ type: 'start' }),
      { type: 'play', move: JSON.parse(nested(1000)) },
      { code: 'malformed-move' },
    ],
    ['by a name that is none', async () => {}, { type: 'rename', name: '\u200b \u0000' }, { code: 'name-unfit' }],
    ['by a name without end', async () => {}, { type: 'rename', name: 'a'.repeat(399) }, { code: 'name-unfit' }],
  ]
  it.each(refusals)('%s: the sender gets the reason', async (_, first, move, refusal) => {
    await first()
    const onlooker = await Client.at(server.url, code)
    const before = onlooker.frames.length
    expect(await tom.ask(move)).toMatchObject({ type: 'refused', refusal })
    onlooker.say({ type: 'ping' })
    await onlooker.hears('pong')
    expect(onlooker.frames.slice(before)).toEqual([{ type: 'pong' }])
  })

  it('ALL-4 out of turn: refused with its rule; ALL-8 sent twice: done once', async () => {
    await lea.ask({ type: 'start' })
    const [active, other] =
      (lea.view.play?.view as { active: string } | undefined)?.active === 'sel' ? [lea, tom] : [tom, lea]
    const draw: TableMove = { type: 'play', move: { type: 'draw' } }
    expect(await other.ask(draw)).toMatchObject({ type: 'refused', refusal: { rule: 'MPM-32' } })
    active.say({ type: 'move', id: 'twice', move: draw })
    expect(await active.ask(draw, 'twice')).toEqual({ type: 'done', id: 'twice' })
    expect(await active.ask(draw, 'again')).toMatchObject({
      type: 'refused',
      refusal: { rule: expect.stringMatching(/^(MPM|ALL)-\d+$/) },
    })
    const draws = (await server.decisions(code as never)).filter(({ move }) => move.type === 'play')
    expect(draws).toHaveLength(1)
  })

  it('ALL-8 after the end of the game: refused', async () => {
    for (let bots = 0; bots < 2; bots++) await lea.ask({ type: 'bot', level: 'sharp' })
    await lea.ask({ type: 'captain', seat: 's3' as SeatId })
    await tom.ask({ type: 'captain', seat: 's4' as SeatId })
    await lea.ask({ type: 'start' })
    while (lea.view.status === 'playing') await server.time.pass(60)
    expect(await lea.ask({ type: 'play', move: { type: 'draw' } })).toMatchObject({ refusal: { code: 'no-game' } })
  })

  it('by a client without a seat, or without a secret', async () => {
    const newcomer = await Client.at(server.url, code, 'Nina')
    expect(await newcomer.ask({ type: 'start' })).toMatchObject({ refusal: { code: 'not-seated' } })
    const onlooker = await Client.at(server.url, code)
    onlooker.say({ type: 'move', id: 'x', move: { type: 'sit', name: 'Nul' } })
    expect(await onlooker.hears('error')).toEqual({ type: 'error', code: 'malformed' })
  })
})

describe('a hello', () => {
  const answerTo = async (message: object): Promise<[string | undefined, number]> => {
    const client = await Client.connect(server.url)
    client.say(message)
    const { code: trouble } = await client.hears('error')
    return [trouble, (await client.closed).code]
  }

  it.each([0, PROTOCOL + 1, -1, 1.5])('of protocol %s is answered with « please reload »', async (protocol) => {
    expect(await answerTo({ type: 'hello', protocol, table: code })).toEqual(['please-reload', 1008])
  })

  it.each(['ZZZZ', '', '../..', 'ABCDEFGHIJ', '__proto__', "' OR 1=1"])(
    'for a table « %s » that does not exist',
    async (table) => {
      expect(await answerTo({ type: 'hello', protocol: PROTOCOL, table })).toEqual(['no-such-table', 1008])
    },
  )

  it('must come first: other messages before it are refused', async () => {
    const client = await Client.connect(server.url)
    client.say({ type: 'move', id: 'x', move: { type: 'stand' } })
    expect(await client.hears('error')).toEqual({ type: 'error', code: 'hello-first' })
    client.hello(code)
    await client.hears('welcome')
  })

  it('with an ill-formed secret is refused', async () => {
    const client = await Client.connect(server.url)
    client.say({ type: 'hello', protocol: PROTOCOL, table: code, secret: 'abc' })
    expect(await client.hears('error')).toEqual({ type: 'error', code: 'malformed' })
  })

  it('and all messages sent right after it are served in order', async () => {
    const client = await Client.connect(server.url)
    client.hello(code, 'Nina')
    client.say({ type: 'move', id: 'sit', move: { type: 'sit', name: 'Nina' } })
    await client.hears('done', ({ id }) => id === 'sit')
    expect(client.frames.map(({ type }) => type)).toEqual(['welcome', 'view', 'patch', 'done'])
  })
})

it('reports trouble by a code and nothing more', async () => {
  const onlooker = await Client.connect(server.url)
  for (const text of ['{', '{"type":"hello"}', nested(4000)]) onlooker.socket.send(text)
  await onlooker.hears('error', undefined, 2)
  for (const each of onlooker.frames) {
    expect(Object.keys(each).sort()).toEqual(['code', 'type'])
    expect(TROUBLES).toContain((each as { code: string }).code)
  }
})

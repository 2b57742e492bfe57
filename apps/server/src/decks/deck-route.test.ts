import { LARGEST_OWN_DECK } from '@tablee/game-kit/deck/own-deck.ts'
import { sampleDecks } from '@tablee/game-kit/testing/sample-deck.ts'
import { someGame } from '@tablee/game-kit/testing/some-game.ts'
import { GAMES } from '@tablee/games/shelf.ts'
import type { SeatId, TableView } from '@tablee/kernel'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Client, secretOf } from '../../testing/test-client.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

const [sample = expect.unreachable(), otherSample = expect.unreachable()] = await sampleDecks(GAMES)
const { game: GAME, cards } = sample
const DECK = sample.text('La grammaire')
/** What is written on its cards. */
const ENTRIES = DECK.trim().split('\n').slice(1)
const FIXED = someGame(GAMES, ({ deck }) => deck === undefined).id
const UTF8 = { 'content-type': 'text/plain; charset=utf-8' }
const CARDS = { title: 'La grammaire', cards }

let server: TestServer
let code: string
let lea: Client
let tom: Client
const serve = async (limits: Parameters<typeof startTestServer>[0] = {}) => {
  server = await startTestServer(limits)
  code = await server.host.create()
  lea = await server.sit(code, 'Léa')
  tom = await server.sit(code, 'Tom')
}
beforeEach(() => serve())
afterEach(() => server.close())

interface Put {
  readonly table?: string
  readonly game?: string
  readonly who?: string
  readonly headers?: Record<string, string>
}
const put = async (body: BodyInit, { table = code, game = GAME, who = 'Léa', headers = {} }: Put = {}) => {
  const authorization = `Bearer ${secretOf(who)}`
  const answer = await fetch(`${server.url}/api/tables/${table}/decks/${game}`, {
    method: 'PUT',
    headers: { ...UTF8, authorization, ...headers },
    body,
  })
  const text = await answer.text()
  return [answer.status, text === '' ? undefined : JSON.parse(text)]
}
const decisions = () => server.decisions(code as never)

describe('PUT /api/tables/CODE/decks/GAME', () => {
  it('puts a deck on the table: everybody sees its title, nobody its cards', async () => {
    const screen = await Client.at(server.url, code)
    expect(await put(DECK)).toEqual([204, undefined])
    for (const client of [lea, tom, screen])
      expect((await client.sees(({ decks }) => GAME in decks)).decks).toEqual({ [GAME]: CARDS })
    const told = [lea, tom, screen].flatMap(({ frames }) => frames.map((frame) => JSON.stringify(frame)))
    for (const entry of ENTRIES) expect(told.join('')).not.toContain(entry.replace(/^\W+/, ''))
  })

  it('answers after the deck is written, and writes it once', async () => {
    await put(DECK)
    const last = (await decisions()).at(-1)
    expect(last).toMatchObject({
      by: { kind: 'seat', seat: 's1' },
      events: [{ type: 'deck-laid', game: GAME }],
    })
    expect(JSON.stringify(last).split(ENTRIES[3] ?? '')).toHaveLength(2)
    expect(await put(DECK)).toEqual([204, undefined])
    expect((await decisions()).at(-1)).toEqual(last)
  })

  it('a game starts with the deck, and its view names it', async () => {
    await put(DECK)
    await lea.ask({ type: 'choose', game: GAME })
    await lea.ask({ type: 'start' })
    const seen = await tom.sees(({ status }) => status === 'playing')
    expect(seen.play?.deck).toEqual(CARDS)
  })

  it('drop-deck, sent over the socket, removes the deck', async () => {
    await put(DECK)
    expect(await tom.ask({ type: 'drop-deck', game: GAME })).toMatchObject({ refusal: { code: 'host-only' } })
    expect(await lea.ask({ type: 'drop-deck', game: GAME })).toMatchObject({ type: 'done' })
    await tom.sees(({ decks }: TableView) => !(GAME in decks))
  })

  it('a deck can’t be sent over the socket', async () => {
    lea.say({ type: 'move', id: 'x', move: { type: 'use-deck', game: GAME, text: DECK } })
    expect(await lea.hears('error')).toEqual({ type: 'error', code: 'malformed' })
  })
})

describe('a refused deck', () => {
  const FAULTY = `${DECK}=`
  const big = `${DECK}\n# ${'é'.repeat(LARGEST_OWN_DECK / 2)}`
  it.each<[string, BodyInit, Put, number, object]>([
    ['by somebody who is not the host', DECK, { who: 'Tom' }, 403, { error: 'host-only', rule: 'ALL-10' }],
    ['by somebody without a seat', DECK, { who: 'Nina' }, 403, { error: 'not-seated' }],
    ['without a secret', DECK, { headers: { authorization: '' } }, 401, { error: 'not-seated' }],
    ['with an ill-formed secret', DECK, { headers: { authorization: 'Bearer abc' } }, 401, { error: 'not-seated' }],
    ['for a table that does not exist', DECK, { table: 'ZZZZ' }, 404, { error: 'no-such-table' }],
    ['for a table that cannot exist', DECK, { table: '..%2f..' }, 404, { error: 'no-such-table' }],
    ['for a game that does not exist', DECK, { game: 'belote' }, 404, { error: 'no-such-game' }],
    ['for a prototype', DECK, { game: '__proto__' }, 404, { error: 'no-such-game' }],
    ['for a game with a fixed set of cards', DECK, { game: FIXED }, 404, { error: 'no-own-decks' }],
    ['for another game than its header says', DECK, { game: otherSample.game }, 422, { error: 'deck-of-another-game' }],
    ['with nothing in it', '', {}, 422, { error: 'deck-unfit', about: '1' }],
    ['with a fault on its last line', FAULTY, {}, 422, { error: 'deck-unfit', about: `${FAULTY.split('\n').length}` }],
    ['of bytes that are not UTF-8', new Uint8Array([0x23, 0xc3, 0x28]), {}, 422, { error: 'not-text' }],
    [
      'of a picture',
      new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0]),
      {},
      422,
      { error: 'not-text' },
    ],
    ['of text with a NUL character in it', `${DECK}\n\0`, {}, 422, { error: 'deck-unfit' }],
    ['too large', big, {}, 413, { error: 'deck-too-large' }],
    ['as JSON', '{}', { headers: { 'content-type': 'application/json' } }, 415, { error: 'not-text' }],
    [
      'from a page of another site',
      DECK,
      { headers: { origin: 'http://ailleurs.example' } },
      403,
      { error: 'not-from-here' },
    ],
  ])('%s: is answered with a code, and nothing changes', async (_, body, where, status, error) => {
    const before = await decisions()
    const [answered, told] = await put(body, where)
    expect(answered).toBe(status)
    expect(told).toMatchObject(error)
    expect(Object.keys(told).filter((key) => !['error', 'rule', 'about'].includes(key))).toEqual([])
    expect(await decisions()).toEqual(before)
    expect(await put(DECK)).toEqual([204, undefined])
  })

  it('ALL-8 in the middle of a game, or by a removed player', async () => {
    await lea.ask({ type: 'start' })
    expect(await put(DECK)).toEqual([409, { error: 'game-under-way', rule: 'ALL-8' }])
    expect(await lea.ask({ type: 'drop-deck', game: GAME })).toMatchObject({
      refusal: { code: 'game-under-way' },
    })
    await lea.ask({ type: 'remove', seat: 's2' as SeatId })
    expect(await put(DECK, { who: 'Tom' })).toEqual([403, { error: 'not-seated', rule: 'ALL-4' }])
  })

  it('from an address that guesses codes: routes and sockets share one count, and seat holders still get in', async () => {
    await server.close()
    await serve({ codesPerMinute: 2, guessAnsweredAfter: 20 })
    const other = await server.host.create()
    // Léa and Tom tried the code of their own table before they sat down.
    expect(await put(DECK, { table: 'ZZZZ' })).toEqual([404, { error: 'no-such-table' }])
    for (const table of ['XXXX', other])
      expect(await put(DECK, { table, who: 'Nina' })).toEqual([429, { error: 'too-many-tries' }])
    expect((await put(DECK))[0]).toBe(204)
    const guesser = await Client.connect(server.url)
    guesser.hello(other, 'Nina')
    expect(await guesser.hears('error')).toEqual({ type: 'error', code: 'too-many-tries' })
  })

  it('too often from one address', async () => {
    await server.close()
    await serve({ newDecks: 2 })
    expect((await put(DECK))[0]).toBe(204)
    expect((await put('', {}))[0]).toBe(422)
    expect(await put(DECK)).toEqual([429, { error: 'too-many-tries' }])
  })
})

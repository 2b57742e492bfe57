import { once } from 'node:events'
import type { SeatId, Shelved } from '@tablee/kernel'
import { PROTOCOL } from '@tablee/protocol'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { Client, secretOf } from '../../testing/test-client.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

type Game = Shelved['game']

let server: TestServer
let code: string
beforeEach(async () => {
  server = await startTestServer()
  const answer = await fetch(`${server.url}/api/tables`, { method: 'POST' })
  expect(answer.status).toBe(201)
  code = ((await answer.json()) as { code: string }).code
})
afterEach(() => server.close())

const at = (name?: string) => Client.at(server.url, code, name)

describe('a session', () => {
  it('sends welcome, the whole view once, and then patches', async () => {
    const lea = await at('Léa')
    expect(lea.frames[0]).toEqual({ type: 'welcome', protocol: PROTOCOL, table: code })
    expect(await lea.ask({ type: 'sit', name: 'Léa' }, 'first')).toEqual({ type: 'done', id: 'first' })
    expect(lea.frames.map(({ type }) => type)).toEqual(['welcome', 'view', 'patch', 'done'])
    expect(lea.view).toMatchObject({ me: 's1', host: 's1', seats: [{ name: 'Léa', isPresent: true }] })
  })

  it('accepts a code as people type it', async () => {
    code = code.toLowerCase()
    expect((await at()).view.status).toBe('lobby')
  })

  it('is closed alone when its view fails by an internal error; the others still get theirs', async () => {
    const [lea, tom, zoe] = [
      await server.sit(code, 'Léa'),
      await server.sit(code, 'Tom'),
      await server.sit(code, 'Zoé'),
    ]
    await lea.ask({ type: 'start' })
    await tom.sees(({ play }) => play !== undefined)
    const game = server.shelf.get(lea.view.game)?.game as { view: Game['view'] }
    const { view } = game
    game.view = (state, viewer, scene) => {
      if (viewer.kind === 'seat' && viewer.seat === 's2') throw new Error('a fault of ours')
      return view(state, viewer, scene)
    }
    try {
      // Tom is written to after Léa, so that his error comes when her frames are already prepared.
      await zoe.ask({ type: 'pause' })
      expect((await tom.closed).reason).toBe('server-trouble')
      await zoe.ask({ type: 'rename', name: 'Zoé II' })
      await lea.sees(({ seats }) => seats[2]?.name === 'Zoé II')
    } finally {
      game.view = view
    }
  })

  it('sends several changes of one moment in one patch', async () => {
    const lea = await server.sit(code, 'Léa')
    const onlooker = await at()
    const before = onlooker.frames.length
    await Promise.all(['A', 'B', 'C', 'D'].map((name) => lea.ask({ type: 'rename', name })))
    await onlooker.sees(({ seats }) => seats[0]?.name === 'D')
    expect(onlooker.frames.length - before).toBeLessThan(4)
  })

  it('sends nothing if nothing changed', async () => {
    const lea = await server.sit(code, 'Léa')
    const onlooker = await at()
    const before = onlooker.frames.length
    await lea.ask({ type: 'rename', name: 'Léa' })
    await lea.ask({ type: 'start' })
    onlooker.say({ type: 'ping' })
    await onlooker.hears('pong')
    expect(onlooker.frames.slice(before)).toEqual([{ type: 'pong' }])
  })

  it('gives by patches the same view as a fresh one, at every moment of a game', async () => {
    const lea = await server.sit(code, 'Léa')
    const tom = await server.sit(code, 'Tom')
    const onlooker = await at()
    for (let bots = 0; bots < 2; bots++) await lea.ask({ type: 'bot', level: 'steady' })
    await lea.ask({ type: 'captain', seat: 's3' as SeatId })
    await tom.ask({ type: 'captain', seat: 's4' as SeatId })
    await lea.ask({ type: 'start' })
    for (let moment = 0; moment < 40; moment++) {
      await server.time.pass(moment % 7)
      if (moment === 20) await lea.ask({ type: 'pause' })
      if (moment === 22) await lea.ask({ type: 'resume' })
      for (const [client, name] of [
        [lea, 'Léa'],
        [tom, 'Tom'],
      ] as const) {
        const fresh = await at(name)
        // The others learn of its arrival after it does: when a ping is answered, everything before it has arrived.
        client.say({ type: 'ping' })
        await client.hears('pong', undefined, client.frames.length)
        expect(client.view).toEqual(fresh.view)
        fresh.socket.close()
        await fresh.closed
      }
    }
    expect(onlooker.view.seats).toEqual(lea.view.seats)
  })

  it('sends the table’s time with every view, and whether it runs', async () => {
    const lea = await server.sit(code, 'Léa')
    await server.sit(code, 'Tom')
    await lea.ask({ type: 'start' })
    await server.time.pass(3)
    await lea.ask({ type: 'rename', name: 'Lila' })
    expect(await lea.hears('patch', ({ patch }) => JSON.stringify(patch).includes('Lila'))).toMatchObject({
      now: 3000,
      isRunning: true,
    })
    await lea.ask({ type: 'pause' })
    expect(lea.frames.findLast(({ type }) => type === 'patch')).toMatchObject({ now: 3000, isRunning: false })
  })

  it('becomes a player by sitting down and a spectator again by standing up', async () => {
    const lea = await server.sit(code, 'Léa')
    expect(lea.view).toMatchObject({ me: 's1', onlookers: 0 })
    await lea.ask({ type: 'stand' })
    expect(lea.view.me).toBeUndefined()
    expect(lea.view).toMatchObject({ seats: [], onlookers: 1 })
  })

  it('ALL-6 gives back the seat that a bot kept, from any device with the secret', async () => {
    const lea = await server.sit(code, 'Léa')
    const tom = await server.sit(code, 'Tom')
    await lea.ask({ type: 'start' })
    tom.socket.close()
    await tom.closed
    await server.time.pass(9)
    await lea.sees(({ seats }) => seats[1]?.isPresent === false)
    await lea.ask({ type: 'hand-over', seat: 's2' as SeatId, to: 'gentle' })
    const phone = await at('Tom')
    expect(phone.view).toMatchObject({ me: 's2', seats: [{}, { holder: 'person', isPresent: true }] })
  })

  it('is closed for a removed player, who can’t come back', async () => {
    const lea = await server.sit(code, 'Léa')
    const tom = await server.sit(code, 'Tom')
    await lea.ask({ type: 'remove', seat: 's2' as SeatId })
    expect(await tom.hears('error')).toEqual({ type: 'error', code: 'removed' })
    expect((await tom.closed).code).toBe(1008)
    const before = lea.frames.length
    const again = await Client.connect(server.url)
    again.hello(code, 'Tom')
    await again.closed
    expect(again.frames).toEqual([{ type: 'error', code: 'removed' }])
    lea.say({ type: 'ping' })
    await lea.hears('pong')
    expect(lea.frames.slice(before)).toEqual([{ type: 'pong' }])
  })

  it('refuses a seat at a locked or full table, and lets present spectators stay', async () => {
    const lea = await server.sit(code, 'Léa')
    const tom = await at('Tom')
    await lea.ask({ type: 'lock', isLocked: true })
    expect(await tom.ask({ type: 'sit', name: 'Tom' })).toMatchObject({ refusal: { code: 'table-locked' } })
    await lea.ask({ type: 'lock', isLocked: false })
    for (let bots = 0; bots < 11; bots++) await lea.ask({ type: 'bot', level: 'gentle' })
    expect(await tom.ask({ type: 'sit', name: 'Tom' })).toMatchObject({ refusal: { code: 'table-full' } })
    expect(tom.view.seats).toHaveLength(12)
  })

  it('is closed with « going away » when the server stops', async () => {
    const lea = await server.sit(code, 'Léa')
    await server.app.close()
    expect((await lea.closed).code).toBe(1001)
  })
})

describe('a stopping server', () => {
  it('refuses new sockets and does not wait for them', async () => {
    const lea = await server.sit(code, 'Léa')
    lea.socket.pause()
    const closing = server.app.close()
    const late = new WebSocket(`${server.url.replace('http', 'ws')}/api/table`)
    await expect(once(late, 'open')).rejects.toThrow('503')
    lea.socket.resume()
    await closing
  })
})

describe('secrets', () => {
  const playWithBots = async () => {
    const lea = await server.sit(code, 'Léa')
    const onlooker = await at()
    for (let bots = 0; bots < 3; bots++) await lea.ask({ type: 'bot', level: 'sharp' })
    await lea.ask({ type: 'captain', seat: 's3' as SeatId })
    await lea.ask({ type: 'start' })
    return { lea, onlooker }
  }

  it('ALL-5 neither seed, nor hidden cards, nor keys are in anything that is sent during a game', async () => {
    const { lea, onlooker } = await playWithBots()
    await server.time.pass(60)
    expect(lea.view.status).toBe('playing')
    const decisions = await server.decisions(code as never)
    const started = decisions.flatMap(({ events }) => events).find((event) => event.type === 'started')
    const setUp = started?.events[0] as { pile: string[] } | undefined
    const unseen = setUp?.pile.slice(-20) ?? []
    expect(unseen).toHaveLength(20)
    for (const { frames } of [lea, onlooker]) {
      const sent = JSON.stringify(frames)
      expect(sent).toContain('endsAt')
      for (const secret of [
        started?.seed as string,
        '"seed"',
        '"pile"',
        '"key"',
        '"keptFor"',
        secretOf('Léa'),
        ...unseen,
      ])
        expect(sent).not.toContain(secret)
      expect(sent).not.toMatch(/[0-9a-f]{32}/)
    }
    expect(JSON.stringify(decisions)).not.toContain(secretOf('Léa'))
  })

  it('ALL-5 after the game the seed is public, and its players may have the replay', async () => {
    const { lea, onlooker } = await playWithBots()
    lea.say({ type: 'replay', id: 'early', game: 1 })
    expect(await lea.hears('refused', ({ id }) => id === 'early')).toMatchObject({ refusal: { code: 'no-game' } })
    while (lea.view.status === 'playing') await server.time.pass(60)
    expect((await onlooker.sees(({ status }) => status === 'over')).play?.seed).toMatch(/^[0-9a-f]{32}$/)
    lea.say({ type: 'replay', id: 'mine', game: 1 })
    expect((await lea.hears('replay')).replay).toMatchObject({ number: 1, names: { s1: 'Léa' } })
    onlooker.say({ type: 'replay', id: 'not mine', game: 1 })
    expect(await onlooker.hears('refused')).toMatchObject({ refusal: { rule: 'ALL-5', code: 'not-seated' } })
    const latecomer = await server.sit(code, 'Tom')
    latecomer.say({ type: 'replay', id: 'before my time', game: 1 })
    expect(await latecomer.hears('refused')).toMatchObject({ refusal: { rule: 'ALL-5', code: 'not-seated' } })
  })
})

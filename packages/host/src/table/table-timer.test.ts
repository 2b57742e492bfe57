import type { Instant, SeatId } from '@tablee/kernel'
import { toyShelf } from '@tablee/kernel/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Host } from '../host.ts'
import { type Guest, newPlace } from '../testing/trial-table.ts'
import { WAITS } from '../time.ts'
import { TableTimer } from './table-timer.ts'

let place: ReturnType<typeof newPlace>
let host: Host
let code: Awaited<ReturnType<Host['create']>>
let lea: Guest
let tom: Guest
beforeEach(async () => {
  place = newPlace()
  host = place.newHost()
  code = await host.create()
  lea = await place.sit(host, code, 'Léa')
  tom = await place.sit(host, code, 'Tom')
})

const stumble = () => {
  throw new Error('bots have no feet')
}
const start = () => lea.ask({ type: 'start' })
const moveTypes = async () => (await place.decisions(code)).map(({ move }) => move.type)
const played = () => lea.view.play?.view as { phase: string; endsAt: number }
const phase = () => played().phase
const timeLeft = () => played().endsAt - lea.visit.look().now

describe('the clock', () => {
  it('ALL-7 ends a wait by itself, at its deadline and not before', async () => {
    await start()
    expect(phase()).toBe('draw')
    await place.time.pass(14.9)
    expect(phase()).toBe('draw')
    await place.time.pass(0.1)
    expect(phase()).not.toBe('draw')
    expect(place.reported).toEqual([])
  })

  it('writes a heartbeat only after five seconds without a decision', async () => {
    await place.time.pass(60)
    expect(await moveTypes()).not.toContain('beat')
    await start()
    await place.time.pass(4)
    await lea.ask({ type: 'rename', name: 'Lila' })
    await place.time.pass(4)
    expect(await moveTypes()).not.toContain('beat')
    await place.time.pass(6)
    expect((await moveTypes()).filter((type) => type === 'beat')).toHaveLength(2)
    await lea.ask({ type: 'pause' })
    await place.time.pass(60)
    expect((await moveTypes()).at(-1)).toBe('pause')
  })

  it('ALL-3 stands still while the table is paused', async () => {
    await start()
    await place.time.pass(5)
    await lea.ask({ type: 'pause' })
    const left = timeLeft()
    expect(lea.visit.look().isRunning).toBe(false)
    await place.time.pass(600)
    expect(timeLeft()).toBe(left)
    await lea.ask({ type: 'resume' })
    await place.time.pass(left / 1000 - 0.1)
    expect(phase()).toBe('draw')
    await place.time.pass(0.1)
    expect(phase()).not.toBe('draw')
  })

  it('moves the bots', async () => {
    place = newPlace(toyShelf)
    host = place.newHost()
    code = await host.create()
    lea = await place.sit(host, code, 'Léa')
    for (let bots = 0; bots < 3; bots++) await lea.ask({ type: 'bot', level: 'sharp' })
    await lea.ask({ type: 'choose', game: 'toy', options: { rounds: 10, hasTeams: false } })
    await start()
    for (let minutes = 0; minutes < 60 && lea.view.status === 'playing'; minutes++) await place.time.pass(60)
    expect(lea.view.status).toBe('over')
    const byBots = (await place.decisions(code)).flatMap(({ events }) =>
      events.filter((event) => event.type === 'played' && event.by.kind === 'seat'),
    )
    expect(byBots.length).toBeGreaterThan(20)
    expect(place.reported).toEqual([])
  })

  it.each([
    { type: 'refused', refusal: { rule: 'ALL-8', code: 'nothing-due' } },
    // A move without effect is accepted and not logged.
    { type: 'done' },
  ] as const)('does not ask over and over for what is $type in vain, nor once it is stopped', async (answer) => {
    const asked: string[] = []
    const state = { clock: { elapsed: 0, since: place.time.now() }, lastHeard: place.time.now() }
    const ask = async ({ type }: { type: string }) => {
      asked.push(type)
      if (asked.length === 6) timer.stop()
      return answer
    }
    const dues = () => [1000, 2000, 2001, 12_000].map((at) => ({ at }))
    const timer = new TableTimer(
      { state, version: 1, ask } as never,
      { time: place.time, waits: WAITS, machine: { dues } } as never,
      () => ({ people: new Set() }),
    )
    timer.reschedule()
    await place.time.pass(20)
    expect(asked).toEqual(['tick', 'tick', 'tick', 'beat', 'tick', 'beat'])
    // It was stopped while the last move was being processed.
    await place.time.pass(20)
    expect(asked).toHaveLength(6)
  })

  /** A timer over a fake table that records the clock's moves: a beat succeeds, a tick fails. */
  const clockOver = (dues: () => { at: Instant }[]) => {
    const asked: string[] = []
    const table = {
      state: { clock: { elapsed: 0, since: place.time.now() }, lastHeard: place.time.now() },
      version: 1,
      ask: async ({ type }: { type: string }) => {
        asked.push(type)
        if (type === 'tick') return { type: 'trouble' }
        table.version += 1
        table.state.lastHeard = place.time.now()
        return { type: 'done' }
      },
    }
    const deps = { time: place.time, waits: WAITS, machine: { dues }, report: () => {} }
    new TableTimer(table as never, deps as never, () => ({ people: new Set() })).reschedule()
    return asked
  }

  it('writes its heartbeats even if the game throws in `due`', async () => {
    const asked = clockOver(stumble)
    await place.time.pass(16)
    expect(asked).toEqual(['beat', 'beat', 'beat'])
  })

  it('retries a failing tick once a second, and writes its heartbeats in between', async () => {
    const asked = clockOver(() => [{ at: 1000 as Instant }])
    await place.time.pass(6)
    expect(asked).toEqual(['tick', 'tick', 'tick', 'tick', 'tick', 'beat', 'tick'])
  })
})

it('ALL-7 a bot that throws is reported, and stops neither the clock nor the updates', async () => {
  const shelf = new Map(
    [...place.shelf].map(([id, { game, world }]) => [id, { game: { ...game, bot: stumble }, world }]),
  )
  host = place.newHost({ shelf })
  code = await host.create()
  lea = await place.sit(host, code, 'Léa')
  await lea.ask({ type: 'bot', level: 'gentle' })
  expect(await start()).toEqual({ type: 'done' })
  expect(lea.view.status).toBe('playing')
  expect(place.reported.map(String)).toContain('Error: bots have no feet')
  expect(phase()).toBe('draw')
  await place.time.pass(15)
  expect(phase()).not.toBe('draw')
})

describe('after a crash', () => {
  const crash = async () => {
    await place.crash()
    await place.time.pass(3600)
    return place.newHost()
  }

  it('the clock continues from the last decision', async () => {
    await start()
    await place.time.pass(7)
    const before = timeLeft()
    const again = await crash()
    lea = await place.come(again, code, 'Léa')
    tom = await place.come(again, code, 'Tom')
    expect(phase()).toBe('draw')
    expect(timeLeft() - before).toBeGreaterThanOrEqual(0)
    expect(timeLeft() - before).toBeLessThanOrEqual(5000)
    await place.time.pass(timeLeft() / 1000)
    expect(phase()).not.toBe('draw')
  })

  it('a paused table stays paused', async () => {
    await start()
    await lea.ask({ type: 'pause' })
    const before = timeLeft()
    lea = await place.come(await crash(), code, 'Léa')
    expect([lea.view.status, timeLeft()]).toEqual(['paused', before])
  })

  it('a game without any person is paused', async () => {
    await start()
    const onlooker = await place.come(await crash(), code, undefined)
    await place.time.pass(7.9)
    expect(onlooker.view.status).toBe('playing')
    await place.time.pass(0.2)
    expect(onlooker.view.status).toBe('paused')
  })
})

describe('a person who disconnects', () => {
  it('counts as present for eight seconds: a reload goes unnoticed', async () => {
    const isTomThere = () => lea.view.seats[1]?.isPresent
    tom.visit.leave()
    await place.time.pass(7)
    expect(isTomThere()).toBe(true)
    tom = await place.come(host, code, 'Tom')
    await place.time.pass(60)
    expect(isTomThere()).toBe(true)
    const phone = await place.come(host, code, 'Tom')
    tom.visit.leave()
    await place.time.pass(60)
    expect(isTomThere()).toBe(true)
    phone.visit.leave()
    await place.time.pass(5)
    const reloaded = await place.come(host, code, 'Tom')
    reloaded.visit.leave()
    await place.time.pass(7)
    expect(isTomThere()).toBe(true)
    await place.time.pass(1)
    expect(isTomThere()).toBe(false)
  })

  it('ALL-6 as the last one pauses the game', async () => {
    await start()
    const onlooker = await place.come(host, code, undefined)
    lea.visit.leave()
    tom.visit.leave()
    await place.time.pass(7)
    expect(onlooker.view.status).toBe('playing')
    await place.time.pass(2)
    expect(onlooker.view.status).toBe('paused')
    expect(onlooker.view.pausedBy).toBeUndefined()
    tom = await place.come(host, code, 'Tom')
    expect(await tom.ask({ type: 'resume' })).toEqual({ type: 'done' })
    expect(onlooker.view.status).toBe('playing')
  })

  it('ALL-6 or stands up as the last one pauses it too', async () => {
    await start()
    await tom.ask({ type: 'stand' })
    await place.time.pass(10)
    expect(lea.view.status).toBe('playing')
    await lea.ask({ type: 'stand' })
    await place.time.pass(0)
    expect(lea.view.status).toBe('paused')
  })

  it('ALL-6 finds the seat that a bot kept', async () => {
    await start()
    tom.visit.leave()
    await place.time.pass(8)
    await lea.ask({ type: 'hand-over', seat: 's2' as SeatId, to: 'gentle' })
    expect(lea.view.seats[1]?.holder).toBe('bot')
    tom = await place.come(host, code, 'Tom')
    expect([tom.view.me, tom.view.seats[1]?.holder, tom.view.seats[1]?.isPresent]).toEqual(['s2', 'person', true])
  })

  it('ALL-6 after giving the seat to a bot finds the bot there, and takes the seat back by asking', async () => {
    await start()
    await tom.ask({ type: 'hand-over', seat: 's2' as SeatId, to: 'gentle' })
    tom.visit.leave()
    tom = await place.come(host, code, 'Tom')
    expect([tom.view.me, tom.view.seats[1]?.holder, tom.view.onlookers]).toEqual([undefined, 'bot', 1])
    expect(await tom.ask({ type: 'take-back' })).toEqual({ type: 'done' })
    expect([tom.view.me, tom.view.seats[1]?.holder, tom.view.onlookers]).toEqual(['s2', 'person', 0])
  })

  it('no longer counts as a spectator; a device without a secret is a screen', async () => {
    const [one, other] = [await place.come(host, code, undefined), await place.come(host, code, 'Nina')]
    const unseated = () => [lea.view.onlookers, lea.view.screens]
    expect(unseated()).toEqual([1, 1])
    await other.ask({ type: 'sit', name: 'Nina' })
    expect(unseated()).toEqual([0, 1])
    one.visit.leave()
    one.visit.leave()
    expect(unseated()).toEqual([0, 0])
  })
})

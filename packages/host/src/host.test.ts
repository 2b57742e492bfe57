import { makeShelf } from '@tablee/game-kit/make-shelf.ts'
import { GAMES } from '@tablee/games/shelf.ts'
import type { Decision, SeatId } from '@tablee/kernel'
import type { TableCode, TableLog } from '@tablee/log'
import { beforeEach, describe, expect, it } from 'vitest'
import { drawCode, readCode } from './random.ts'
import { type Guest, keyOf, newPlace } from './testing/trial-table.ts'

let place: ReturnType<typeof newPlace>
beforeEach(() => {
  place = newPlace()
})

describe('codes', () => {
  it('are drawn from unambiguous signs, and parsed in any letter case', () => {
    const drawn = Array.from({ length: 500 }, () => drawCode(4))
    for (const code of drawn) expect(code).toMatch(/^[2-9B-DF-HJKMNP-TV-Z]{4}$/)
    expect(new Set(drawn.join('')).size).toBe(28)
    expect(readCode(' k7mp ')).toBe('K7MP')
  })

  it.each([
    '',
    'BCD',
    'BCDFGHJKM',
    'BB0D',
    'BBOD',
    'BB1D',
    'BBID',
    'BBLD',
    'BBUD',
    'BBAD',
    'BB D',
    'ÇBCD',
    'BB\u0000D',
  ])('« %s » is not a code', (raw) => {
    expect(readCode(raw)).toBeUndefined()
  })

  it('have five signs after two taken codes in a row', async () => {
    const lengths: number[] = []
    const draw = (length: number) => {
      lengths.push(length)
      return ['AAAA', 'AAAA', 'BBBB', 'AAAA', 'BBBB', 'CCCCC'][lengths.length - 1] as string
    }
    const host = place.newHost({ draw })
    expect([await host.create(), await host.create(), await host.create()]).toEqual(['AAAA', 'BBBB', 'CCCCC'])
    expect(lengths).toEqual([4, 4, 4, 4, 4, 5])
  })

  it('that were never drawn open no table', async () => {
    const host = place.newHost()
    expect(await host.open('ZZZZ' as TableCode)).toBeUndefined()
    expect(host.openTables).toBe(0)
  })
})

describe('a table', () => {
  it('is opened once for concurrent visitors', async () => {
    const host = place.newHost()
    const code = await host.create()
    const [one, other] = await Promise.all([host.open(code), host.open(code)])
    expect(one).toBe(other)
    expect(host.openTables).toBe(1)
  })

  it('without visitors leaves memory after a minute, and reopens unchanged', async () => {
    const host = place.newHost()
    const code = await host.create()
    const lea = await place.sit(host, code, 'Léa')
    await place.time.pass(300)
    expect(host.openTables).toBe(1)
    lea.visit.leave()
    await place.time.pass(59)
    expect(host.openTables).toBe(1)
    await place.time.pass(1)
    expect(host.openTables).toBe(0)
    expect((await place.come(host, code, 'Léa')).view.seats).toMatchObject([{ name: 'Léa', isPresent: true }])
  })

  it('that was opened and never visited leaves memory too', async () => {
    const host = place.newHost()
    await host.open(await host.create())
    await place.time.pass(60)
    expect(host.openTables).toBe(0)
  })

  it('is glanced at without loading its game, and looks as its visitor will see it', async () => {
    const host = place.newHost()
    const code = await host.create()
    const lea = await place.sit(host, code, 'Léa')
    await place.sit(host, code, 'Tom')
    await lea.ask({ type: 'start' })
    await place.time.pass(3)
    const { view, now } = lea.visit.look()
    await place.crash()
    await place.time.pass(3600)

    const bare = place.newHost({ shelf: makeShelf(GAMES, () => ({})) })
    const written = await place.log.version(code)
    const glance = await bare.glance(code, keyOf('Léa'))
    expect(glance).toEqual({ view, now: expect.any(Number), isRunning: false })
    // The hour without a server does not count.
    expect(glance?.now).toBeLessThanOrEqual(now)
    expect([await place.log.version(code), bare.openTables]).toEqual([written, 0])
    expect((await bare.glance(code, keyOf('Zoé')))?.view.me).toBeUndefined()
    expect(await bare.glance('ZZZZ' as TableCode, keyOf('Léa'))).toBeUndefined()
  })

  it('ALL-11 ends the intro of a game in time, also after a crash, and begins the first wait then', async () => {
    const host = place.newHost()
    const code = await host.create()
    const lea = await place.sit(host, code, 'Léa')
    await place.sit(host, code, 'Tom')
    await lea.ask({ type: 'start', intro: 'any' })
    await place.time.pass(5)
    expect(lea.view.play?.intro).toMatchObject({ lasts: 12 })
    await place.crash()
    await place.time.pass(3600)

    const next = place.newHost()
    const [again] = await Promise.all([place.come(next, code, 'Léa'), place.come(next, code, 'Tom')])
    expect(again.view.play?.intro).toMatchObject({ lasts: 12 })
    const { endsAt } = again.view.play?.intro ?? { endsAt: 0 }
    await place.time.pass(12)
    expect(again.view.status).toBe('playing')
    expect(again.view.play?.intro).toBeUndefined()
    expect(again.visit.look().now).toBeGreaterThanOrEqual(endsAt)
  })

  it('leaves no timer behind once the host is closed', async () => {
    const host = place.newHost()
    const code = await host.create()
    const lea = await place.sit(host, code, 'Léa')
    const tom = await place.sit(host, code, 'Tom')
    await lea.ask({ type: 'start' })
    tom.visit.leave()
    await host.close()
    lea.visit.leave()
    expect([place.time.waiting, host.openTables]).toEqual([0, 0])
  })

  it('unused for ninety days is deleted at the start or within a day', async () => {
    const host = place.newHost()
    const code = await host.create()
    await place.time.pass(89 * 86_400)
    expect(await place.log.version(code)).toBe(1)
    await place.time.pass(2 * 86_400)
    expect(await place.log.version(code)).toBe(0)

    const other = await host.create()
    await place.time.pass(85 * 86_400)
    // The log has to confirm that the time has passed: the system date alone does not count.
    const younger = await host.create()
    await host.close()
    await place.time.pass(15 * 86_400)
    expect(await place.log.version(other)).toBe(1)
    place.newHost()
    await place.time.pass(0)
    expect([await place.log.version(other), await place.log.version(younger)]).toEqual([0, 1])
  })
})

describe('a replay', () => {
  let lea: Guest
  let host: ReturnType<typeof place.newHost>
  let code: TableCode
  /** Two bots play as captains; the people only watch. */
  const play = async () => {
    await lea.ask({ type: 'start' })
    for (let minutes = 0; minutes < 60 && lea.view.status === 'playing'; minutes++) await place.time.pass(60)
    expect(lea.view.status).toBe('over')
  }
  beforeEach(async () => {
    host = place.newHost()
    code = await host.create()
    lea = await place.sit(host, code, 'Léa')
    for (let bots = 0; bots < 3; bots++) await lea.ask({ type: 'bot', level: 'sharp' })
    await lea.ask({ type: 'captain', seat: 's3' as SeatId })
  })

  it('ALL-5 has the whole game, its seed and the names of its start, once it is over', async () => {
    await lea.ask({ type: 'start' })
    await place.time.pass(20)
    expect(await host.replay(code, 1, keyOf('Léa'))).toBe('no-game')
    await lea.ask({ type: 'leave-game' })
    expect(await host.replay(code, 1, keyOf('Léa'))).toBe('no-game')

    await play()
    await lea.ask({ type: 'rename', name: 'Lila' })
    const replay = await host.replay(code, 2, keyOf('Léa'))
    if (typeof replay === 'string') throw new Error(replay)
    expect(replay).toMatchObject({ number: 2, game: lea.view.game, seed: lea.view.play?.seed })
    expect(replay.names).toMatchObject({ s1: 'Léa', s2: 'Pascale' })
    const decisions = await place.decisions(code)
    const second = decisions.findLastIndex(({ move }) => move.type === 'start')
    const played = decisions.slice(second).flatMap(({ events }) => events.filter(({ type }) => type === 'played'))
    expect(replay.steps).toHaveLength(played.length + 1)
    expect(replay.steps[0]).toMatchObject({ at: 0, events: [{ type: 'set-up' }] })
    const times = replay.steps.map(({ at }) => at)
    expect(times).toEqual([...times].sort((a, b) => a - b))
    expect(times[1]).toBeLessThan(15_000)
    expect(await host.replay(code, 1, keyOf('Léa'))).toBe('no-game')
    expect(await host.replay(code, 3, keyOf('Léa'))).toBe('no-game')
  })

  it('is read once for concurrent requests, one game at a time, and never for unfinished games', async () => {
    for (let games = 0; games < 2; games++) await play()
    let [reads, underWay, mostUnderWay] = [0, 0, 0]
    const read: TableLog<Decision>['read'] = async function* (...from) {
      reads += 1
      mostUnderWay = Math.max(mostUnderWay, ++underWay)
      try {
        yield* place.log.read(...from)
      } finally {
        underWay -= 1
      }
    }
    const counted = place.newHost({ log: Object.assign(Object.create(place.log), { read }) })
    await counted.open(code)
    reads = 0
    await Promise.all([1, 2, 1, 2, 1].map((number) => counted.replay(code, number, 'anybody')))
    expect([reads, mostUnderWay]).toEqual([2, 1])
    await counted.replay(code, 1, 'anybody')
    expect(reads).toBe(3)
    await counted.replay(code, 3, 'anybody')
    expect(reads).toBe(3)
  })

  it('ALL-5 is for people who held a seat in that game, not for later holders of the seat', async () => {
    const tom = await place.sit(host, code, 'Tom')
    await play()
    await tom.ask({ type: 'stand' })
    await place.sit(host, code, 'Ève')
    expect(await host.replay(code, 1, keyOf('Tom'))).toMatchObject({ number: 1 })
    expect(await host.replay(code, 1, keyOf('Ève'))).toBe('not-seated')
  })

  it('reads only the decisions of its own game', async () => {
    for (let games = 0; games < 3; games++) await play()
    const ranges: unknown[][] = []
    const read: TableLog<Decision>['read'] = (...from) => {
      ranges.push(from)
      return place.log.read(...from)
    }
    const watched = place.newHost({ log: Object.assign(Object.create(place.log), { read }) })
    await watched.open(code)
    ranges.length = 0
    await watched.replay(code, 2, 'anybody')
    const decisions = await place.decisions(code)
    const versions = (type: string) =>
      decisions.flatMap(({ events }, nth) => (events.some((event) => event.type === type) ? [nth + 1] : []))
    expect(ranges).toEqual([[code, (versions('started')[1] ?? 0) - 1, versions('ended')[1]]])
  })

  it('that failed to read does not block the next one', async () => {
    await play()
    let faults = 0
    const read: TableLog<Decision>['read'] = (...from) => {
      if (faults-- > 0) throw new Error('disk gone')
      return place.log.read(...from)
    }
    const faulty = place.newHost({ log: Object.assign(Object.create(place.log), { read }) })
    await faulty.open(code)
    faults = 1
    await expect(faulty.replay(code, 1, 'anybody')).rejects.toThrow('disk gone')
    expect(await faulty.replay(code, 1, 'anybody')).toMatchObject({ number: 1 })
  })
})

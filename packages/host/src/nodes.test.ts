import type { ServerTime } from '@tablee/kernel'
import { toyShelf } from '@tablee/kernel/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Host } from './host.ts'
import type { Gossip } from './presence/gossip.ts'
import { type Guest, newPlace } from './testing/trial-table.ts'

let place: ReturnType<typeof newPlace>
let gossip: Gossip
let one: Host
let other: Host
let code: Awaited<ReturnType<Host['create']>>
let lea: Guest
let tom: Guest
beforeEach(async () => {
  place = newPlace(toyShelf)
  gossip = place.gossip.join()
  one = place.newHost({ gossip })
  other = place.newNode()
  code = await one.create()
  lea = await place.sit(one, code, 'Léa')
  tom = await place.sit(other, code, 'Tom')
  await place.time.pass(0)
})

const here = ({ view }: Guest) => view.seats.map(({ isPresent }) => isPresent)
const decided = async (type: string) => (await place.decisions(code)).filter(({ move }) => move.type === type).length
const turns = ({ view }: Guest) => (view.play?.view as { turns: number } | undefined)?.turns

describe('a person connected to another node', () => {
  it('counts as present at once, and for as long as they stay connected', async () => {
    expect([here(lea), here(tom)]).toEqual([
      [true, true],
      [true, true],
    ])
    await place.time.pass(60)
    expect([here(lea), here(tom)]).toEqual([
      [true, true],
      [true, true],
    ])
  })

  it('who disconnects is absent for all nodes after eight seconds, not before', async () => {
    tom.visit.leave()
    await place.time.pass(7.9)
    expect(here(lea)).toEqual([true, true])
    await place.time.pass(0.2)
    expect(here(lea)).toEqual([true, false])
  })

  it('whose node crashes has eight seconds to reconnect here unnoticed', async () => {
    place.gossip.disconnect(gossip)
    const seen: boolean[][] = []
    await place.come(other, code, 'Nina', () => seen.push(here(tom)))
    await place.time.pass(6)
    const again = await place.come(other, code, 'Léa')
    await place.time.pass(60)
    expect(again.view.me).toBe('s1')
    expect(seen.length).toBeGreaterThan(0)
    for (const each of seen) expect(each).toEqual([true, true])
  })

  it('whose node crashes and who does not reconnect is absent', async () => {
    place.gossip.disconnect(gossip)
    await place.time.pass(8.1)
    expect(here(tom)).toEqual([false, true])
  })

  it('without a seat is counted too, once', async () => {
    await place.come(one, code, 'Nina')
    const screen = await place.come(other, code, undefined)
    await place.time.pass(0)
    const unseated = () => [lea, tom].map(({ view }) => [view.onlookers, view.screens])
    expect(unseated()).toEqual([
      [1, 1],
      [1, 1],
    ])
    await place.time.pass(30)
    screen.visit.leave()
    await place.time.pass(0)
    expect(unseated()).toEqual([
      [1, 0],
      [1, 0],
    ])
  })

  it('keeps the game running; it pauses once, when the last person has left every node', async () => {
    await lea.ask({ type: 'start' })
    const screen = await place.come(one, code, undefined)
    lea.visit.leave()
    await place.time.pass(30)
    expect(screen.view.status).toBe('playing')
    tom.visit.leave()
    await place.time.pass(9)
    expect(screen.view.status).toBe('paused')
    expect(await decided('pause')).toBe(1)
  })

  it('ALL-10 has the host’s rights on every node while the host is away', async () => {
    expect(await tom.ask({ type: 'bot', level: 'gentle' })).toMatchObject({ refusal: { code: 'host-only' } })
    lea.visit.leave()
    await place.time.pass(9)
    expect(await tom.ask({ type: 'bot', level: 'gentle' })).toEqual({ type: 'done' })
  })
})

describe('what every node attempts happens once', () => {
  it('ALL-7 a deadline', async () => {
    await lea.ask({ type: 'start' })
    await place.time.pass(15)
    expect([turns(lea), turns(tom)]).toEqual([1, 1])
    expect(await decided('tick')).toBe(1)
  })

  it('a heartbeat', async () => {
    await lea.ask({ type: 'start' })
    await place.time.pass(9)
    expect(await decided('beat')).toBe(1)
  })

  it('a whole game of bots, with the same views on both nodes', async () => {
    for (let bots = 0; bots < 2; bots++) await lea.ask({ type: 'bot', level: 'sharp' })
    await lea.ask({ type: 'start' })
    for (let minutes = 0; minutes < 60 && lea.view.status === 'playing'; minutes++) await place.time.pass(60)
    expect([lea.view.status, tom.view.status]).toEqual(['over', 'over'])
    expect(tom.view.evening).toEqual(lea.view.evening)
    expect(place.reported).toEqual([])
  })

  it('a code: when two nodes draw the same one, one of them draws again', async () => {
    const codes = ['K7MP', 'K7MP', 'R3TZ']
    const draw = () => codes.shift() ?? 'ZZZZZ'
    const [first, second] = [place.newNode({ draw }), place.newNode({ draw })]
    expect((await Promise.all([first.create(), second.create()])).sort()).toEqual(['K7MP', 'R3TZ'])
  })
})

describe('time', () => {
  it('keeps running when a node opens a table that another one serves', async () => {
    await lea.ask({ type: 'start' })
    await place.time.pass(7)
    const before = lea.visit.look().now
    const third = await place.come(place.newNode(), code, 'Nina')
    expect(third.visit.look().now).toBe(before)
    expect(await decided('wake')).toBe(1)
  })

  it('continues from the last decision when no node served the table', async () => {
    await lea.ask({ type: 'start' })
    await place.time.pass(7)
    const before = lea.visit.look().now
    await place.crash()
    await place.time.pass(3600)
    const [first, second] = await Promise.all(
      [place.newNode(), place.newNode()].map((node, at) => place.come(node, code, at === 0 ? 'Léa' : 'Tom')),
    )
    for (const guest of [first, second] as Guest[])
      expect(before - (guest.visit.look().now as number)).toBeLessThanOrEqual(5000)
    await place.time.pass(0)
    expect(second?.visit.look().now).toBe(first?.visit.look().now)
  })

  it('never runs backwards on a node whose clock is behind', async () => {
    const late = { now: () => (place.time.now() - 60_000) as ServerTime, later: place.time.later }
    const nina = await place.sit(place.newNode({ time: late }), code, 'Nina')
    await lea.ask({ type: 'start' })
    await place.time.pass(6)
    expect(await nina.ask({ type: 'rename', name: 'Ninon' })).toEqual({ type: 'done' })
    await place.time.pass(3)
    expect(nina.visit.look().now).toBe(lea.visit.look().now)
    const stamps = (await place.decisions(code)).map(({ at }) => at)
    expect(stamps).toEqual(stamps.toSorted((a, b) => a - b))
    await place.time.pass(6)
    expect(turns(lea)).toBeGreaterThan(0)
  })
})

import type { Host } from '@tablee/host'
import { type Guest, newPlace, WAITS } from '@tablee/host/testing'
import type { SeatId } from '@tablee/kernel'
import { beforeEach, describe, expect, it } from 'vitest'
import { boxed } from './driver.ts'

/** Seconds: the grace period, then the game's own wait for an absent leader (LAU-24). */
const [UNSEEN, GRACE] = [WAITS.grace / 1000, 20]

let place: ReturnType<typeof newPlace>
let host: Host
let code: Awaited<ReturnType<Host['create']>>
let ana: Guest
let bob: Guest
let cleo: Guest
beforeEach(async () => {
  place = newPlace()
  host = place.newHost()
  code = await host.create()
  ana = await place.sit(host, code, 'Ana')
  bob = await place.sit(host, code, 'Bob')
  cleo = await place.sit(host, code, 'Cléo')
  await ana.ask({ type: 'choose', game: 'lauriers', options: boxed })
  await ana.ask({ type: 'start' })
})

const play = (guest: Guest, move: object) => guest.ask({ type: 'play', move })
const view = () => bob.view.play?.view as { phase: string; round: number; without?: { seats: string[]; at: number } }
const untilGoesOn = () => (view().without?.at ?? Number.NaN) - bob.visit.look().now

/** Ana leads, and is at the desk phase. */
const atDesk = async () => {
  await play(ana, { type: 'draw', box: 0 })
  await play(ana, { type: 'pick', nth: 0 })
  await play(bob, { type: 'hand-in', round: 1, text: 'Un oiseau' })
  await play(cleo, { type: 'hand-in', round: 1, text: 'Une danse' })
  expect(view().phase).toBe('desk')
}

describe('a leader who disconnects', () => {
  it('LAU-24 is waited for as long as the game says, counted from the end of the grace period', async () => {
    await atDesk()
    ana.visit.leave()
    await place.time.pass(UNSEEN - 0.1)
    expect(view().without).toBeUndefined()
    await place.time.pass(0.1)
    expect([view().without?.seats, untilGoesOn()]).toEqual([['s1'], GRACE * 1000])
    await place.time.pass(GRACE - 0.1)
    expect(view().phase).toBe('desk')
    await place.time.pass(0.1)
    expect(view()).toMatchObject({ phase: 'read', round: 1 })
    expect(place.reported).toEqual([])
  })

  it('LAU-24 ALL-6 who is back in time is waited for normally, and again in full at the next absence', async () => {
    await atDesk()
    ana.visit.leave()
    await place.time.pass(UNSEEN + GRACE - 1)
    ana = await place.come(host, code, 'Ana')
    expect(view().without).toBeUndefined()
    await place.time.pass(GRACE)
    expect(view().phase).toBe('desk')
    ana.visit.leave()
    await place.time.pass(UNSEEN)
    expect(untilGoesOn()).toBe(GRACE * 1000)
  })

  it('LAU-24 who gives up the seat is not waited for', async () => {
    await atDesk()
    await ana.ask({ type: 'stand' })
    await place.time.pass(0)
    expect(view().phase).toBe('read')
  })

  it('ALL-3 is waited for the remaining time after a pause', async () => {
    await atDesk()
    ana.visit.leave()
    await place.time.pass(UNSEEN + 5)
    await bob.ask({ type: 'pause' })
    await place.time.pass(300)
    expect(untilGoesOn()).toBe((GRACE - 5) * 1000)
    await bob.ask({ type: 'resume' })
    await place.time.pass(GRACE - 5.1)
    expect(view().phase).toBe('desk')
    await place.time.pass(0.1)
    expect(view().phase).toBe('read')
  })

  it('ALL-6 whose seat a bot takes counts as present', async () => {
    await atDesk()
    ana.visit.leave()
    await place.time.pass(UNSEEN)
    await bob.ask({ type: 'hand-over', seat: 's1' as SeatId, to: 'gentle' })
    expect(view().without).toBeUndefined()
  })

  it('LAU-24 is waited for in full again after a server restart', async () => {
    await atDesk()
    ana.visit.leave()
    await place.time.pass(UNSEEN + GRACE - 1)
    await place.crash()
    const again = place.newHost()
    bob = await place.come(again, code, 'Bob')
    cleo = await place.come(again, code, 'Cléo')
    expect(untilGoesOn()).toBe(GRACE * 1000)
    await place.time.pass(GRACE - 0.1)
    expect(view().phase).toBe('desk')
    await place.time.pass(0.1)
    expect(view().phase).toBe('read')
  })

  it('LAU-5 LAU-24 before the card is drawn passes the role on, once around the table at most', async () => {
    ana.visit.leave()
    cleo.visit.leave()
    await place.time.pass(UNSEEN + GRACE)
    expect(view()).toMatchObject({ phase: 'draw', round: 2 })
    // A person who does not play keeps the table from pausing.
    const dan = await place.sit(host, code, 'Dan')
    bob.visit.leave()
    await place.time.pass(UNSEEN)
    expect(dan.view.play?.view).not.toHaveProperty('without')
    await place.time.pass(GRACE)
    expect(dan.view.play?.view).toMatchObject({ phase: 'draw', round: 2 })
  })
})

describe('a bot as leader', () => {
  it('LAU-6 waits the same time for a writer who disconnects, however long nothing was written', async () => {
    await ana.ask({ type: 'hand-over', seat: 's1' as SeatId, to: 'gentle' })
    await place.time.pass(10)
    await play(bob, { type: 'hand-in', round: 1, text: 'Un oiseau' })
    await place.time.pass(60)
    cleo.visit.leave()
    await place.time.pass(UNSEEN + GRACE - 0.1)
    expect(view()).toMatchObject({ phase: 'write', round: 1 })
    await place.time.pass(0.1)
    // A round with one text is void (LAU-23).
    expect(view()).toMatchObject({ phase: 'results', round: 1 })
  })
})

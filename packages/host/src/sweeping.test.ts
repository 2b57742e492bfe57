import type { Milliseconds } from '@tablee/kernel'
import { beforeEach, describe, expect, it } from 'vitest'
import { newPlace } from './trial-table.ts'

const HOUR = 3600
const DAY = 24 * HOUR

let place: ReturnType<typeof newPlace>
let sweeps: number
beforeEach(() => {
  place = newPlace()
  sweeps = 0
})

/** The place's log, with a count of the sweeps. */
const counted = (): typeof place.log => ({
  append: (...entry) => place.log.append(...entry),
  read: (...from) => place.log.read(...from),
  version: (table) => place.log.version(table),
  follow: (...from) => place.log.follow(...from),
  expire: (before) => {
    sweeps += 1
    return place.log.expire(before)
  },
  close: () => place.log.close(),
})

describe('tables that nobody came back to', () => {
  it('are dropped after ninety days, and not before', async () => {
    const host = place.newHost()
    const code = await host.create()
    await place.time.pass(89 * DAY)
    expect(await place.log.version(code)).toBe(1)
    await place.time.pass(2 * DAY)
    expect(await place.log.version(code)).toBe(0)
    await host.close()
  })

  it('are dropped sooner where that was asked for', async () => {
    const host = place.newHost({ kept: (7 * DAY * 1000) as Milliseconds })
    const code = await host.create()
    await place.time.pass(6 * DAY)
    expect(await place.log.version(code)).toBe(1)
    await place.time.pass(2 * DAY)
    expect(await place.log.version(code)).toBe(0)
    await host.close()
  })

  it('are looked for at once where one host serves alone, then daily', async () => {
    const host = place.newHost({ log: counted() })
    expect(sweeps).toBe(1)
    await place.time.pass(3 * DAY + 1)
    expect(sweeps).toBe(4)
    await host.close()
    await place.time.pass(3 * DAY)
    expect(sweeps).toBe(4)
  })

  it('are looked for by one of many nodes, within an hour, then daily', async () => {
    const nodes = Array.from({ length: 20 }, () => place.newNode({ log: counted() }))
    expect(sweeps).toBe(0)
    await place.time.pass(HOUR)
    expect(sweeps).toBe(1)
    await place.time.pass(DAY + HOUR)
    expect(sweeps).toBe(2)
    await Promise.all(nodes.map((node) => node.close()))
    await place.time.pass(3 * DAY)
    expect(sweeps).toBe(2)
  })

  it('are looked for by a node that hears nobody all the same', async () => {
    const gossip = place.grapevine.join()
    place.grapevine.cut(gossip)
    const nodes = [place.newHost({ gossip, log: counted() }), place.newNode({ log: counted() })]
    await place.time.pass(HOUR)
    expect(sweeps).toBe(2)
    await Promise.all(nodes.map((node) => node.close()))
  })
})

import type { Decision, Milliseconds, ServerTime } from '@tablee/kernel'
import { openMemoryLog } from '@tablee/log'
import { beforeEach, describe, expect, it } from 'vitest'
import { newPlace } from './testing/trial-table.ts'

const HOUR = 3600
const DAY = 24 * HOUR

let place: ReturnType<typeof newPlace>
let sweeps: number
beforeEach(() => {
  place = newPlace()
  sweeps = 0
})

/** The place's log, with a count of the expiry runs. */
const counted = (): typeof place.log => {
  const lastTouched: typeof place.log.lastTouched = (until) => {
    sweeps += 1
    return place.log.lastTouched(until)
  }
  return Object.assign(Object.create(place.log), { lastTouched })
}

describe('unused tables', () => {
  it('are deleted after ninety days, not before', async () => {
    const host = place.newHost()
    const code = await host.create()
    await place.time.pass(89 * DAY)
    expect(await place.log.version(code)).toBe(1)
    await place.time.pass(2 * DAY)
    expect(await place.log.version(code)).toBe(0)
    await host.close()
  })

  it('are deleted sooner when configured so', async () => {
    const host = place.newHost({ kept: (7 * DAY * 1000) as Milliseconds })
    const code = await host.create()
    await place.time.pass(6 * DAY)
    expect(await place.log.version(code)).toBe(1)
    await place.time.pass(2 * DAY)
    expect(await place.log.version(code)).toBe(0)
    await host.close()
  })

  /** The place's clock with a wrong date. */
  const ahead = (days: number) => ({ ...place.time, now: () => (place.time.now() + days * DAY * 1000) as ServerTime })

  it('are not deleted because of a wrong system date, however often the server restarts with it', async () => {
    const first = place.newHost()
    const code = await first.create()
    await first.close()
    const log = openMemoryLog<Decision>({ memory: place.memory, clock: ahead(100).now })
    for (let evening = 0; evening < 8; evening++) {
      const host = place.newHost({ log, time: ahead(100) })
      await host.create()
      await place.time.pass(DAY)
      await host.close()
    }
    expect(await place.log.version(code)).toBe(1)
  })

  it('are deleted only slightly too early when one node of many has a wrong date', async () => {
    const right = place.newHost()
    const early = await right.create()
    await place.time.pass(3 * DAY)
    const late = await right.create()
    await place.time.pass(79 * DAY)
    await right.create()
    const wrong = place.newHost({ time: ahead(1000) })
    await place.time.pass(1)
    expect([await place.log.version(early), await place.log.version(late)]).toEqual([0, 1])
    await Promise.all([right.close(), wrong.close()])
  })

  it('after a hundred days offline are deleted once the new date has lasted for nine days', async () => {
    const before = place.newHost()
    const code = await before.create()
    await before.close()
    await place.time.pass(100 * DAY)
    const after = place.newHost()
    await after.create()
    await place.time.pass(8 * DAY)
    expect(await place.log.version(code)).toBe(1)
    await place.time.pass(2 * DAY)
    expect(await place.log.version(code)).toBe(0)
    await after.close()
  })

  it('are searched at once by a single host, then daily', async () => {
    const host = place.newHost({ log: counted() })
    expect(sweeps).toBe(1)
    await place.time.pass(3 * DAY + 1)
    expect(sweeps).toBe(4)
    await host.close()
    await place.time.pass(3 * DAY)
    expect(sweeps).toBe(4)
  })

  it('are searched by one of many nodes, within an hour, then daily', async () => {
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

  it('are searched by a node that receives no gossip, too', async () => {
    const gossip = place.gossip.join()
    place.gossip.disconnect(gossip)
    const nodes = [place.newHost({ gossip, log: counted() }), place.newNode({ log: counted() })]
    await place.time.pass(HOUR)
    expect(sweeps).toBe(2)
    await Promise.all(nodes.map((node) => node.close()))
  })
})

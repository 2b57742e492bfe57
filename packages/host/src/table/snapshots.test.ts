import { GAMES } from '@tablee/games/shelf.ts'
import { type Decision, type TableState, tableMachine } from '@tablee/kernel'
import { toyShelf } from '@tablee/kernel/testing'
import { openMemoryLog, type TableCode, type TableLog, type Version } from '@tablee/log'
import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { type Guest, keyOf, newPlace } from '../testing/trial-table.ts'
import { findTable } from './find-table.ts'
import { readSnapshot, Snapshots } from './snapshots.ts'

let place: ReturnType<typeof newPlace>
beforeEach(() => {
  place = newPlace(toyShelf)
})

/** Plays games of bots, with one person watching, until the log has this many decisions. */
const playOn = async (lea: Guest, game: string, code: TableCode, decisions: number) => {
  const { defaults } = place.shelf.get(game)?.game ?? expect.unreachable()
  await lea.ask({ type: 'choose', game, options: defaults })
  while ((await place.log.version(code)) < decisions) {
    await lea.ask({ type: 'start' })
    for (let minutes = 0; minutes < 120 && lea.view.status === 'playing'; minutes++) {
      await place.time.pass(60)
      if ((await place.log.version(code)) >= decisions) return
    }
  }
}

const newTable = async (stamp = 'test') => {
  const host = place.newHost({ stamp })
  const code = await host.create()
  const lea = await place.sit(host, code, 'Léa')
  for (let bots = 0; bots < 3; bots++) await lea.ask({ type: 'bot', level: 'steady' })
  return { host, code, lea }
}

/** The place's log, with every range that was read. */
const watched = (log: TableLog<Decision> = place.log) => {
  const from: number[] = []
  const read: TableLog<Decision>['read'] = (table, after, until) => {
    from.push(after ?? 0)
    return log.read(table, after, until)
  }
  return { from, log: Object.assign(Object.create(log), { read }) as TableLog<Decision> }
}

describe('a snapshot', () => {
  it.each(GAMES)('of $id equals the state folded from the log', async ({ id }) => {
    place = newPlace()
    const { code, lea } = await newTable()
    await playOn(lea, id, code, 450)
    const snapshot = (await place.log.snapshot(code)) ?? expect.unreachable()
    expect(snapshot.version).toBeGreaterThanOrEqual(200)
    const machine = tableMachine(place.shelf)
    let state: TableState | undefined
    for await (const decision of place.log.read(code, 0 as Version, snapshot.version))
      state = machine.evolve(state, decision)
    expect(readSnapshot(snapshot.text)).toEqual(state)
  })

  it('and the decisions after it are all that opening a table reads', async () => {
    const { code, lea } = await newTable()
    await playOn(lea, 'toy', code, 450)
    const before = lea.view
    await place.crash()
    const { from, log } = watched()
    const again = place.newHost({ log })
    const found = await place.come(again, code, 'Léa')
    expect(from).toEqual([(await place.log.snapshot(code))?.version])
    expect(from[0]).toBeGreaterThanOrEqual(200)
    expect(found.view.play).toEqual(before.play)
  })

  it('with another stamp is ignored, and replaced at once', async () => {
    const { code, lea } = await newTable('old rules')
    await playOn(lea, 'toy', code, 250)
    await place.crash()
    const { from, log } = watched()
    await place.newHost({ log, stamp: 'new rules' }).open(code)
    expect(from).toEqual([0])
    expect(await place.log.snapshot(code)).toMatchObject({ stamp: 'new rules' })
  })

  it('of a very large state is not stored: parsing it would block the event loop, and the log is read in pages', async () => {
    const { code, lea } = await newTable()
    await playOn(lea, 'toy', code, 250)
    const kept = await place.log.snapshot(code)
    expect(kept).toBeDefined()
    const state = { ...JSON.parse(kept?.text ?? ''), padding: 'x'.repeat(600_000) }
    const asked: number[] = []
    const log = { keepSnapshot: async () => void asked.push(1) }
    const snapshots = new Snapshots(
      code,
      { log, stamp: 'test', report: () => {} },
      { version: 0 as Version, length: 0 },
      0,
    )
    snapshots.consider(state, 200 as Version, 1_000_000)
    expect(asked).toEqual([])
    snapshots.consider({ ...state, padding: '' }, 400 as Version, 2_000_000)
    expect(asked).toEqual([1])
  })

  it('of a large state is not stored again before the log has grown by a quarter of it, also after a restart', async () => {
    const asked: number[] = []
    const log = { keepSnapshot: async () => void asked.push(1) }
    const last = { version: 200 as Version, length: 400_000 }
    const snapshots = new Snapshots('K7MP' as TableCode, { log, stamp: 'test', report: () => {} }, last, 500_000)
    snapshots.consider({} as TableState, 400 as Version, 599_999)
    expect(asked).toEqual([])
    snapshots.consider({} as TableState, 400 as Version, 600_000)
    expect(asked).toEqual([1])
  })

  it('that can’t be read or stored is reported, and the players notice nothing', async () => {
    const { code, lea } = await newTable()
    await playOn(lea, 'toy', code, 250)
    await place.crash()
    const log = Object.assign(Object.create(place.log), {
      snapshot: async () => ({ version: 200, stamp: 'test', text: '{' }),
      keepSnapshot: async () => {
        throw new Error('disk full')
      },
    })
    const host = place.newHost({ log })
    const again = await place.come(host, code, 'Léa')
    expect(await again.ask({ type: 'rename', name: 'Lou' })).toEqual({ type: 'done' })
    expect(place.reported.map(String)).toEqual([expect.stringContaining('JSON'), 'Error: disk full'])
  })
})

describe('a table’s quota', () => {
  const heavy = { type: 'refused', refusal: { rule: 'ALL-4', code: 'table-heavy' } }

  it('ALL-4 once reached, no game starts and no deck is accepted, and the game in progress continues to its end', async () => {
    const host = place.newHost({ quota: { full: 3000, brim: 1_000_000 } })
    const code = await host.create()
    const lea = await place.sit(host, code, 'Léa')
    for (let bots = 0; bots < 3; bots++) await lea.ask({ type: 'bot', level: 'steady' })
    await lea.ask({ type: 'choose', game: 'toy' })
    expect(await lea.ask({ type: 'start' })).toEqual({ type: 'done' })
    for (let minutes = 0; minutes < 120 && lea.view.status === 'playing'; minutes++) await place.time.pass(60)
    expect(lea.view.status).toBe('over')
    expect(await place.log.size(code)).toBeGreaterThan(3000)
    expect(await lea.ask({ type: 'start' })).toEqual(heavy)
    expect(await lea.ask({ type: 'rename', name: 'Lou' })).toEqual({ type: 'done' })
    const table = (await host.open(code)) ?? expect.unreachable()
    expect(await table.askBy(keyOf('Léa'), { type: 'use-deck', game: 'toy', text: '' })).toEqual(heavy)
  })

  it('ALL-4 at the upper limit people can only leave, nothing else is logged, and a restart keeps the limit', async () => {
    const { host, code, lea } = await newTable()
    await lea.ask({ type: 'rename', name: 'L'.repeat(20) })
    await host.close()
    const size = await place.log.size(code)
    const full = place.newHost({ quota: { full: size - 1, brim: size } })
    const again = await place.come(full, code, 'Léa')
    expect(await again.ask({ type: 'rename', name: 'Lou' }, 'move', true)).toEqual(heavy)
    for (let nth = 0; nth < 3; nth++)
      expect(await again.ask({ type: 'leave-game' }, `again ${nth}`, true)).toMatchObject({
        refusal: { code: 'no-game' },
      })
    expect(await place.log.size(code)).toBe(size)
    expect(await again.ask({ type: 'stand' })).toEqual({ type: 'done' })
  })

  it('reports to each device how many bytes its own moves wrote', async () => {
    const host = place.newHost()
    const code = await host.create()
    const table = (await host.open(code)) ?? expect.unreachable()
    const before = await place.log.size(code)
    const written: number[] = []
    const visit = await table.visit({
      key: keyOf('Léa'),
      onChange: () => {},
      onWritten: (bytes) => written.push(bytes),
    })
    await visit.ask({ type: 'sit', name: 'Léa' }, 'sit')
    await visit.ask({ type: 'rename', name: 'Zoé' }, 'rename')
    await visit.ask({ type: 'rename', name: '' }, 'refused')
    expect(written).toHaveLength(2)
    expect(written.reduce((sum, each) => sum + each, before)).toBe(await place.log.size(code))
  })
})

it('ALL-10 the visits are notified once the host of record has been away for ten minutes', async () => {
  const host = place.newHost()
  const code = await host.create()
  const ana = await place.sit(host, code, 'Ana')
  let changes = 0
  const bob = await place.come(host, code, 'Bob', () => {
    changes += 1
  })
  await bob.ask({ type: 'sit', name: 'Bob' })
  ana.visit.leave()
  await place.time.pass(590)
  expect(bob.view).toMatchObject({ host: 's2', hostOfRecord: 's1' })
  expect(await bob.ask({ type: 'lock', isLocked: true })).toMatchObject({ refusal: { code: 'host-of-record-only' } })
  changes = 0
  await place.time.pass(30)
  expect(changes).toBeGreaterThan(0)
  expect(bob.view.hostOfRecord).toBeUndefined()
  expect(await bob.ask({ type: 'lock', isLocked: true })).toEqual({ type: 'done' })
})

it('ALL-6 only a person who stood up during the game sees which seat was theirs', async () => {
  const host = place.newHost()
  const code = await host.create()
  const [ana, bob] = [await place.sit(host, code, 'Ana'), await place.sit(host, code, 'Bob')]
  await ana.ask({ type: 'choose', game: 'toy' })
  await ana.ask({ type: 'start' })
  expect(bob.view).toMatchObject({ me: 's2' })
  await bob.ask({ type: 'stand' })
  expect(bob.view).toMatchObject({ hadSeat: 's2', mayReturnTo: 's2' })
  expect(bob.view).not.toHaveProperty('me')
  const zoe = await place.come(host, code, 'Zoé')
  for (const view of [ana.view, zoe.view]) expect(view).not.toHaveProperty('hadSeat')
  await bob.ask({ type: 'sit', name: 'Bob' })
  expect(bob.view).not.toHaveProperty('hadSeat')
  await bob.ask({ type: 'stand' })
  await ana.ask({ type: 'leave-game' })
  expect(bob.view).not.toHaveProperty('hadSeat')
})

it('a table that the operator deletes is gone, and its visits are notified', async () => {
  const host = place.newHost()
  const code = await host.create()
  let changes = 0
  const ana = await place.come(host, code, 'Ana', () => {
    changes += 1
  })
  await ana.ask({ type: 'sit', name: 'Ana' })
  changes = 0
  expect(await host.drop(code)).toBe(true)
  expect([changes, ana.visit.isDropped]).toEqual([1, true])
  expect(await host.open(code)).toBeUndefined()
  expect(await host.drop(code)).toBe(false)
})

it('a table reopens unchanged from any snapshot', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 60 }), fc.constantFrom(...GAMES), async (at, { id }) => {
      place = newPlace()
      const { code, lea } = await newTable()
      await playOn(lea, id, code, 70)
      const machine = tableMachine(place.shelf)
      const tools = {
        machine,
        report: (error: unknown) => {
          throw error
        },
      }
      const whole = await findTable(code, { ...tools, log: place.log, stamp: undefined })
      const part = openMemoryLog<Decision>({ clock: place.time.now })
      let version = 0
      let state: TableState | undefined
      for await (const decision of place.log.read(code)) {
        await part.append(code, version as Version, decision)
        state = machine.evolve(state, decision)
        if (++version === at)
          await part.keepSnapshot(code, { version: at as Version, stamp: 'test', text: JSON.stringify(state) })
      }
      const resumed = await findTable(code, { ...tools, log: part, stamp: 'test' })
      expect(resumed).toMatchObject({ snapshot: { version: at }, version: whole?.version })
      expect(resumed?.state).toEqual(whole?.state)
    }),
    { numRuns: 12 },
  )
})

it('ALL-6 once another person has taken and left the seat, its first holder has no claim to it', async () => {
  const host = place.newHost()
  const code = await host.create()
  const [ana, bob] = [await place.sit(host, code, 'Ana'), await place.sit(host, code, 'Bob')]
  await ana.ask({ type: 'choose', game: 'toy' })
  await ana.ask({ type: 'start' })
  await bob.ask({ type: 'stand' })
  for (let seconds = 0; seconds < 3600 && !ana.view.seats[1]?.isFree; seconds += 10) await place.time.pass(10)
  const zoe = await place.come(host, code, 'Zoé')
  expect(await zoe.ask({ type: 'sit', name: 'Zoé', seat: 's2' as never })).toEqual({ type: 'done' })
  for (const _ of ['held', 'left']) {
    expect(bob.view).toMatchObject({ hadSeat: 's2' })
    expect(bob.view).not.toHaveProperty('mayReturnTo')
    await zoe.ask({ type: 'stand' })
  }
})

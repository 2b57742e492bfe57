import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { type Decision, tableMachine } from '@tablee/kernel'
import type { TableCode } from '@tablee/log'
import { openSqliteLog } from '@tablee/log/sqlite'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Host } from '../src/index.ts'
import { findTable } from '../src/table/find-table.ts'
import { readSnapshot } from '../src/table/snapshots.ts'
import { FakeTime } from '../src/testing/fake-time.ts'
import { Guest, keyOf, newPlace } from '../src/testing/trial-table.ts'
import type { Left } from './make.ts'

const here = new URL('./', import.meta.url).pathname
const versions = readdirSync(here, { withFileTypes: true }).flatMap((each) => (each.isDirectory() ? [each.name] : []))
const { shelf } = newPlace()

describe.each(versions)('the log file of version %s', (version) => {
  const unpack = (name: string) => gunzipSync(readFileSync(join(here, version, `${name}.gz`)))
  const left: Readonly<Record<string, Left>> = JSON.parse(unpack('left.json').toString())
  const tables = Object.entries(left) as [TableCode, Left][]
  let folder: string
  let time: FakeTime
  let reported: unknown[]
  const open = async () => {
    const log = await openSqliteLog<Decision>({ file: join(folder, 'tables.db'), clock: time.now })
    const host = new Host({ log, shelf, time, stamp: 'test', report: (error) => reported.push(error) })
    return { log, host }
  }
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'golden-'))
    writeFileSync(join(folder, 'tables.db'), unpack('tables.db'))
    time = new FakeTime()
    reported = []
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  it('has every decision', async () => {
    const { log, host } = await open()
    expect(await log.count()).toBe(tables.length)
    for (const [code, { decisions }] of tables) {
      expect(await log.version(code)).toBe(decisions)
      expect(await log.size(code)).toBeGreaterThan(100 * decisions)
    }
    await host.close()
    await log.close()
  })

  it('shows everybody what they saw last', async () => {
    const { log, host } = await open()
    for (const [code, { about, views }] of tables)
      for (const [name, before] of Object.entries(views)) {
        const { view } = (await host.glance(code, keyOf(name))) ?? expect.unreachable()
        // A glance knows nothing of presence, nor of the seat that a device had before.
        const { onlookers: _, screens: __, hadSeat: ____, mayReturnTo: _____, seats, host: acting, ...rest } = before
        expect(view, `${about}, ${name}`).toMatchObject(rest)
        expect(view.seats).toMatchObject(seats.map(({ isPresent: ___, ...seat }) => seat))
        expect(view.host === undefined).toBe(acting === undefined)
      }
    expect(reported).toEqual([])
    await host.close()
    await log.close()
  })

  it('replays the games that were over', async () => {
    const { log, host } = await open()
    for (const [code, { replays }] of tables)
      for (const [number, steps] of Object.entries(replays)) {
        const replay = await host.replay(code, Number(number), keyOf('Ana'))
        expect(replay).toMatchObject({ steps: { length: steps } })
      }
    await host.close()
    await log.close()
  })

  it('is played on, from the log and from a snapshot of any moment alike', async () => {
    const { log, host } = await open()
    const machine = tableMachine(shelf)
    for (const [code] of tables) {
      const found =
        (await findTable(code, { log, machine, stamp: undefined, report: () => {} })) ?? expect.unreachable()
      let whole: typeof found.state | undefined
      let resumed: typeof found.state | undefined
      let version = 0
      for await (const decision of log.read(code)) {
        whole = machine.evolve(whole, decision)
        resumed = machine.evolve(resumed && readSnapshot(JSON.stringify(resumed)), decision)
        version += 1
        if (version % 10 === 0) expect(resumed).toEqual(whole)
      }
      expect(resumed).toEqual(found.state)
    }
    const under = tables.filter(([, { views }]) => views['']?.status === 'playing')
    expect(under.length).toBeGreaterThan(5)
    for (const [code, { decisions }] of under) {
      const table = (await host.open(code)) ?? expect.unreachable()
      const ana = new Guest(await table.visit({ key: keyOf('Ana'), onChange: () => {} }))
      await time.pass(600)
      expect(await log.version(code)).toBeGreaterThan(decisions + 20)
      expect(ana.view.seats.length).toBeGreaterThan(2)
      ana.visit.leave()
    }
    expect(reported).toEqual([])
    await host.close()
    await log.close()
  })
})

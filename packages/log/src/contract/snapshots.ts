import { afterEach, beforeEach, expect, it } from 'vitest'
import { LogClosed, type Snapshot, type TableLog } from '../table-log.ts'
import type { ServerTime, TableCode } from '../units.ts'
import { all, appendAll, type LogFixture, type Note, note, notes, table, v } from './tools.ts'

const other = 'OTHER' as TableCode
const at = (version: number, text = `state ${version}`): Snapshot => ({ version: v(version), stamp: 'stamp é', text })

export const describeSnapshots = (newFixture: () => Promise<LogFixture>): void => {
  let fixture: LogFixture
  let log: TableLog<Note>
  const reported: unknown[] = []
  beforeEach(async () => {
    reported.length = 0
    fixture = await newFixture()
    log = await fixture.open({ clock: () => 1000 as ServerTime, report: (error) => reported.push(error) })
    await appendAll(log, table, 0, notes(10))
  })
  afterEach(() => fixture.remove())

  it('LOG-32 a snapshot is stored for its table only, and found through any log', async () => {
    expect(await log.snapshot(table)).toBeUndefined()
    await log.keepSnapshot(table, at(7))
    expect(await log.snapshot(table)).toEqual(at(7))
    expect(await (await fixture.open()).snapshot(table)).toEqual(at(7))
    expect(await log.snapshot(other)).toBeUndefined()
    expect(await all(log.read(table))).toEqual(notes(10))
    expect(await all(log.read(table, v(7)))).toEqual(notes(10).slice(7))
  })

  it('LOG-33 a newer snapshot replaces an older one, never the reverse', async () => {
    const second = await fixture.open()
    await log.keepSnapshot(table, at(4))
    await second.keepSnapshot(table, at(9))
    await log.keepSnapshot(table, at(6))
    expect(await log.snapshot(table)).toEqual(at(9))
    await Promise.all([second.keepSnapshot(table, at(10)), log.keepSnapshot(table, at(8))])
    expect((await log.snapshot(table))?.version).toBe(10)
  })

  it('LOG-34 a snapshot of a version that the log does not have is refused', async () => {
    await expect(log.keepSnapshot(table, at(11))).rejects.toThrow('no version 11')
    await expect(log.keepSnapshot(other, at(1))).rejects.toThrow('no version 1')
    expect(await log.snapshot(table)).toBeUndefined()
    await log.append(table, v(10), note('eleventh'))
    await log.keepSnapshot(table, at(11))
    expect(await log.snapshot(table)).toEqual(at(11))
  })

  it('LOG-35 a snapshot may have several megabytes', async () => {
    const large = at(10, 'é🎉\n"\\'.repeat(250_000))
    await log.keepSnapshot(table, large)
    expect(await (await fixture.open()).snapshot(table)).toEqual(large)
    // A shorter one replaces all parts of the longer one.
    await log.append(table, v(10), note('next'))
    await log.keepSnapshot(table, at(11, ''))
    expect(await log.snapshot(table)).toEqual(at(11, ''))
  })

  it.each([
    ['drop', () => log.drop(table)],
    ['expire', () => log.expire(2000 as ServerTime)],
  ])(
    'LOG-36 a snapshot is removed with its table (%s), and the next table of that code never gets it',
    async (_, away) => {
      await log.keepSnapshot(table, at(5))
      await away()
      expect(await log.snapshot(table)).toBeUndefined()
      await appendAll(log, table, 0, notes(8, 'anew'))
      expect(await log.snapshot(table)).toBeUndefined()
      // A lower version than that of the old table's snapshot.
      await log.keepSnapshot(table, at(3, 'anew'))
      expect(await log.snapshot(table)).toEqual(at(3, 'anew'))
      expect(reported).toEqual([])
    },
  )

  it('LOG-37 a damaged snapshot is reported and ignored; the next one is stored', async () => {
    await log.keepSnapshot(table, at(5))
    await fixture.corruptSnapshot()
    const again = await fixture.open({ report: (error) => reported.push(error) })
    expect(await again.snapshot(table)).toBeUndefined()
    expect(reported.map(String)).toEqual(['Error: the snapshot of table TABLE is damaged'])
    await again.keepSnapshot(table, at(6))
    expect(await again.snapshot(table)).toEqual(at(6))
  })

  it('LOG-38 closing waits for a snapshot in progress, and a closed log refuses snapshots', async () => {
    const keeping = log.keepSnapshot(table, at(5))
    await log.close()
    await keeping
    await expect(log.keepSnapshot(table, at(6))).rejects.toThrow(LogClosed)
    await expect(log.snapshot(table)).rejects.toThrow(LogClosed)
    await expect(log.size(table)).rejects.toThrow(LogClosed)
    await expect(log.count()).rejects.toThrow(LogClosed)
    await expect(log.drop(table)).rejects.toThrow(LogClosed)
    await expect(all(log.tables())).rejects.toThrow(LogClosed)
    expect(await (await fixture.open()).snapshot(table)).toEqual(at(5))
  })
}

import { afterEach, beforeEach, expect, it } from 'vitest'
import { LogClosed, type Snapshot, type TableLog } from '../table-log.ts'
import type { ServerTime, TableCode } from '../units.ts'
import { all, appendAll, type Note, note, notes, type Place, table, v } from './tools.ts'

const other = 'OTHER' as TableCode
const at = (version: number, text = `state ${version}`): Snapshot => ({ version: v(version), stamp: 'stamp é', text })

export const describeSnapshots = (newPlace: () => Promise<Place>): void => {
  let place: Place
  let log: TableLog<Note>
  const reported: unknown[] = []
  beforeEach(async () => {
    reported.length = 0
    place = await newPlace()
    log = await place.open({ clock: () => 1000 as ServerTime, report: (error) => reported.push(error) })
    await appendAll(log, table, 0, notes(10))
  })
  afterEach(() => place.remove())

  it('LOG-32 a snapshot is kept, of its table alone, and found through any log', async () => {
    expect(await log.snapshot(table)).toBeUndefined()
    await log.keepSnapshot(table, at(7))
    expect(await log.snapshot(table)).toEqual(at(7))
    expect(await (await place.open()).snapshot(table)).toEqual(at(7))
    expect(await log.snapshot(other)).toBeUndefined()
    expect(await all(log.read(table))).toEqual(notes(10))
    expect(await all(log.read(table, v(7)))).toEqual(notes(10).slice(7))
  })

  it('LOG-33 a newer snapshot replaces an older one, and an older one nothing', async () => {
    const second = await place.open()
    await log.keepSnapshot(table, at(4))
    await second.keepSnapshot(table, at(9))
    await log.keepSnapshot(table, at(6))
    expect(await log.snapshot(table)).toEqual(at(9))
    await Promise.all([second.keepSnapshot(table, at(10)), log.keepSnapshot(table, at(8))])
    expect((await log.snapshot(table))?.version).toBe(10)
  })

  it('LOG-34 a snapshot of a version that the log has not is refused', async () => {
    await expect(log.keepSnapshot(table, at(11))).rejects.toThrow('no version 11')
    await expect(log.keepSnapshot(other, at(1))).rejects.toThrow('no version 1')
    expect(await log.snapshot(table)).toBeUndefined()
    await log.append(table, v(10), note('eleventh'))
    await log.keepSnapshot(table, at(11))
    expect(await log.snapshot(table)).toEqual(at(11))
  })

  it('LOG-35 a snapshot may have megabytes', async () => {
    const large = at(10, 'é🎉\n"\\'.repeat(250_000))
    await log.keepSnapshot(table, large)
    expect(await (await place.open()).snapshot(table)).toEqual(large)
    // Shorter, over what the longer one left.
    await log.append(table, v(10), note('next'))
    await log.keepSnapshot(table, at(11, ''))
    expect(await log.snapshot(table)).toEqual(at(11, ''))
  })

  it.each([
    ['drop', () => log.drop(table)],
    ['expire', () => log.expire(2000 as ServerTime)],
  ])('LOG-36 a snapshot goes with its table (%s), and the next table of its code never sees it', async (_, away) => {
    await log.keepSnapshot(table, at(5))
    await away()
    expect(await log.snapshot(table)).toBeUndefined()
    await appendAll(log, table, 0, notes(8, 'anew'))
    expect(await log.snapshot(table)).toBeUndefined()
    // Of a lower version than the old table’s.
    await log.keepSnapshot(table, at(3, 'anew'))
    expect(await log.snapshot(table)).toEqual(at(3, 'anew'))
    expect(reported).toEqual([])
  })

  it('LOG-37 a damaged snapshot is reported, and as good as none; the next one is kept', async () => {
    await log.keepSnapshot(table, at(5))
    await place.spoilSnapshot()
    const again = await place.open({ report: (error) => reported.push(error) })
    expect(await again.snapshot(table)).toBeUndefined()
    expect(reported.map(String)).toEqual(['Error: the snapshot of table TABLE is damaged'])
    await again.keepSnapshot(table, at(6))
    expect(await again.snapshot(table)).toEqual(at(6))
  })

  it('LOG-38 what is kept as the log closes is kept, and a closed log refuses', async () => {
    const keeping = log.keepSnapshot(table, at(5))
    await log.close()
    await keeping
    await expect(log.keepSnapshot(table, at(6))).rejects.toThrow(LogClosed)
    await expect(log.snapshot(table)).rejects.toThrow(LogClosed)
    await expect(log.size(table)).rejects.toThrow(LogClosed)
    await expect(log.count()).rejects.toThrow(LogClosed)
    await expect(log.drop(table)).rejects.toThrow(LogClosed)
    await expect(all(log.tables())).rejects.toThrow(LogClosed)
    expect(await (await place.open()).snapshot(table)).toEqual(at(5))
  })
}

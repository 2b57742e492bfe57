import { afterEach, beforeEach, expect, it } from 'vitest'
import type { TableLog, TableSize } from '../table-log.ts'
import type { ServerTime, TableCode } from '../units.ts'
import { all, appendAll, type LogFixture, type Note, note, notes, Recorder, table, v } from './tools.ts'

const other = 'OTHER' as TableCode
const bytesOf = (of: readonly Note[]): number =>
  of.reduce((sum, each) => sum + Buffer.byteLength(JSON.stringify(each)), 0)

export const describeSizes = (newFixture: () => Promise<LogFixture>): void => {
  let fixture: LogFixture
  let log: TableLog<Note>
  let now: number
  beforeEach(async () => {
    now = 1000
    fixture = await newFixture()
    log = await fixture.open({ clock: () => now as ServerTime })
  })
  afterEach(() => fixture.remove())

  const found = async (): Promise<TableSize[]> =>
    (await all(log.tables())).flat().sort((one, another) => (one.table < another.table ? -1 : 1))

  it('LOG-28 a table’s size is the bytes of its decisions, through whichever log they were written; a refused append adds nothing', async () => {
    expect(await log.size(table)).toBe(0)
    const written = [note('a'), note('é', 'Ça, œ€'), note('🎉', '\ud83c 🎉')]
    await appendAll(log, table, 0, written)
    expect(await log.size(table)).toBe(bytesOf(written))
    await log.append(table, v(0), note('stray', 'x'.repeat(100)))
    await log.append(table, v(2), note('🎉', 'x'.repeat(100)))
    expect(await log.size(table)).toBe(bytesOf(written))
    const last = note('last', 'long'.repeat(1000))
    await (await fixture.open()).append(table, v(3), last)
    expect(await log.size(table)).toBe(bytesOf([...written, last]))
    expect(await log.size(other)).toBe(0)
  })

  it('LOG-29 a follower gets the size of each decision', async () => {
    const written = [note('a'), note('é', '🎉'), note('c', 'x'.repeat(500))]
    await appendAll(log, table, 0, written.slice(0, 2))
    const sizes: number[] = []
    const recorder = new Recorder()
    log.follow(table, v(0), (decision, version, bytes) => {
      sizes.push(bytes)
      recorder.on(decision, version)
    })
    await recorder.waitFor(2)
    await log.append(table, v(2), written[2] as Note)
    await recorder.waitFor(3)
    expect(sizes).toEqual(written.map((each) => bytesOf([each])))
  })

  it('LOG-30 tables are listed with their sizes and last appends, and counted', async () => {
    expect(await found()).toEqual([])
    expect(await log.count()).toBe(0)
    const codes = Array.from({ length: 230 }, (_, at) => `T${1000 + at}` as TableCode)
    await Promise.all(codes.map((code) => log.append(code, v(0), note(code))))
    now = 2000
    await appendAll(log, codes[7] as TableCode, 1, notes(3))
    const expected = codes.map((code, at) =>
      at === 7
        ? { table: code, decisions: 4, bytes: bytesOf([note(code), ...notes(3)]), at: 2000 }
        : { table: code, decisions: 1, bytes: bytesOf([note(code)]), at: 1000 },
    )
    expect(await found()).toEqual(expected)
    expect(await log.count()).toBe(230)
    await log.append(table, v(0), note('one more'))
    expect(await log.count()).toBe(231)
  })

  it('LOG-31 a dropped table is gone and can start again, even if it is followed; the others stay complete', async () => {
    await appendAll(log, table, 0, notes(1200))
    await appendAll(log, other, 0, notes(3))
    const stop = log.follow(table, v(1200), () => {})
    expect(await log.drop(table)).toBe(true)
    stop()
    expect(await log.drop(table)).toBe(false)
    expect(await log.drop('NEVER' as TableCode)).toBe(false)
    expect(await log.version(table)).toBe(0)
    expect(await log.size(table)).toBe(0)
    expect(await all(log.read(table))).toEqual([])
    expect((await found()).map((each) => each.table)).toEqual([other])
    expect(await all(log.read(other))).toEqual(notes(3))
    expect(await log.append(table, v(1200), note('late'))).toBe('behind')
    expect(await log.append(table, v(0), note('anew'))).toBe(1)
    expect(await log.size(table)).toBe(bytesOf([note('anew')]))
    expect(await all((await fixture.open()).read(table))).toEqual([note('anew')])
    expect(await log.count()).toBe(2)
  })
}

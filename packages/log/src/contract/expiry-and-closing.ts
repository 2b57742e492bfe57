import { afterEach, beforeEach, expect, it } from 'vitest'
import { LogClosed, type TableLog } from '../table-log.ts'
import type { ServerTime, TableCode } from '../units.ts'
import { all, appendAll, expected, type LogFixture, type Note, note, notes, Recorder, table, v } from './tools.ts'

const [old, young] = ['OLD' as TableCode, 'YOUNG' as TableCode]
const at = (instant: number) => instant as ServerTime

export const describeExpiryAndClosing = (newFixture: () => Promise<LogFixture>): void => {
  let fixture: LogFixture
  let log: TableLog<Note>
  let now: ServerTime
  beforeEach(async () => {
    now = at(1000)
    fixture = await newFixture()
    log = await fixture.open({ clock: () => now })
  })
  afterEach(() => fixture.remove())

  it('LOG-17 a table whose last append is too old is dropped and can start again; the others stay complete', async () => {
    await appendAll(log, old, 0, notes(150))
    await log.append(young, v(0), note('a'))
    now = at(2000)
    await log.append(young, v(1), note('b'))
    expect(await log.expire(at(1000))).toBe(0)
    expect(await log.expire(at(2000))).toBe(1)
    expect(await log.version(old)).toBe(0)
    expect(await all(log.read(old))).toEqual([])
    expect(await all(log.read(young))).toEqual([note('a'), note('b')])
    expect(await log.append(old, v(150), note('x'))).toBe('behind')
    expect(await log.append(old, v(0), note('x'))).toBe(1)
    expect(await log.expire(at(2001))).toBe(2)
  })

  it('LOG-18 a refused append does not count as use of the table', async () => {
    await log.append(old, v(0), note('a'))
    now = at(2000)
    await log.append(old, v(0), note('a'))
    await log.append(old, v(0), note('b'))
    expect(await log.expire(at(2000))).toBe(1)
  })

  it('LOG-19 a table with a follower is kept until the follower stops', async () => {
    await log.append(old, v(0), note('a'))
    const recorder = new Recorder()
    const stop = log.follow(old, v(0), recorder.on)
    expect(await log.expire(at(5000))).toBe(0)
    await log.append(old, v(1), note('b'))
    await recorder.waitFor(2)
    stop()
    expect(await log.expire(at(5000))).toBe(1)
  })

  it('LOG-24 returns the latest last append of any table, up to a given time', async () => {
    expect(await log.lastTouched(at(9000))).toBeUndefined()
    await appendAll(log, old, 0, notes(2))
    now = at(2000)
    await log.append(young, v(0), note('a'))
    now = at(3000)
    await log.append(young, v(1), note('b'))
    expect(await log.lastTouched(at(999))).toBeUndefined()
    expect(await log.lastTouched(at(1000))).toBe(1000)
    // Only a table's last append counts.
    expect(await log.lastTouched(at(2500))).toBe(1000)
    expect(await log.lastTouched(at(9000))).toBe(3000)
    expect(await log.expire(at(4000))).toBe(2)
    expect(await log.lastTouched(at(9000))).toBeUndefined()
  })

  it('LOG-20 closing waits for calls in progress', async () => {
    const answers = appendAll(log, table, 0, notes(20))
    await log.close()
    expect(await answers).toEqual(notes(20).map((_, before) => before + 1))
    const again = await fixture.open()
    expect(await all(again.read(table))).toEqual(notes(20))
  })

  it('LOG-21 a closed log refuses everything and its followers get nothing more; other logs go on', async () => {
    const other = await fixture.open()
    const [silent, sound] = [new Recorder(), new Recorder()]
    const reading = log.read(table)[Symbol.asyncIterator]()
    log.follow(table, v(0), silent.on)
    other.follow(table, v(0), sound.on)
    await Promise.all([log.close(), log.close()])
    expect(await appendAll(other, table, 0, notes(3))).toEqual([1, 2, 3])
    await sound.waitFor(3)
    expect(sound.received).toEqual(expected(notes(3)))
    expect(silent.received).toEqual([])
    await expect(log.append(table, v(3), note('x'))).rejects.toThrow(LogClosed)
    await expect(reading.next()).rejects.toThrow(LogClosed)
    await expect(log.version(table)).rejects.toThrow(LogClosed)
    await expect(log.expire(at(0))).rejects.toThrow(LogClosed)
    expect(() => log.follow(table, v(0), silent.on)).toThrow(LogClosed)
  })
}

import { afterEach, beforeEach, expect, it } from 'vitest'
import type { TableLog } from '../table-log.ts'
import type { TableCode } from '../units.ts'
import { appendAll, expected, type LogFixture, type Note, note, notes, Recorder, table, v } from './tools.ts'

export const describeFollowing = (newFixture: () => Promise<LogFixture>): void => {
  let fixture: LogFixture
  let log: TableLog<Note>
  const reported: unknown[] = []
  beforeEach(async () => {
    reported.length = 0
    fixture = await newFixture()
    log = await fixture.open({ report: (error) => reported.push(error) })
  })
  afterEach(() => fixture.remove())

  it('LOG-10 a follower gets the existing decisions, then the new ones, each once and in order', async () => {
    const written = notes(260)
    await appendAll(log, table, 0, written.slice(0, 130))
    const [fromStart, fromMiddle, fromLast] = [new Recorder(), new Recorder(), new Recorder()]
    log.follow(table, v(0), fromStart.on)
    log.follow(table, v(60), fromMiddle.on)
    log.follow(table, v(130), fromLast.on)
    expect(fromStart.received).toEqual([])
    await appendAll(log, table, 130, written.slice(130))
    await Promise.all([fromStart.waitFor(260), fromMiddle.waitFor(200), fromLast.waitFor(130)])
    expect(fromStart.received).toEqual(expected(written))
    expect(fromMiddle.received).toEqual(expected(written.slice(60), 60))
    expect(fromLast.received).toEqual(expected(written.slice(130), 130))
  })

  it('LOG-11 a follower gets decisions written through another log', async () => {
    const other = await fixture.open()
    const recorder = new Recorder()
    log.follow(table, v(0), recorder.on)
    const written = notes(20)
    for (const [at, each] of written.entries()) await (at % 3 === 0 ? log : other).append(table, v(at), each)
    await recorder.waitFor(20)
    expect(recorder.received).toEqual(expected(written))
  })

  it('LOG-12 a follower gets nothing of other tables or of refused appends, and nothing twice', async () => {
    const recorder = new Recorder()
    log.follow(table, v(0), recorder.on)
    await log.append('OTHER' as TableCode, v(0), note('elsewhere'))
    await log.append(table, v(0), note('a'))
    await log.append(table, v(0), note('a'))
    await log.append(table, v(0), note('too late'))
    await log.append(table, v(1), note('b'))
    await recorder.waitFor(2)
    expect(recorder.received).toEqual([
      ['a', 1],
      ['b', 2],
    ])
  })

  it('LOG-13 a follower that throws is reported and gets the next decision; the others are not affected', async () => {
    const [faulty, sound] = [new Recorder(), new Recorder()]
    log.follow(table, v(0), (decision, version) => {
      faulty.on(decision, version)
      throw new Error(`no to ${decision.id}`)
    })
    log.follow(table, v(0), sound.on)
    const written = notes(3)
    expect(await appendAll(log, table, 0, written)).toEqual([1, 2, 3])
    await Promise.all([faulty.waitFor(3), sound.waitFor(3)])
    expect(faulty.received).toEqual(expected(written))
    expect(sound.received).toEqual(expected(written))
    expect(reported.map(String)).toEqual(written.map(({ id }) => `Error: no to ${id}`))
  })

  it('LOG-14 a follower that stops gets nothing more, even in the middle of the existing decisions', async () => {
    await appendAll(log, table, 0, notes(10))
    const [never, three, sound] = [new Recorder(), new Recorder(), new Recorder()]
    log.follow(table, v(0), never.on)()
    const stop = log.follow(table, v(0), (decision, version) => {
      three.on(decision, version)
      if (version === 3) stop()
    })
    log.follow(table, v(0), sound.on)
    await log.append(table, v(10), note('after'))
    await sound.waitFor(11)
    stop()
    await log.append(table, v(11), note('later'))
    await sound.waitFor(12)
    expect(never.received).toEqual([])
    expect(three.received).toEqual(expected(notes(3)))
  })

  it('LOG-15 a follower may append and follow inside its callback', async () => {
    const [outer, inner] = [new Recorder(), new Recorder()]
    log.follow(table, v(0), (decision, version) => {
      outer.on(decision, version)
      if (version === 1) log.follow(table, v(0), inner.on)
      if (version < 5) void log.append(table, version, note(`reply ${version}`))
    })
    await log.append(table, v(0), note('start'))
    await Promise.all([outer.waitFor(5), inner.waitFor(5)])
    const written = [note('start'), ...[1, 2, 3, 4].map((version) => note(`reply ${version}`))]
    expect(outer.received).toEqual(expected(written))
    expect(inner.received).toEqual(expected(written))
  })

  it('LOG-16 a follower can’t change the decision that another follower gets', async () => {
    const bodies: unknown[] = []
    const recorder = new Recorder()
    log.follow(table, v(0), (decision) => {
      ;(decision.body as string[]).push('scribble')
    })
    log.follow(table, v(0), (decision, version) => {
      bodies.push(decision.body)
      recorder.on(decision, version)
    })
    await log.append(table, v(0), note('a', ['clean']))
    await recorder.waitFor(1)
    expect(bodies).toEqual([['clean']])
  })
}

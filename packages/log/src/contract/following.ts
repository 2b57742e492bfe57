import { afterEach, beforeEach, expect, it } from 'vitest'
import type { TableLog } from '../table-log.ts'
import type { TableCode } from '../units.ts'
import { appendAll, Ears, type Note, note, notes, type Place, table, told, v } from './tools.ts'

export const describeFollowing = (newPlace: () => Promise<Place>): void => {
  let place: Place
  let log: TableLog<Note>
  const reported: unknown[] = []
  beforeEach(async () => {
    reported.length = 0
    place = await newPlace()
    log = await place.open({ report: (error) => reported.push(error) })
  })
  afterEach(() => place.remove())

  it('LOG-10 a follower is told what was there, then what comes, each once and in order', async () => {
    const written = notes(260)
    await appendAll(log, table, 0, written.slice(0, 130))
    const [fromStart, fromMiddle, fromLast] = [new Ears(), new Ears(), new Ears()]
    log.follow(table, v(0), fromStart.on)
    log.follow(table, v(60), fromMiddle.on)
    log.follow(table, v(130), fromLast.on)
    expect(fromStart.heard).toEqual([])
    await appendAll(log, table, 130, written.slice(130))
    await Promise.all([fromStart.hears(260), fromMiddle.hears(200), fromLast.hears(130)])
    expect(fromStart.heard).toEqual(told(written))
    expect(fromMiddle.heard).toEqual(told(written.slice(60), 60))
    expect(fromLast.heard).toEqual(told(written.slice(130), 130))
  })

  it('LOG-11 a follower is told what was written through another log', async () => {
    const other = await place.open()
    const ears = new Ears()
    log.follow(table, v(0), ears.on)
    const written = notes(20)
    for (const [at, each] of written.entries()) await (at % 3 === 0 ? log : other).append(table, v(at), each)
    await ears.hears(20)
    expect(ears.heard).toEqual(told(written))
  })

  it('LOG-12 a follower is told nothing of other tables, of refused appends, and nothing twice', async () => {
    const ears = new Ears()
    log.follow(table, v(0), ears.on)
    await log.append('OTHER' as TableCode, v(0), note('elsewhere'))
    await log.append(table, v(0), note('a'))
    await log.append(table, v(0), note('a'))
    await log.append(table, v(0), note('too late'))
    await log.append(table, v(1), note('b'))
    await ears.hears(2)
    expect(ears.heard).toEqual([
      ['a', 1],
      ['b', 2],
    ])
  })

  it('LOG-13 a follower that throws is reported and told the next; the others notice nothing', async () => {
    const [faulty, sound] = [new Ears(), new Ears()]
    log.follow(table, v(0), (decision, version) => {
      faulty.on(decision, version)
      throw new Error(`no to ${decision.id}`)
    })
    log.follow(table, v(0), sound.on)
    const written = notes(3)
    expect(await appendAll(log, table, 0, written)).toEqual([1, 2, 3])
    await Promise.all([faulty.hears(3), sound.hears(3)])
    expect(faulty.heard).toEqual(told(written))
    expect(sound.heard).toEqual(told(written))
    expect(reported.map(String)).toEqual(written.map(({ id }) => `Error: no to ${id}`))
  })

  it('LOG-14 a follower that stops is told nothing more, be it in the midst of what was there', async () => {
    await appendAll(log, table, 0, notes(10))
    const [never, three, sound] = [new Ears(), new Ears(), new Ears()]
    log.follow(table, v(0), never.on)()
    const stop = log.follow(table, v(0), (decision, version) => {
      three.on(decision, version)
      if (version === 3) stop()
    })
    log.follow(table, v(0), sound.on)
    await log.append(table, v(10), note('after'))
    await sound.hears(11)
    stop()
    await log.append(table, v(11), note('later'))
    await sound.hears(12)
    expect(never.heard).toEqual([])
    expect(three.heard).toEqual(told(notes(3)))
  })

  it('LOG-15 a follower may append and follow from within what it is told', async () => {
    const [outer, inner] = [new Ears(), new Ears()]
    log.follow(table, v(0), (decision, version) => {
      outer.on(decision, version)
      if (version === 1) log.follow(table, v(0), inner.on)
      if (version < 5) void log.append(table, version, note(`reply ${version}`))
    })
    await log.append(table, v(0), note('start'))
    await Promise.all([outer.hears(5), inner.hears(5)])
    const written = [note('start'), ...[1, 2, 3, 4].map((version) => note(`reply ${version}`))]
    expect(outer.heard).toEqual(told(written))
    expect(inner.heard).toEqual(told(written))
  })

  it('LOG-16 what one follower does to a decision no other sees', async () => {
    const bodies: unknown[] = []
    const ears = new Ears()
    log.follow(table, v(0), (decision) => {
      ;(decision.body as string[]).push('scribble')
    })
    log.follow(table, v(0), (decision, version) => {
      bodies.push(decision.body)
      ears.on(decision, version)
    })
    await log.append(table, v(0), note('a', ['clean']))
    await ears.hears(1)
    expect(bodies).toEqual([['clean']])
  })
}

import { setTimeout as pause } from 'node:timers/promises'
import type { NatsConnection } from '@nats-io/transport-node'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { all, appendAll, expected, type Note, note, notes, Recorder, table, v } from '../contract/tools.ts'
import { StoredLog } from '../stored-log.ts'
import { LogUnusable, type TableLog } from '../table-log.ts'
import { hasNats, startCable, startNats } from '../testing/nats-server.ts'
import type { ServerTime, TableCode } from '../units.ts'
import { connectNats, openJetStreamLog } from './log.ts'
import { JetStreamStore } from './store.ts'
import { TableStream } from './stream.ts'

const clock = () => 1000 as ServerTime

let server: Awaited<ReturnType<typeof startNats>>
let connections: NatsConnection[]
let logs: TableLog<Note>[]
let name: string
let fixtures = 0
let cut = async () => {}

const connected = async (url = server.url) => {
  const nats = await connectNats(url)
  connections.push(nats)
  return nats
}
const open = async (url?: string) => {
  const log = await openJetStreamLog<Note>({ nats: await connected(url), name, clock, report: () => {} })
  logs.push(log)
  return log
}
const openStream = async () => TableStream.open(await connected(), { name })

describe.skipIf(!hasNats())('a log in JetStream', () => {
  beforeAll(async () => {
    server = await startNats()
  })
  afterAll(() => server.stop())
  beforeEach(() => {
    connections = []
    logs = []
    name = `faults${fixtures++}`
  })
  afterEach(async () => {
    vi.useRealTimers()
    await Promise.all(logs.map((log) => log.close()))
    await Promise.all(connections.map((nats) => nats.close()))
    await cut()
    cut = async () => {}
  })

  it.each([2, 3, 7])('a live feed that loses all but every %i-th message is completed from the log', async (nth) => {
    const stream = await openStream()
    const listen: TableStream['listen'] = (code, on) =>
      stream.listen(code, (stored) => {
        if (stored.version % nth === 0) on(stored)
      })
    const store = new JetStreamStore(Object.assign(Object.create(stream), { listen }))
    const lossy = new StoredLog<Note>(store, { clock }, () => store.close())
    logs.push(lossy)
    const recorder = new Recorder()
    const writer = await open()
    await appendAll(writer, table, 0, notes(5))
    lossy.follow(table, v(0), recorder.on)
    for (const [at, each] of notes(42).entries()) if (at >= 5) await writer.append(table, v(at), each)
    await recorder.waitFor(42)
    expect(recorder.received).toEqual(expected(notes(42)))
  })

  it('when the last live message was lost, the check of idle tables finds it', async () => {
    const stream = await openStream()
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const store = new JetStreamStore(Object.assign(Object.create(stream), { listen: () => () => {} }))
    const deaf = new StoredLog<Note>(store, { clock }, () => store.close())
    logs.push(deaf)
    const recorder = new Recorder()
    deaf.follow(table, v(0), recorder.on)
    await (await open()).append(table, v(0), note('unheard'))
    vi.advanceTimersByTime(20_000)
    await recorder.waitFor(1)
    expect(recorder.received).toEqual([['unheard', 1]])
  })

  it('what was published while the connection was broken is read after the reconnect', async () => {
    const cable = await startCable(server.url)
    // No check of idle tables meanwhile.
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const recorder = new Recorder()
    ;(await open(cable.url)).follow(table, v(0), recorder.on)
    const writer = await open()
    await writer.append(table, v(0), note('heard'))
    await recorder.waitFor(1)
    await cable.cut()
    await writer.append(table, v(1), note('missed'))
    await cable.mend()
    await recorder.waitFor(2)
    expect(recorder.received).toEqual(expected([note('heard'), note('missed')]))
    cut = cable.cut
  })

  it('after a server is killed every append is answered, each decision is there once, and followers miss none', async () => {
    const [writer, other] = [await open(), await open()]
    const recorder = new Recorder()
    other.follow(table, v(0), recorder.on)
    const written = notes(300)
    let killed: Promise<void> | undefined
    for (const [at, each] of written.entries()) {
      if (at % 100 === 50) killed = server.kill().then(server.restart)
      expect(await writer.append(table, v(at), each)).toBe(at + 1)
      if (at % 100 === 99) await killed
    }
    await recorder.waitFor(300)
    expect(recorder.received).toEqual(expected(written))
    expect(await all(writer.read(table))).toEqual(written)
  })

  it('an append whose answer was lost is recognised by the decision’s id, although others wrote meanwhile', async () => {
    const stream = await openStream()
    let lost = 0
    const write: TableStream['write'] = async (...entry) => {
      const end = await stream.write(...entry)
      if (lost++ > 0) return end
      await (await open()).append(table, end.version, note('of another'))
      throw new Error('timeout')
    }
    const store = new JetStreamStore(Object.assign(Object.create(stream), { write }))
    const log = new StoredLog<Note>(store, { clock }, () => store.close())
    logs.push(log)
    expect(await log.append(table, v(0), note('mine'))).toBe(1)
    expect(lost).toBe(1)
    expect(await all(log.read(table))).toEqual([note('mine'), note('of another')])
  })

  it('a node that dies while it drops a table leaves nothing of it to the next table of that code', async () => {
    const stream = await openStream()
    const log = await open()
    await appendAll(log, table, 0, notes(20))
    const dies = Object.assign(Object.create(stream), {
      clear: () => Promise.reject(new Error('killed')),
    }) as TableStream
    await expect(dies.drop(table, await stream.last(table), 2000 as ServerTime)).rejects.toThrow('killed')
    expect(await log.version(table)).toBe(0)
    expect(await all(log.read(table))).toEqual([])
    expect(await appendAll(log, table, 0, notes(3, 'new'))).toEqual([1, 2, 3])
    expect(await all((await open()).read(table))).toEqual(notes(3, 'new'))
  })

  it('expiry reads one page of old tables at a time', async () => {
    const stream = await openStream()
    const log = await open()
    const codes = Array.from({ length: 1100 }, (_, nth) => `OLD${nth}` as TableCode)
    await Promise.all(codes.map((code) => log.append(code, v(0), note('a'))))
    let dropped = 0
    const droppedByPage: number[] = []
    const watched = Object.assign(Object.create(stream), {
      async *lastOfEach() {
        for await (const page of stream.lastOfEach()) {
          droppedByPage.push(dropped)
          yield page
          // Dropping the tables of a page may take a while.
          if (droppedByPage.length === 1) await pause(4500)
        }
      },
      drop: async (...which: Parameters<TableStream['drop']>) => {
        await stream.drop(...which)
        dropped += 1
      },
    }) as TableStream
    const store = new JetStreamStore(watched)
    expect(await store.expire(2000 as ServerTime)).toBe(1100)
    expect(droppedByPage).toEqual([0, 500, 1000])
    expect(await store.expire(2000 as ServerTime)).toBe(0)
    store.close()
  })

  it('a table that is in use again is not dropped', async () => {
    const stream = await openStream()
    const log = await open()
    await log.append(table, v(0), note('a'))
    const seen = await stream.last(table)
    await log.append(table, v(1), note('b'))
    await expect(stream.drop(table, seen, 2000 as ServerTime)).rejects.toThrow()
    expect(await all(log.read(table))).toEqual([note('a'), note('b')])
  })

  it('an unusable server is refused in one sentence', async () => {
    await expect(connectNats('nowhere')).rejects.toThrow(LogUnusable)
    await expect(connectNats('nats://user:password@127.0.0.1:1')).rejects.toThrow(
      /^NATS est injoignable sur 127\.0\.0\.1:1 /,
    )
  })
})

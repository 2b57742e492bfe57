import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { all, appendAll, type Note, note, notes, table } from '../contract/tools.ts'
import type { ServerTime, TableCode } from '../index.ts'
import { openSqliteLog, writeLogFile } from '../sqlite/log.ts'
import { hasNats, startNats } from '../testing/nats-server.ts'
import { newSqliteFixture } from '../testing/sqlite-fixture.ts'
import { connectNats, fillStream, openJetStreamLog, rowsOfStream } from './log.ts'

const OLD = 'OLD' as TableCode

describe.skipIf(!hasNats())('a copy of a stream', () => {
  let server: Awaited<ReturnType<typeof startNats>>
  let nats: Awaited<ReturnType<typeof connectNats>>
  let fixture: ReturnType<typeof newSqliteFixture>
  let now = 0
  const clock = () => now as ServerTime
  beforeAll(async () => {
    server = await startNats()
    nats = await connectNats(server.url)
  })
  afterAll(async () => {
    await nats.close()
    await server.stop()
  })
  beforeEach(() => {
    now = 0
    fixture = newSqliteFixture()
  })
  afterEach(() => fixture.remove())

  it('becomes a log file and a stream again, with every decision and its time', async () => {
    const log = await openJetStreamLog<Note>({ nats, name: 'from', clock })
    await appendAll(log, OLD, 0, notes(3))
    now = 1000
    await appendAll(log, table, 0, notes(1200))
    expect(await log.expire(500 as ServerTime)).toBe(1)
    await appendAll(log, OLD, 0, [note('anew')])
    await log.close()
    expect(await writeLogFile(fixture.file, rowsOfStream(nats, 'from'))).toEqual({ tables: 2, decisions: 1201 })

    const file = await openSqliteLog<Note>({ file: fixture.file, clock })
    now = 2000
    expect(await fillStream(nats, { name: 'to' }, file.rows())).toEqual({ tables: 2, decisions: 1201 })
    await file.close()
    const again = await openJetStreamLog<Note>({ nats, name: 'to', clock })
    expect(await all(again.read(table))).toEqual(notes(1200))
    expect(await all(again.read(OLD))).toEqual([note('anew')])
    expect(await again.expire(1001 as ServerTime)).toBe(2)
    await again.close()
  })

  it('does not overwrite existing tables', async () => {
    const log = await openJetStreamLog<Note>({ nats, name: 'full', clock })
    await appendAll(log, table, 0, notes(1))
    await log.close()
    await expect(fillStream(nats, { name: 'full' }, rowsOfStream(nats, 'full'))).rejects.toThrow(
      'Le flux full a déjà des tables : prends un autre NATS, ou supprime-le.',
    )
  })
})

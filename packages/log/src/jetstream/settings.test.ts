import { DiscardPolicy, jetstreamManager, RetentionPolicy, StorageType, type StreamConfig } from '@nats-io/jetstream'
import type { NatsConnection } from '@nats-io/transport-node'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { appendAll, expected, type Note, notes, Recorder, table, v } from '../contract/tools.ts'
import { hasNats, startNats } from '../testing/nats-server.ts'
import type { ServerTime } from '../units.ts'
import { connectNats, openJetStreamLog, rowsOfStream } from './log.ts'

const NAME = 'fitting'
const HOUR = 3_600_000_000_000
const asNeeded = {
  name: NAME,
  subjects: [`${NAME}.table.*`],
  discard: DiscardPolicy.New,
  duplicate_window: 30_000_000_000,
  allow_direct: false,
  republish: { src: `${NAME}.table.*`, dest: `${NAME}.told.{{wildcard(1)}}` },
}

describe.skipIf(!hasNats())('a stream of this name', () => {
  let server: Awaited<ReturnType<typeof startNats>>
  let nats: NatsConnection
  beforeAll(async () => {
    server = await startNats()
    nats = await connectNats(server.url)
  })
  afterAll(async () => {
    await nats.close()
    await server.stop()
  })
  const streams = async () => (await jetstreamManager(nats)).streams
  beforeEach(async () => {
    await (await streams()).delete(NAME).catch(() => false)
  })

  const made = async (other: Partial<StreamConfig>) => (await streams()).add({ ...asNeeded, ...other })
  const open = () => openJetStreamLog<Note>({ nats, name: NAME, clock: () => 0 as ServerTime })
  const settings = async () => (await (await streams()).info(NAME)).config

  it.each<Partial<StreamConfig>>([
    { max_age: 24 * HOUR },
    { discard: DiscardPolicy.Old, max_msgs: 10 },
    { max_msgs_per_subject: 5 },
    { max_msg_size: 1000 },
    { duplicate_window: HOUR },
    { allow_direct: true },
    { subjects: [`${NAME}.table.*`, 'other.*'] },
    { max_age: 24 * HOUR, max_bytes: 1_000_000, description: 'of the operator' },
  ])('with %o is updated to the required settings, and its other settings are kept', async (other) => {
    await made(other)
    const log = await open()
    const { max_bytes = -1, description } = other
    const all = { ...asNeeded, max_age: 0, max_msgs: -1, max_msgs_per_subject: -1, max_msg_size: -1, max_bytes }
    expect(await settings()).toMatchObject(description === undefined ? all : { ...all, description })
    const recorder = new Recorder()
    log.follow(table, v(0), recorder.on)
    await appendAll(log, table, 0, notes(20))
    await recorder.waitFor(20)
    expect(recorder.received).toEqual(expected(notes(20)))
    await log.close()
  })

  it.each<[Partial<StreamConfig>, string]>([
    [{ retention: RetentionPolicy.Workqueue }, 'retention "workqueue" au lieu de "limits"'],
    [{ storage: StorageType.Memory }, 'storage "memory" au lieu de "file"'],
    [{ deny_purge: true }, 'deny_purge true au lieu de false'],
  ])('with %o is refused at once, in one sentence', async (other, difference) => {
    await made(other)
    const before = nats.stats().outMsgs
    await expect(open()).rejects.toThrow(
      new RegExp(
        `^Le flux ${NAME} a ${difference}, et NATS n’y change rien \\(.+\\) : copie-le, supprime-le, puis remets la copie en place\\.$`,
      ),
    )
    // A refused update is not retried.
    expect(nats.stats().outMsgs - before).toBeLessThan(10)
  })

  it('that is unusable can be copied nevertheless', async () => {
    await made({ storage: StorageType.Memory })
    await (await streams()).update(NAME, { max_age: 24 * HOUR })
    for await (const page of rowsOfStream(nats, NAME)) expect(page).toEqual([])
    expect((await settings()).max_age).toBe(24 * HOUR)
  })

  it('that does not republish is updated, or refused by an older NATS', async () => {
    await (await streams()).add({ name: NAME, subjects: asNeeded.subjects })
    const refused = await open().then(
      (log) => log.close(),
      ({ message }: Error) => message,
    )
    if (refused === undefined) expect((await settings()).republish).toMatchObject(asNeeded.republish)
    else expect(refused).toMatch(/republish none au lieu de .*, et NATS n’y change rien \(.*RePublish\)/)
  })

  it('with messages of another program is left alone', async () => {
    await (await streams()).add({ name: NAME, subjects: ['orders.*'] })
    await nats.request('orders.1', 'two coffees')
    await expect(open()).rejects.toThrow(
      /subjects \["orders\.\*"\] au lieu de .* : il n’est pas à nous ; prends un autre NATS/,
    )
    expect((await settings()).subjects).toEqual(['orders.*'])
  })

  it('that does not exist is not created by a copy', async () => {
    const copy = async () => {
      for await (const _ of rowsOfStream(nats, NAME)) throw new Error('nothing to copy')
    }
    await expect(copy()).rejects.toThrow(/^Il n’y a pas de flux fitting sur 127\.0\.0\.1:\d+ : vérifie NATS_URL\./)
    await expect(settings()).rejects.toThrow('stream not found')
  })
})

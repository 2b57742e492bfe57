import { jetstreamManager } from '@nats-io/jetstream'
import type { NatsConnection } from '@nats-io/transport-node'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { all, expected, type Note, note, notes, Recorder, table, v } from '../contract/tools.ts'
import type { TableLog } from '../table-log.ts'
import { hasNats, startNatsCluster } from '../testing/nats-server.ts'
import type { ServerTime, TableCode } from '../units.ts'
import { connectNats, openJetStreamLog } from './log.ts'

const NAME = 'cluster'

const open = (nats: NatsConnection): Promise<TableLog<Note>> =>
  openJetStreamLog<Note>({ nats, name: NAME, clock: () => 0 as ServerTime, report: () => {} })

describe.skipIf(!hasNats())('a log in a JetStream cluster of three servers', () => {
  let cluster: Awaited<ReturnType<typeof startNatsCluster>>
  beforeAll(async () => {
    cluster = await startNatsCluster()
  })
  afterAll(() => cluster.stop())

  it('exactly one of several concurrent writers through different servers wins', async () => {
    const connections = await Promise.all(cluster.servers.map(({ url }) => connectNats(url)))
    const writers = await Promise.all(connections.map(open))
    const contested = 'CONTESTED' as TableCode
    for (let at = 0; at < 200; at++) {
      const answers = await Promise.all(
        writers.map((writer, nth) => writer.append(contested, v(at), note(`${at} ${nth}`))),
      )
      expect(answers.filter((answer) => answer === at + 1)).toHaveLength(1)
      expect(answers.filter((answer) => answer === 'behind')).toHaveLength(2)
    }
    expect(await all((writers[0] as TableLog<Note>).read(contested))).toHaveLength(200)
    await Promise.all(writers.map((writer) => writer.close()))
    await Promise.all(connections.map((nats) => nats.close()))
  })

  it('the replicas of an existing stream are changed if that was asked for, and kept otherwise', async () => {
    const nats = await connectNats(cluster.url)
    const openWith = async (replicas?: number) => {
      const options = { nats, name: 'grown', clock: () => 0 as ServerTime }
      await (await openJetStreamLog<Note>(replicas === undefined ? options : { ...options, replicas })).close()
      return (await (await jetstreamManager(nats)).streams.info('grown')).config.num_replicas
    }
    expect(await openWith(1)).toBe(1)
    expect(await openWith()).toBe(1)
    expect(await openWith(3)).toBe(3)
    expect(await openWith()).toBe(3)
    await nats.close()
  })

  it('has three replicas by default, and loses nothing while each server is killed in turn', async () => {
    const connections = [await connectNats(cluster.url), await connectNats(cluster.url)] as const
    const writer = await open(connections[0])
    const other = await open(connections[1])
    const manager = await jetstreamManager(connections[0])
    expect((await manager.streams.info(NAME)).config.num_replicas).toBe(3)

    const recorder = new Recorder()
    other.follow(table, v(0), recorder.on)
    const written = notes(90)
    for (const [at, each] of written.entries()) {
      const server = cluster.servers[Math.floor(at / 30)]
      if (at % 30 === 10) await server?.kill()
      expect(await writer.append(table, v(at), each)).toBe(at + 1)
      if (at % 30 !== 25) continue
      await server?.restart()
      // Until it has caught up there are only two replicas, and the next server is killed soon.
      await cluster.leaderOf(NAME)
    }
    await recorder.waitFor(90)
    expect(recorder.received).toEqual(expected(written))
    expect(await all(other.read(table))).toEqual(written)
    await Promise.all([writer.close(), other.close()])
    await Promise.all(connections.map((nats) => nats.close()))
  })
})

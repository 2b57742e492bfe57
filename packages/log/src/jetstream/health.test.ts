import { setTimeout as pause } from 'node:timers/promises'
import type { StreamInfo } from '@nats-io/jetstream'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Note } from '../contract/tools.ts'
import { hasNats, startNatsCluster } from '../testing/nats-server.ts'
import type { ServerTime } from '../units.ts'
import { sinceMajority } from './health.ts'
import { connectNats, openJetStreamLog } from './log.ts'

type Cluster = Awaited<ReturnType<typeof startNatsCluster>>
type Server = Cluster['servers'][0]

const NS = 1_000_000_000
type Peer = { active: number; offline?: boolean }
const led = (...replicas: Peer[]) => ({ cluster: { leader: 'n0', replicas } }) as unknown as Pick<StreamInfo, 'cluster'>

describe('since when a stream has lost its majority', () => {
  it('a lone server needs nobody', () => {
    expect(sinceMajority({} as StreamInfo)).toBe(0)
    expect(sinceMajority(led())).toBe(0)
  })

  it('without a leader there is none', () => {
    expect(sinceMajority({ cluster: { replicas: [] } } as unknown as StreamInfo)).toBe(Number.POSITIVE_INFINITY)
  })

  it('of three the leader and one more are enough, of five two more', () => {
    expect(sinceMajority(led({ active: 9 * NS }, { active: NS }))).toBe(1000)
    const ages = [9, 2, 1, 8].map((age) => ({ active: age * NS }))
    expect(sinceMajority(led(...ages))).toBe(2000)
  })

  it('one that was never heard of does not count', () => {
    const unheard = { active: 0, offline: true }
    expect(sinceMajority(led(unheard, unheard))).toBe(Number.POSITIVE_INFINITY)
    expect(sinceMajority(led(unheard, { active: NS }))).toBe(1000)
  })
})

describe.skipIf(!hasNats())('the pulse of a log in three servers', () => {
  let cluster: Cluster
  beforeAll(async () => {
    cluster = await startNatsCluster()
  })
  afterAll(() => cluster.stop())

  // A leader that is left alone goes on answering for a while.
  const secondDeaths = { 'the other follower': 2, 'the leader': 0 }
  it.each(Object.entries(secondDeaths))('stops when after a follower %s dies, and not before', async (_, steps) => {
    const nats = await connectNats(cluster.url)
    const log = await openJetStreamLog<Note>({ nats, name: 'pulse', clock: () => 0 as ServerTime, report: () => {} })
    const leader = await cluster.leaderOf('pulse')
    const [first, second] = [1, steps].map((step) => cluster.servers[(leader + step) % 3]) as Server[]
    const isWell = async () => {
      while (log.stillFor() > 2000) await pause(50)
    }
    await first?.kill()
    await pause(3000)
    await isWell()
    await second?.kill()
    const killedAt = performance.now()
    while (log.stillFor() < 4000) await pause(50)
    // Whoever is left notices by itself after ten seconds only, and then four more are to pass.
    expect(performance.now() - killedAt).toBeLessThan(12_000)
    await Promise.all([first?.restart(), second?.restart()])
    await isWell()
    await log.close()
    await nats.close()
  })
})

import { setTimeout as pause } from 'node:timers/promises'
import type { StreamInfo } from '@nats-io/jetstream'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Note } from '../contract/tools.ts'
import { hasNats, startNatsCluster } from '../testing/nats-server.ts'
import type { ServerTime } from '../units.ts'
import { sinceQuorum } from './health.ts'
import { connectNats, openJetStreamLog } from './log.ts'

type Cluster = Awaited<ReturnType<typeof startNatsCluster>>
type Server = Cluster['servers'][0]

const NS = 1_000_000_000
type Peer = { active: number; offline?: boolean }
const led = (...replicas: Peer[]) => ({ cluster: { leader: 'n0', replicas } }) as unknown as Pick<StreamInfo, 'cluster'>

describe('time since a stream last had a quorum', () => {
  it('a single server needs no other', () => {
    expect(sinceQuorum({} as StreamInfo)).toBe(0)
    expect(sinceQuorum(led())).toBe(0)
  })

  it('there is no quorum without a leader', () => {
    expect(sinceQuorum({ cluster: { replicas: [] } } as unknown as StreamInfo)).toBe(Number.POSITIVE_INFINITY)
  })

  it('the leader needs one other of three, and two others of five', () => {
    expect(sinceQuorum(led({ active: 9 * NS }, { active: NS }))).toBe(1000)
    const ages = [9, 2, 1, 8].map((age) => ({ active: age * NS }))
    expect(sinceQuorum(led(...ages))).toBe(2000)
  })

  it('a replica that was never seen does not count', () => {
    const unheard = { active: 0, offline: true }
    expect(sinceQuorum(led(unheard, unheard))).toBe(Number.POSITIVE_INFINITY)
    expect(sinceQuorum(led(unheard, { active: NS }))).toBe(1000)
  })
})

describe.skipIf(!hasNats())('the health of a log on three servers', () => {
  let cluster: Cluster
  beforeAll(async () => {
    cluster = await startNatsCluster()
  })
  afterAll(() => cluster.stop())

  // A leader without followers still answers requests for a while.
  const secondDeaths = { 'the other follower': 2, 'the leader': 0 }
  it.each(Object.entries(secondDeaths))(
    'fails when %s dies after a follower has died, and not before',
    async (_, steps) => {
      const nats = await connectNats(cluster.url)
      const log = await openJetStreamLog<Note>({ nats, name: 'pulse', clock: () => 0 as ServerTime, report: () => {} })
      const leader = await cluster.leaderOf('pulse')
      const [first, second] = [1, steps].map((step) => cluster.servers[(leader + step) % 3]) as Server[]
      const isHealthy = async () => {
        while (log.stillFor() > 2000) await pause(50)
      }
      await first?.kill()
      await pause(3000)
      await isHealthy()
      await second?.kill()
      const killedAt = performance.now()
      while (log.stillFor() < 4000) await pause(50)
      // The remaining server itself notices the loss only after ten seconds; then four more have to pass.
      expect(performance.now() - killedAt).toBeLessThan(12_000)
      await Promise.all([first?.restart(), second?.restart()])
      await isHealthy()
      await log.close()
      await nats.close()
    },
  )
})

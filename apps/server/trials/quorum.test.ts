import { setTimeout as pause } from 'node:timers/promises'
import { hasNats } from '@tablee/log/nats-trial'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Client } from '../testing/test-client.ts'
import { type Cluster, startCluster } from './cluster.ts'

describe.skipIf(!hasNats())('two nodes over three NATS servers, two of which die', () => {
  let cluster: Cluster
  beforeAll(async () => {
    cluster = await startCluster({ isCabled: false })
  })
  afterAll(() => cluster.stop())

  it('become not ready, then send their people away, and take them back when one NATS server is up again', async () => {
    const urls = [cluster.nodeAt(0).url, cluster.nodeAt(1).url]
    const readiness = () => Promise.all(urls.map(async (url) => (await fetch(`${url}/readyz`)).status))
    const until = async (status: number) => {
      while ((await readiness()).some((each) => each !== status)) await pause(50)
    }
    const made = await fetch(`${urls[0]}/api/tables`, { method: 'POST' })
    const { code } = (await made.json()) as { code: string }
    const people = await Promise.all(urls.map((url, nth) => Client.at(url, code, `somebody ${nth}`)))
    const [lea] = people as [Client, Client]
    await lea.ask({ type: 'sit', name: 'Léa' })
    expect(await readiness()).toEqual([200, 200])

    const leader = await cluster.leader()
    // The leader is left: it still answers reads, but accepts no append.
    const [dead, alsoDead] = [1, 2].map((step) => cluster.servers[(leader + step) % 3]) as Cluster['servers']
    await dead?.kill()
    await pause(2000)
    expect(await readiness()).toEqual([200, 200])
    await alsoDead?.kill()
    await until(503)
    // Within the twelve seconds before people are sent away: a new leader may be elected at any moment.
    expect(people.map(({ socket }) => socket.readyState)).toEqual([1, 1])

    expect((await Promise.all(people.map(({ closed }) => closed))).map(({ code: why }) => why)).toEqual([1001, 1001])
    await expect(Client.connect(urls[0] as string)).rejects.toThrow('503')
    await dead?.restart()
    await until(200)
    const again = await Client.at(urls[1] as string, code, 'somebody 0')
    expect(again.view.seats.map(({ name }) => name)).toEqual(['Léa'])
    expect(await again.ask({ type: 'rename', name: 'Lila' })).toMatchObject({ type: 'done' })
  })
})

import { newPlace } from '@tablee/host/testing'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Client } from '../../testing/test-client.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { WrittenBytes } from '../limits/written-bytes.ts'
import { AddressLoads } from './shared-limits.ts'

const ANYWHERE = { burstPerAddress: 100, perSecondPerAddress: 10, socketsPerAddress: 3 }

const servers: TestServer[] = []
const loads: AddressLoads[] = []
afterEach(async () => {
  vi.useRealTimers()
  for (const each of loads.splice(0)) each.close()
  await Promise.all(servers.splice(0).map((server) => server.close()))
})

/** Two nodes that share gossip but no log. */
const twoNodes = async (limits: Parameters<typeof startTestServer>[0]) => {
  const { gossip } = newPlace()
  const started = [
    await startTestServer(limits, undefined, gossip.join()),
    await startTestServer(limits, undefined, gossip.join()),
  ] as const
  servers.push(...started)
  return started
}

const twoLoads = () => {
  vi.useFakeTimers({ toFake: ['performance', 'setInterval', 'clearInterval'] })
  const { gossip } = newPlace()
  const both = [new AddressLoads(ANYWHERE, gossip.join()), new AddressLoads(ANYWHERE, gossip.join())] as const
  loads.push(...both)
  return both
}

describe('limits shared by all nodes', () => {
  it('tried codes: a code that was tried at the other node does not count again', async () => {
    const [one, other] = await twoNodes({ codesPerMinute: 3, guessAnsweredAfter: 20 })
    const answer = async ({ url }: TestServer, code: string) => {
      const client = await Client.connect(url)
      client.hello(code, 'Tom')
      return (await client.hears('error')).code
    }
    const answers: string[] = []
    for (const [node, code] of [
      [one, 'ZZZZ'],
      [other, 'ZZZY'],
      [one, 'ZZZY'],
      [one, 'ZZZX'],
      [other, 'ZZZW'],
      [one, 'ZZZV'],
      [other, 'ZZZZ'],
    ] as const)
      answers.push(await answer(node, code))
    const none = 'no-such-table'
    expect(answers).toEqual([none, none, none, none, 'too-many-tries', 'too-many-tries', none])
  })

  it('written bytes: what an address wrote at one node counts at the other within a second', async () => {
    vi.useFakeTimers({ toFake: ['performance', 'setInterval', 'clearInterval'] })
    const { gossip } = newPlace()
    const limits = { written: 1_000_000, writtenPerHour: 600_000 }
    const [one, other] = [new WrittenBytes(limits, gossip.join()), new WrittenBytes(limits, gossip.join())]
    one.add('a', 1_000_000)
    expect(other.minutesToWait('a')).toBeUndefined()
    await vi.advanceTimersByTimeAsync(1000)
    // A megabyte at ten kilobytes a minute.
    expect([one, other].map((node) => node.minutesToWait('a'))).toEqual([100, 100])
    expect(other.minutesToWait('b')).toBeUndefined()
    one.close()
    other.close()
  })

  it('new tables: those created at the other node count', async () => {
    const [one, other] = await twoNodes({ newTables: 2 })
    const status = async ({ url }: TestServer) => (await fetch(`${url}/api/tables`, { method: 'POST' })).status
    expect([await status(one), await status(other), await status(one), await status(other)]).toEqual([
      201, 201, 429, 429,
    ])
  })

  it('frames: what an address sent to one node is taken from its bucket at the other within a second', async () => {
    const [one, other] = twoLoads()
    expect(one.take('a', 90)).toBe(true)
    await vi.advanceTimersByTimeAsync(1000)
    expect([other.take('a', 11), other.take('a', 10), other.take('b', 100)]).toEqual([false, true, true])
  })

  it('frames: a report of more than the bucket holds empties it and leaves no debt', async () => {
    const [one, other] = twoLoads()
    expect([one.take('a', 100), other.take('a', 100)]).toEqual([true, true])
    await vi.advanceTimersByTimeAsync(1000)
    expect(other.take('a', 1)).toBe(false)
    await vi.advanceTimersByTimeAsync(1000)
    expect([other.take('a', 10), other.take('a', 1)]).toEqual([true, false])
  })

  it('sockets: those at the other node count until its reports stop', async () => {
    const [one, other] = twoLoads()
    one.connected('a')
    one.connected('a')
    other.connected('a')
    expect([one.mayConnect('a'), other.mayConnect('a')]).toEqual([true, true])
    await vi.advanceTimersByTimeAsync(1000)
    expect([one.mayConnect('a'), other.mayConnect('a'), other.mayConnect('b')]).toEqual([false, false, true])
    one.disconnected('a')
    await vi.advanceTimersByTimeAsync(1000)
    expect(other.mayConnect('a')).toBe(true)
    one.connected('a')
    await vi.advanceTimersByTimeAsync(1000)
    expect(other.mayConnect('a')).toBe(false)
    one.close()
    await vi.advanceTimersByTimeAsync(6000)
    expect(other.mayConnect('a')).toBe(true)
  })
})

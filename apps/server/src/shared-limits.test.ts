import { newPlace } from '@tablee/host/testing'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { AddressLoads } from './shared-limits.ts'
import { Client } from './trial-client.ts'
import { startTrial, type Trial } from './trial-server.ts'
import { WrittenBytes } from './written-bytes.ts'

const ANYWHERE = { burstPerAddress: 100, perSecondPerAddress: 10, socketsPerAddress: 3 }

const trials: Trial[] = []
const loads: AddressLoads[] = []
afterEach(async () => {
  vi.useRealTimers()
  for (const each of loads.splice(0)) each.close()
  await Promise.all(trials.splice(0).map((trial) => trial.close()))
})

/** Two nodes that hear each other; what lies in their logs does not matter here. */
const twoNodes = async (limits: Parameters<typeof startTrial>[0]) => {
  const { gossip } = newPlace()
  const started = [
    await startTrial(limits, undefined, gossip.join()),
    await startTrial(limits, undefined, gossip.join()),
  ] as const
  trials.push(...started)
  return started
}

const twoLoads = () => {
  vi.useFakeTimers({ toFake: ['performance', 'setInterval', 'clearInterval'] })
  const { gossip } = newPlace()
  const both = [new AddressLoads(ANYWHERE, gossip.join()), new AddressLoads(ANYWHERE, gossip.join())] as const
  loads.push(...both)
  return both
}

describe('limits hold for all nodes together', () => {
  it('different codes tried: one that was tried at the other node costs nothing more', async () => {
    const [one, other] = await twoNodes({ codesPerMinute: 3, guessAnsweredAfter: 20 })
    const answer = async ({ url }: Trial, code: string) => {
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

  it('bytes written: what an address wrote at one node is gone at the other within a second', async () => {
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

  it('new tables', async () => {
    const [one, other] = await twoNodes({ newTables: 2 })
    const status = async ({ url }: Trial) => (await fetch(`${url}/api/tables`, { method: 'POST' })).status
    expect([await status(one), await status(other), await status(one), await status(other)]).toEqual([
      201, 201, 429, 429,
    ])
  })

  it('frames: what an address took at one node is taken from its bucket at the other within a second', async () => {
    const [one, other] = twoLoads()
    expect(one.take('a', 90)).toBe(true)
    await vi.advanceTimersByTimeAsync(1000)
    expect([other.take('a', 11), other.take('a', 10), other.take('b', 100)]).toEqual([false, true, true])
  })

  it('frames: more than there was leaves nothing, and no debt', async () => {
    const [one, other] = twoLoads()
    expect([one.take('a', 100), other.take('a', 100)]).toEqual([true, true])
    await vi.advanceTimersByTimeAsync(1000)
    expect(other.take('a', 1)).toBe(false)
    await vi.advanceTimersByTimeAsync(1000)
    expect([other.take('a', 10), other.take('a', 1)]).toEqual([true, false])
  })

  it('sockets: those at the other node count, and no longer once it is silent', async () => {
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

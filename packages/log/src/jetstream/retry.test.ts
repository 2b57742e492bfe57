import { describe, expect, it } from 'vitest'
import { Retry } from './retry.ts'
import { WriteConflict } from './write-conflict.ts'

const NEVER = new Promise<never>(() => {})

/** Fails with these errors first, then answers. */
const after = (...troubles: Error[]) => {
  let tries = 0
  return async () => {
    const trouble = troubles[tries++]
    if (trouble !== undefined) throw trouble
    return tries
  }
}

const countProbes = (answer: () => Promise<unknown> = async () => {}) => {
  const count = { probes: 0 }
  const retry = new Retry(() => {
    count.probes += 1
    return answer()
  })
  return { count, retry }
}

describe('retries while a cluster elects its leader', () => {
  it('a request without an answer is retried once a probe is answered', async () => {
    const { retry } = countProbes()
    expect(await retry.run(after(new Error('timeout'), new Error('timeout')))).toBe(3)
  })

  it('one probe serves all waiting requests', async () => {
    const { count, retry } = countProbes()
    await Promise.all(Array.from({ length: 500 }, () => retry.run(after(new Error('timeout')))))
    expect(count.probes).toBe(1)
  })

  it('a probe that is never answered does not block the next ones', async () => {
    let probes = 0
    const { retry } = countProbes(() => (++probes < 3 ? NEVER : Promise.resolve()))
    expect(await retry.run(after(new Error('timeout')))).toBe(2)
  })

  it('a write conflict is an answer: no probe is sent', async () => {
    const { count, retry } = countProbes()
    expect(await retry.run(after(new WriteConflict()))).toBe(2)
    expect(count.probes).toBe(0)
  })

  it('a request over a broken connection is not waited for', async () => {
    const { retry } = countProbes()
    let asked = 0
    const answer = retry.run(() => (asked++ === 0 ? NEVER : Promise.resolve('answered')))
    retry.interrupt()
    expect(await answer).toBe('answered')
  })

  it('a request that fails although probes are answered is given up with its error', async () => {
    const { retry } = countProbes()
    await expect(retry.run(() => Promise.reject(new Error('no such stream')))).rejects.toThrow('no such stream')
  })
})

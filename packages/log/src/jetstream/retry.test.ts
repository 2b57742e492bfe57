import { describe, expect, it } from 'vitest'
import { Patience } from './retry.ts'
import { PlaceTaken } from './write-conflict.ts'

const NEVER = new Promise<never>(() => {})

/** Fails with these first, then answers. */
const after = (...troubles: Error[]) => {
  let tries = 0
  return async () => {
    const trouble = troubles[tries++]
    if (trouble !== undefined) throw trouble
    return tries
  }
}

const countKnocks = (answer: () => Promise<unknown> = async () => {}) => {
  const count = { knocks: 0 }
  const patience = new Patience(() => {
    count.knocks += 1
    return answer()
  })
  return { count, patience }
}

describe('patience with a cluster that chooses its leader', () => {
  it('what nobody answered is asked again once somebody answers', async () => {
    const { patience } = countKnocks()
    expect(await patience.with(after(new Error('timeout'), new Error('timeout')))).toBe(3)
  })

  it('however many wait, one knocks for all of them', async () => {
    const { count, patience } = countKnocks()
    await Promise.all(Array.from({ length: 500 }, () => patience.with(after(new Error('timeout')))))
    expect(count.knocks).toBe(1)
  })

  it('a knock that is never answered does not keep the next ones', async () => {
    let knocks = 0
    const { patience } = countKnocks(() => (++knocks < 3 ? NEVER : Promise.resolve()))
    expect(await patience.with(after(new Error('timeout')))).toBe(2)
  })

  it('to be overtaken is an answer: nobody knocks', async () => {
    const { count, patience } = countKnocks()
    expect(await patience.with(after(new PlaceTaken()))).toBe(2)
    expect(count.knocks).toBe(0)
  })

  it('what was asked over a connection that broke is not waited for', async () => {
    const { patience } = countKnocks()
    let asked = 0
    const answer = patience.with(() => (asked++ === 0 ? NEVER : Promise.resolve('answered')))
    patience.interrupt()
    expect(await answer).toBe('answered')
  })

  it('what fails though somebody answers is given up, and says why', async () => {
    const { patience } = countKnocks()
    await expect(patience.with(() => Promise.reject(new Error('no such stream')))).rejects.toThrow('no such stream')
  })
})

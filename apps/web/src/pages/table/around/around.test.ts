import { describe, expect, it } from 'vitest'
import { localHost } from '../../../services/local-host/host.ts'
import { Around } from './around.svelte.ts'

describe('everybody around one device', () => {
  it('tells the trouble of anybody’s line, not only of the one that lies open', async () => {
    // There is no database here.
    expect(await localHost()).toBe('not-kept')
    const around = new Around('L1234', ['ana', 'bob'])
    await expect.poll(() => around.open.trouble, { timeout: 5000 }).toBe('not-kept')
    around.open.status = 'open'
    expect(around.open.trouble).toBeUndefined()
    await expect.poll(() => around.trouble, { timeout: 5000 }).toBe('not-kept')
    around.close()
  }, 20_000)
})

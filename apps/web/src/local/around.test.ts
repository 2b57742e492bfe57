import { describe, expect, it } from 'vitest'
import { Around } from './around.svelte.ts'

describe('everybody around one device', () => {
  it('tells the trouble of anybody’s line, not only of the one that lies open', async () => {
    // Nothing can be kept here: there is no database.
    const around = new Around('L1234', ['ana', 'bob'])
    await expect.poll(() => around.open.trouble).toBe('not-kept')
    around.open.status = 'open'
    expect(around.open.trouble).toBeUndefined()
    await expect.poll(() => around.trouble).toBe('not-kept')
    around.close()
  })
})

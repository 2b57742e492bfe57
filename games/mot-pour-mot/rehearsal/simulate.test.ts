import { BOT_LEVELS } from '@tablee/kernel'
import { describe, expect, it } from 'vitest'
import { loadShelf } from '../../../packages/rehearsal/src/load.ts'
import { rehearse } from '../../../packages/rehearsal/src/simulate.ts'
import { defaults } from '../game.ts'

const shelf = await loadShelf()

describe('bots among themselves', () => {
  it.each(['cactus', 'capture'] as const)('%s: games end, and the same seed gives the same game', async (edition) => {
    const play = (seed: string) =>
      rehearse({ game: 'mot-pour-mot', options: defaults(edition), levels: [...BOT_LEVELS, 'steady'], seed }, shelf)
    const one = await play('1')
    expect(await play('1')).toEqual(one)
    expect((await play('2')).state).not.toEqual(one.state)
  })

  it('the sharp ones win more often than the gentle ones', async () => {
    let sharp = 0
    for (let nth = 0; nth < 24; nth++) {
      const levels = nth % 2 === 0 ? (['sharp', 'gentle'] as const) : (['gentle', 'sharp'] as const)
      const { winners } = await rehearse({ game: 'mot-pour-mot', levels, seed: `levels ${nth}` }, shelf)
      if (winners.includes('sharp')) sharp += 1
    }
    expect(sharp).toBeGreaterThan(16)
  })
})

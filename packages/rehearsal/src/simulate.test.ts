import { defaults } from '@tablee/games/mot-pour-mot'
import { BOT_LEVELS, type Shelf } from '@tablee/kernel'
import { beforeAll, describe, expect, it } from 'vitest'
import { loadShelf } from './load.ts'
import { rehearse } from './simulate.ts'

let shelf: Shelf
beforeAll(async () => {
  shelf = await loadShelf()
})

describe('bots among themselves', () => {
  it.each(['cactus', 'capture'] as const)('%s: games end, and the same seed gives the same game', (edition) => {
    const play = (seed: string) =>
      rehearse({ game: 'mot-pour-mot', options: defaults(edition), levels: [...BOT_LEVELS, 'steady'], seed }, shelf)
    const one = play('1')
    expect(play('1')).toEqual(one)
    expect(play('2').state).not.toEqual(one.state)
  })

  it('the sharp ones win more often than the gentle ones', () => {
    let sharp = 0
    for (let nth = 0; nth < 24; nth++) {
      const levels = nth % 2 === 0 ? (['sharp', 'gentle'] as const) : (['gentle', 'sharp'] as const)
      const { winners } = rehearse({ game: 'mot-pour-mot', levels, seed: `levels ${nth}` }, shelf)
      if (winners.includes('sharp')) sharp += 1
    }
    expect(sharp).toBeGreaterThan(16)
  })
})

import { describe, expect, it } from 'vitest'
import { loadShelf } from '../../../packages/rehearsal/src/load.ts'
import { rehearse } from '../../../packages/rehearsal/src/simulate.ts'
import type { State } from '../game.ts'

const shelf = await loadShelf()

describe('bots among themselves', () => {
  it('WO-1 a game of Word Out! ends, and no card is lost: 108, or 216 from six players on', async () => {
    const play = (players: number) =>
      rehearse({ game: 'word-out', levels: Array.from({ length: players }, () => 'gentle'), seed: 'one' }, shelf)
    for (const [players, cards] of [
      [3, 108],
      [6, 216],
    ] as const) {
      const { hands, rows, pile, trash } = (await play(players)).state as State
      expect([...Object.values(hands), ...rows, pile, trash].flat()).toHaveLength(cards)
    }
  })
})

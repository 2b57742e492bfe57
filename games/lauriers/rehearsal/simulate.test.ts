import { describe, expect, it } from 'vitest'
import { loadShelf } from '../../../packages/rehearsal/src/load.ts'
import { rehearse } from '../../../packages/rehearsal/src/simulate.ts'
import type { State } from '../game.ts'

const shelf = await loadShelf()

describe('bots among themselves', () => {
  it('LAU-20 a game of Les Lauriers ends with a pawn at the Diploma, from three players to six', async () => {
    const play = (players: number) =>
      rehearse({ game: 'lauriers', levels: Array.from({ length: players }, () => 'steady'), seed: 'one' }, shelf)
    for (const players of [3, 6]) {
      const { state, winners } = await play(players)
      const { leaves, seats } = state as State
      expect(seats.some((seat) => leaves[seat] === 26)).toBe(true)
      expect(winners.length).toBeGreaterThan(0)
    }
  })
})

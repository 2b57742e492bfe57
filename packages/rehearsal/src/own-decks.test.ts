import type { GameShelf } from '@tablee/game-kit/make-shelf.ts'
import { GAMES } from '@tablee/games/shelf.ts'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { smallestDeck } from '../testing/smallest-deck.ts'
import { loadShelf } from './load.ts'
import { rehearse } from './simulate.ts'

let shelf: GameShelf
beforeAll(async () => {
  shelf = await loadShelf()
})

describe('the smallest decks of one’s own', () => {
  it.each(GAMES.filter(({ deck }) => deck !== undefined))(
    '$id: whatever the cards, the game goes on to its end, and replay equals live',
    (game) =>
      fc.assert(
        fc.asyncProperty(fc.string(), async (seed) => {
          const levels = ['sharp', 'steady', 'gentle', 'sharp'] as const
          const done = await rehearse({ game: game.id, levels, deck: smallestDeck(game, seed), seed }, shelf)
          expect(done.winners.length).toBeGreaterThan(0)
        }),
        { numRuns: 4 },
      ),
  )
})

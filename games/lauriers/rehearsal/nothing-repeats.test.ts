import { describe, expect, it } from 'vitest'
import { loadShelf } from '../../../packages/rehearsal/src/load.ts'
import { cardsOf, cardsTill, GameSeries, playThrough } from '../../../packages/rehearsal/testing/game-series.ts'

const shelf = await loadShelf()

describe('a card seen at a table does not come back there until the deck is through', () => {
  it('LAU-4 LAU-22 Les Lauriers, whichever box is drawn from', () => {
    const cards = cardsOf(shelf, 'lauriers', 'cards')
    expect(cards).toHaveLength(258)
    const series = new GameSeries(shelf, 'lauriers', cards)
    playThrough(series, (nth) => {
      series.start()
      expect(series.play(cardsTill(nth))).toEqual([])
    })
  })
})

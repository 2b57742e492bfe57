import { describe, expect, it } from 'vitest'
import { loadShelf } from '../../../packages/rehearsal/src/load.ts'
import { cardsOf, cardsTill, GameSeries, playThrough } from '../../../packages/rehearsal/testing/game-series.ts'

const shelf = await loadShelf()

describe('a card seen at a table does not come back there until the deck is through', () => {
  it.each(['cactus', 'capture'] as const)('MPM-4 MPM-29 Mot pour Mot, %s', (edition) => {
    const cards = cardsOf(shelf, 'mot-pour-mot', 'cards')
    expect(cards).toHaveLength(220)
    const series = new GameSeries(shelf, 'mot-pour-mot', cards)
    const options = { ...(shelf.get('mot-pour-mot')?.game.defaults as object), edition }
    playThrough(series, (nth) => {
      series.start(options)
      const { pile } = series.state as { pile: readonly string[] }
      expect(pile).toHaveLength(edition === 'cactus' ? 208 : 220)
      expect(series.play(cardsTill(nth))).toEqual([])
    })
  })
})

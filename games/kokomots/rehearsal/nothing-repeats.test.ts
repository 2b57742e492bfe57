import { describe, expect, it } from 'vitest'
import { loadShelf } from '../../../packages/rehearsal/src/load.ts'
import { cardsOf, cardsTill, GameSeries, playThrough } from '../../../packages/rehearsal/testing/game-series.ts'
import { defaults, type State } from '../game.ts'

const shelf = await loadShelf()

describe('a card seen at a table does not come back there until the deck is through', () => {
  it.each(['classic', 'expert', 'simultaneous', 'teams'] as const)(
    'KOK-3 Kokomots, %s: none is laid while one seen less often stays in the box, and it lies below those',
    (mode) => {
      const cards = cardsOf(shelf, 'kokomots', 'themes')
      expect(cards).toHaveLength(30)
      const series = new GameSeries(shelf, 'kokomots', cards)
      playThrough(series, (nth) => {
        series.start({ ...defaults, mode })
        const { columns, fifth, boxed } = series.state as State
        const piles = columns.map(({ themes }) => themes.map(({ card }) => series.times(card)))
        const left = [...fifth, ...boxed].map(({ card }) => series.times(card))
        expect(Math.max(...piles.flat())).toBeLessThanOrEqual(Math.min(...left))
        for (const pile of piles) expect(pile).toEqual([...pile].sort())
        series.play(cardsTill(nth))
      })
    },
  )
})

import { readFileSync } from 'node:fs'
import { FEWEST_CARDS, OWN_DECK_GAMES, type OwnDeckGame } from '@tablee/game-kit/deck/index.ts'
import type { State as KokomotsState } from '@tablee/games/kokomots/game.ts'
import { type Shelf, seededChance } from '@tablee/kernel'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { loadShelf } from './load.ts'
import { rehearse } from './simulate.ts'
import { TELLERS } from './tellers.ts'

let shelf: Shelf
beforeAll(async () => {
  shelf = await loadShelf()
})

const NAMES = { 'mot-pour-mot': 'Mot pour Mot', lauriers: 'Les Lauriers', kokomots: 'Kokomots' }

/** As few cards as will do, out of the box; words of Les Lauriers without their bluffs. */
const smallestDeck = (game: OwnDeckGame, seed: string): string => {
  const box = readFileSync(new URL(`../../../games/${game}/deck/cards.txt`, import.meta.url), 'utf8')
  const cards = box.replace(/^(#|==|-).*$/gm, '').split(/^(?==)/m)
  const few = seededChance(seed).shuffle(cards.slice(1)).slice(0, FEWEST_CARDS[game])
  return [`# ${NAMES[game]} : Le petit`, ...few].join('\n')
}

describe('the smallest decks of one’s own', () => {
  it.each(OWN_DECK_GAMES)('%s: whatever the cards, the game goes on to its end, and replay equals live', (game) => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        const levels = ['sharp', 'steady', 'gentle', 'sharp'] as const
        const done = rehearse({ game, levels, deck: smallestDeck(game, seed), seed }, shelf)
        expect(done.winners.length).toBeGreaterThan(0)
      }),
      { numRuns: 4 },
    )
  })

  it.each(['classic', 'expert', 'simultaneous', 'teams'])(
    'KOK-3 Kokomots, %s: twenty cards do for every way to play',
    (mode) => {
      const options = TELLERS.kokomots?.variants.find(({ name }) => name === mode)?.options(4)
      const levels = ['sharp', 'steady', 'sharp', 'steady'] as const
      const deck = smallestDeck('kokomots', mode)
      const done = rehearse({ game: 'kokomots', options, levels, deck, seed: mode }, shelf)
      const { columns } = done.state as KokomotsState
      expect(columns.filter(({ themes }) => themes.length === 0).length).toBeGreaterThanOrEqual(3)
    },
  )

  it('MPM-29 no card comes back before the deck is through', () => {
    const deck = smallestDeck('mot-pour-mot', 'through')
    const levels = ['gentle', 'gentle'] as const
    const { events } = rehearse({ game: 'mot-pour-mot', levels, deck, seed: 'through' }, shelf)
    const drawn = events.flatMap((event) => {
      const { type, id } = event as { type: string; id?: string }
      return type === 'card-drawn' && id !== undefined ? [id] : []
    })
    // Longer than the deck, or it proves nothing.
    expect(drawn.length).toBeGreaterThan(FEWEST_CARDS['mot-pour-mot'])
    expect(new Set(drawn.slice(0, FEWEST_CARDS['mot-pour-mot'])).size).toBe(FEWEST_CARDS['mot-pour-mot'])
  })
})

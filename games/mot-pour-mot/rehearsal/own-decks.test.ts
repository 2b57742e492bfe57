import { expect, it } from 'vitest'
import { loadShelf } from '../../../packages/rehearsal/src/load.ts'
import { rehearse } from '../../../packages/rehearsal/src/simulate.ts'
import { smallestDeck } from '../../../packages/rehearsal/testing/smallest-deck.ts'
import { deckRules } from '../deck/deck-rules.ts'
import { motPourMot } from '../game.ts'

it('MPM-29 no card comes back before the deck is through', async () => {
  const deck = smallestDeck(motPourMot, 'through')
  const levels = ['gentle', 'gentle'] as const
  const { events } = await rehearse({ game: 'mot-pour-mot', levels, deck, seed: 'through' }, await loadShelf())
  const drawn = events.flatMap((event) => {
    const { type, id } = event as { type: string; id?: string }
    return type === 'card-drawn' && id !== undefined ? [id] : []
  })
  // Longer than the deck, or it proves nothing.
  expect(drawn.length).toBeGreaterThan(deckRules.fewestCards)
  expect(new Set(drawn.slice(0, deckRules.fewestCards)).size).toBe(deckRules.fewestCards)
})

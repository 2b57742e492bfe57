import { expect, it } from 'vitest'
import { loadShelf } from '../../../packages/rehearsal/src/load.ts'
import { rehearse } from '../../../packages/rehearsal/src/simulate.ts'
import { smallestDeck } from '../../../packages/rehearsal/testing/smallest-deck.ts'
import { kokomots, MODES, type State } from '../game.ts'
import { kokomotsOptions } from './teller.ts'

const shelf = await loadShelf()

it.each(MODES)('KOK-3 Kokomots, %s: twenty cards do for every way to play', async (mode) => {
  const levels = ['sharp', 'steady', 'sharp', 'steady'] as const
  const deck = smallestDeck(kokomots, mode)
  const played = { game: 'kokomots', options: kokomotsOptions(mode, 4), levels, deck, seed: mode }
  const { columns } = (await rehearse(played, shelf)).state as State
  expect(columns.filter(({ themes }) => themes.length === 0).length).toBeGreaterThanOrEqual(3)
})

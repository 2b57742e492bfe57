import { defineGallery, LONG_NAMES, lobbyOf, people } from '@tablee/rehearsal/testing/gallery/define.ts'
import type { PlayedTable } from '@tablee/rehearsal/testing/gallery/played-table.ts'
import type { Move, View } from '../game.ts'
import type { State } from '../rules/state.ts'

type Table = PlayedTable<State, View, Move>

/** People write what a bot in their place would. */
const over = (table: Table) => table.until((_, { phase }) => phase === 'over')
const thirdRound = (table: Table) => table.until((_, { round }) => round === 3).halfway()
const written = (table: Table) =>
  table
    .until(
      (_, { written }) => written.length === 1,
      (name) => (name === 'Ana' ? undefined : 'wait'),
    )
    .halfway()

/** The screens to look at: `npm run gallery` shows them, e2e/gallery.spec.ts checks them. */
export const gallery = defineGallery<State, View, Move>({
  game: 'nouveau-jeu',
  phaseOf: ({ phase }) => phase,
  roles: (table) => ({ player: table.nameOf(table.view.seats[0]) }),
  states: [
    ...lobbyOf('nouveau-jeu', { seats: people(8) }),
    { name: 'a word to write', setup: { seats: people(3) }, play: (table) => table.halfway() },
    { name: 'one has written', setup: { seats: people(3) }, play: written },
    { name: 'paused', setup: { seats: people(3) }, play: (table) => written(table).pause() },
    { name: 'third round, long names', setup: { seats: LONG_NAMES }, play: thirdRound },
    { name: 'third round, eight players', setup: { seats: people(8) }, play: thirdRound },
    { name: 'over, eight players', setup: { seats: people(8) }, play: over },
  ],
})

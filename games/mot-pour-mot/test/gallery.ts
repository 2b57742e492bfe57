import {
  defineGallery,
  type GalleryState,
  inTeams,
  LONG_NAMES,
  lobbyOf,
  people,
} from '@tablee/rehearsal/testing/gallery/define.ts'
import type { PlayedTable } from '@tablee/rehearsal/testing/gallery/played-table.ts'
import { defaults, type Move, type View } from '../game.ts'
import { EDITIONS, type Edition } from '../rules/options.ts'
import { otherTeam, type State } from '../rules/state.ts'

type Table = PlayedTable<State, View, Move>
type PhaseName = State['phase']['name']

const seats = (count: number) => inTeams(people(count), 'sel', 'poivre')
const reaching =
  (phase: PhaseName, turns = 0) =>
  (table: Table) =>
    table.until((state) => state.phase.name === phase && state.turns.sel + state.turns.poivre >= turns).halfway()

const captain = (table: Table) => table.nameOf(table.view.acting[table.view.active])
const rival = (table: Table) => table.nameOf(table.view.acting[otherTeam(table.view.active)])
const mateOf = (table: Table, name: string) => {
  const { teams } = table.view
  const team = [teams.sel, teams.poivre].find(({ seats }) => seats.includes(table.seatOf(name)))
  return team?.seats.map(table.nameOf, table).find((each) => each !== name)
}

/** Nobody spells but as told. */
const spelling = (table: Table, letters: string) => {
  reaching('spell', 3)(table)
  for (const letter of letters) table.do(captain(table), { type: 'spell', letter })
  return table
}
const answered = (table: Table, letters = 'SOLITUDE') => spelling(table, letters).do(captain(table), { type: 'done' })
const explaining = (table: Table) => answered(table).do(rival(table), { type: 'contest' }).halfway()
const pleading = (table: Table) => answered(table, 'PLUTOMB').do(rival(table), { type: 'check-spelling' }).halfway()

const statesOf = (edition: Edition): readonly GalleryState<State, View, Move>[] => {
  const options = defaults(edition)
  const four = { options, seats: seats(4) }
  return [
    ...lobbyOf(edition, { options, seats: seats(12) }),
    {
      name: `${edition}: another captain`,
      setup: { options, seats: seats(6) },
      play: (table) => table.halfway(),
      roles: (table) => ({ captain: captain(table) }),
      press: ['Passer le rôle de capitaine'],
      isForPhones: true,
    },
    { name: `${edition}: draw`, setup: four, play: (table) => table.halfway(), isAround: true },
    { name: `${edition}: read the card`, setup: four, play: reaching('read', 2) },
    {
      name: `${edition}: spell, with suggestions`,
      setup: { options, seats: seats(6) },
      play: (table) =>
        reaching(
          'spell',
          6,
        )(table)
          .do(mateOf(table, captain(table)) ?? '', { type: 'suggest', word: 'incompréhensiblement' })
          .do(mateOf(table, captain(table)) ?? '', { type: 'suggest', word: 'été' }),
      isAround: true,
    },
    { name: `${edition}: half a word spelled`, setup: four, play: (table) => spelling(table, 'SOLI') },
    {
      name: `${edition}: time is up, say the word`,
      setup: four,
      play: (table) =>
        spelling(table, 'SOLI').until(
          ({ phase }) => phase.name === 'tell',
          () => 'wait',
        ),
    },
    { name: `${edition}: a word to accept`, setup: four, play: (table) => answered(table).halfway() },
    {
      name: `${edition}: a contest is refused`,
      setup: four,
      play: (table) => answered(table).halfway(),
      roles: (table) => ({ rival: rival(table) }),
      press: ['Contester la catégorie'],
      refusal: (table) => table.do(rival(table), { type: 'contest' }).refusalOf(rival(table), { type: 'contest' }),
      isForPhones: true,
    },
    { name: `${edition}: connection lost`, setup: four, play: (table) => spelling(table, 'SOLI'), isLost: true },
    { name: `${edition}: misspelled, plead or lose`, setup: four, play: pleading },
    { name: `${edition}: explain the word`, setup: four, play: explaining },
    {
      name: `${edition}: vote open on the category`,
      setup: { options, seats: seats(6) },
      play: (table) => explaining(table).do(captain(table), { type: 'call-vote' }).halfway(),
      isAround: true,
    },
    {
      name: `${edition}: vote open on the spelling`,
      setup: four,
      play: (table) =>
        pleading(table).do(captain(table), { type: 'plead' }).do(rival(table), { type: 'vote', vote: 'against' }),
    },
    { name: `${edition}: paused`, setup: four, play: (table) => spelling(table, 'SOLI').pause() },
    {
      name: `${edition}: late in the game, eight players, no clock`,
      setup: { options: { ...options, hasClock: false, isLong: true }, seats: seats(8) },
      play: reaching('draw', 16),
    },
    {
      name: `${edition}: two players, long names`,
      setup: { options: { ...options, columns: 7 }, seats: inTeams(LONG_NAMES, 'sel', 'poivre') },
      play: (table) => spelling(table, 'ANTICONSTITUTIONNELLEMENT'),
    },
    {
      name: `${edition}: over`,
      setup: { options, seats: seats(6) },
      play: (table) => table.until((_, { phase }) => phase === 'over'),
    },
  ]
}

export const gallery = defineGallery<State, View, Move>({
  game: 'mot-pour-mot',
  phaseOf: ({ edition, phase }) => `${edition}: ${phase}`,
  roles: (table) => {
    if (table.view.phase === 'over') return { player: captain(table) }
    return { captain: captain(table), mate: mateOf(table, captain(table)), rival: rival(table) }
  },
  // On the shared screen and to spectators both editions are alike but for cloth and trophies: « over » shows those.
  states: EDITIONS.flatMap((edition) =>
    statesOf(edition).map((state) =>
      edition === 'cactus' || state.name.endsWith('over') ? state : { ...state, isForPhones: true as const },
    ),
  ),
})

import { defineGallery, LONG_NAMES, lobbyOf, people } from '@tablee/rehearsal/testing/gallery/define.ts'
import type { PlayedTable } from '@tablee/rehearsal/testing/gallery/played-table.ts'
import { defaults, type Move, type View } from '../game.ts'
import type { State } from '../rules/state.ts'

type Table = PlayedTable<State, View, Move>

/** Rows and hands in which every kind of card lies, and a word that can be countered. */
const stack = {
  words: ['RUE', 'RUES', 'EST', 'ETE', 'MA'],
  deal: {
    hands: { Ana: 'U> E E # ? T! Z B', Bob: 'S E N N N N N N', Cléo: 'S # N N N N N N' },
    rows: 'R | E | M | M',
    pile: 'L L L L',
  },
}
const layU: Move = { type: 'lay', row: 0, card: 'replay-U-1' as never, isWordOut: false }
const layE: Move = { type: 'lay', row: 0, card: 'simple-E-1' as never, isWordOut: true }
const setup = { seats: people(3), stack }
const announced = (table: Table) => table.do('Ana', layU, layE).halfway()
const isMidGame = ({ banked, rows }: State) => banked.length >= 4 && rows.some((row) => row.length > 3)
const midGame = (table: Table) => table.until((state) => isMidGame(state) && state.phase.name === 'turn').halfway()

export const gallery = defineGallery<State, View, Move>({
  game: 'word-out',
  phaseOf: ({ phase }) => phase,
  roles: (table) => {
    const { active, seats, phase } = table.view
    if (phase === 'over') return { player: table.nameOf(seats[0]) }
    const others = seats.filter((seat) => seat !== active)
    return phase === 'counter'
      ? { announcing: table.nameOf(active), answering: table.nameOf(others[0]) }
      : { active: table.nameOf(active), waiting: table.nameOf(others[0]) }
  },
  exceptions: [
    {
      check: 'target too small',
      selector: '.mat > button.row',
      least: [300, 30],
      why: 'Four rows, the hand and the buttons stay in sight at 360 × 640; with text of 130 % the rows give way to it. A row is as wide as the phone, and takes what is dropped near it.',
    },
    {
      check: 'covered',
      selector: '.fan > button.slot',
      least: [24, 44],
      why: 'Cards in a hand lie over each other; what is seen of one can be touched, and the chosen one comes up.',
    },
    {
      check: 'covered',
      selector: '.fan > button.slot',
      in: 'a card is chosen',
      least: [20, 100],
      why: 'The chosen card comes up over its neighbour; touched again, it goes back.',
    },
    {
      check: 'covered',
      selector: '.fan > button.slot',
      in: 'TRASH against a word',
      least: [20, 100],
      why: 'The chosen card comes up over its neighbour; touched again, it goes back.',
    },
    {
      check: 'text cut',
      selector: '.fan .index > em',
      in: 'intro, the phone',
      why: 'Cards of the fan are turned: so are their letters, whole, and the upright box around one is larger than its own.',
    },
    {
      check: 'text cut',
      selector: '.seats b',
      in: 'long names',
      why: 'A name of 24 letters among others; the headline has it whole.',
    },
  ],
  states: [
    ...lobbyOf('word-out', { seats: people(8) }),
    { name: 'first turn', setup, play: (table) => table.halfway() },
    { name: 'run after a replay', setup, play: (table) => table.do('Ana', layU).halfway() },
    {
      name: 'a card is chosen',
      setup,
      play: (table) => table.halfway(),
      roles: () => ({ active: 'Ana', waiting: 'Bob' }),
      press: ['E'],
      isForPhones: true,
    },
    {
      name: 'a joker is named',
      setup,
      play: (table) => table.halfway(),
      roles: () => ({ active: 'Ana' }),
      press: ['joker', 'Rangée 1, R, 1 point'],
      isForPhones: true,
    },
    {
      name: 'the table’s menu',
      setup,
      play: (table) => table.halfway(),
      roles: () => ({ host: 'Ana', guest: 'Bob' }),
      press: ['Menu de la table'],
      isForPhones: true,
    },
    { name: 'word announced', setup, play: announced, isAround: true },
    {
      name: 'a counter is chosen',
      setup,
      play: announced,
      roles: () => ({ answering: 'Bob' }),
      press: ['S'],
      isForPhones: true,
    },
    {
      name: 'TRASH against a word',
      setup,
      play: announced,
      roles: () => ({ answering: 'Cléo' }),
      press: ['poubelle'],
      isForPhones: true,
    },
    {
      name: 'an answer is refused',
      setup,
      play: announced,
      roles: () => ({ answering: 'Bob' }),
      press: ['Laisser passer'],
      refusal: (table) => {
        const decline: Move = { type: 'decline', step: table.state.step }
        return table.do('Bob', decline).refusalOf('Bob', decline)
      },
      isForPhones: true,
    },
    { name: 'connection lost', setup, play: announced, isLost: true },
    {
      name: 'word declined by one',
      setup,
      play: (table) => announced(table).do('Bob', { type: 'decline', step: table.state.step }),
      roles: () => ({ answered: 'Bob', answering: 'Cléo' }),
    },
    { name: 'paused', setup, play: (table) => announced(table).pause() },
    {
      name: 'row to start',
      setup: { seats: people(4) },
      play: (table) => table.until(({ phase }) => phase.name === 'start').halfway(),
    },
    { name: 'in the middle', setup: { seats: people(4) }, play: midGame, isAround: true },
    {
      name: 'in the middle, rows light up, dictionary',
      setup: { seats: people(3), options: { ...defaults, lightsRows: true, hasDico: true, hasClock: false } },
      play: midGame,
    },
    {
      name: 'the dictionary is open',
      setup: { seats: people(3), options: { ...defaults, hasDico: true } },
      play: midGame,
      roles: (table) => ({ active: table.nameOf(table.view.active) }),
      press: ['Dico'],
      isForPhones: true,
    },
    { name: 'two players, long names', setup: { seats: LONG_NAMES }, play: midGame },
    { name: 'eight players', setup: { seats: people(8) }, play: midGame },
    {
      name: 'somebody has left',
      setup: { seats: people(3) },
      play: (table) => midGame(table).leave(table.nameOf(table.view.active)),
      roles: (table) => ({ waiting: table.nameOf(table.view.seats.find((seat) => seat !== table.view.active)) }),
    },
    {
      name: 'over, somebody went out',
      setup: { seats: people(4) },
      play: (table) => table.until((_, { phase }) => phase === 'over'),
    },
    {
      name: 'over, eight players',
      setup: { seats: people(8) },
      play: (table) => table.until((_, { phase }) => phase === 'over'),
    },
    {
      name: 'over, a shared first place',
      setup: {
        seats: people(3),
        stack: {
          words: ['RUE', 'LA'],
          deal: {
            hands: { Ana: 'N N N N N N N N', Bob: 'N N N N N N N N', Cléo: 'N N N N N N N N' },
            rows: 'R | L | L | L',
            pile: '',
          },
        },
      },
      play: (table) =>
        table.until(
          (_, { phase }) => phase === 'over',
          (name) => (table.nameOf(table.view.active) === name ? { type: 'pass' } : 'wait'),
        ),
    },
  ],
})

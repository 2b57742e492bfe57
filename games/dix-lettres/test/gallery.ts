import { defineGallery, LONG_NAMES, lobbyOf, people } from '@tablee/rehearsal/testing/gallery/define.ts'
import type { PlayedTable } from '@tablee/rehearsal/testing/gallery/played-table.ts'
import type { Move, View } from '../game.ts'
import type { State } from '../rules/state.ts'

type Table = PlayedTable<State, View, Move>

/** Letters that make words of every length, and some that make hardly one. */
const stack = { rounds: [{ vowel: 'AEIOUY', consonant: 'RSTNLCD' }] }
const hard = { rounds: [{ vowel: 'UUUIYO', consonant: 'WXKQZJV' }] }
const setup = { seats: people(3), stack }

const step = (table: Table) => table.state.step
const drawn = (table: Table) => {
  const { caller } = table.view
  return caller === undefined ? table : table.do(table.nameOf(caller), { type: 'draw-rest', step: step(table) })
}
const write = (table: Table, words: Readonly<Record<string, string>>) => {
  for (const [name, word] of Object.entries(words)) table.do(name, { type: 'write', step: step(table), word })
  return table
}
/** Two words of one length, and one that is not in the list. */
const WORDS = { Ana: 'carton', Bob: 'cation', Cléo: 'lacrots' }
const written = (table: Table) => write(drawn(table), WORDS)
const finish = (table: Table, ...names: readonly string[]) => {
  for (const name of names) table.do(name, { type: 'done', step: step(table) })
  return table
}
const revealed = (table: Table) => finish(written(table), 'Ana', 'Bob', 'Cléo')
const goOn = (table: Table) => table.do('Ana', { type: 'go-on', step: step(table) })
const shownAll = (table: Table) => goOn(goOn(goOn(revealed(table))))
const until = (phase: View['phase'], round: number) => (table: Table) =>
  table.until((state) => state.phase.name === phase && state.round === round)
const over = (table: Table) => table.until((_, { phase }) => phase === 'over')
const rounds = { options: { rounds: 3 } } as const

export const gallery = defineGallery<State, View, Move>({
  game: 'dix-lettres',
  phaseOf: ({ phase }) => phase,
  roles: (table) => {
    const { phase, caller, seats } = table.view
    const others = seats.filter((seat) => seat !== caller)
    return phase === 'draw'
      ? { caller: table.nameOf(caller), waiting: table.nameOf(others[0]) }
      : { player: table.nameOf(seats[0]) }
  },
  exceptions: [
    {
      check: 'target too small',
      selector: '.laid > .tile',
      in: 'all letters',
      least: [26, 44],
      why: 'The whole word stays on one line of a small phone; each letter can be given back at the large tiles above, too.',
    },
  ],
  states: [
    ...lobbyOf('dix-lettres', { seats: people(12) }),
    { name: 'first letter to call', setup, play: (table) => table.halfway(), isAround: true },
    {
      name: 'six letters called',
      setup,
      play: (table) => {
        for (const kind of ['vowel', 'consonant', 'vowel', 'consonant', 'vowel', 'vowel'] as const)
          table.do('Ana', { type: 'call', step: step(table), kind })
        return table.halfway()
      },
    },
    { name: 'search', setup, play: (table) => drawn(table).halfway(), isAround: true },
    {
      name: 'letters laid out',
      setup,
      play: (table) => drawn(table).halfway(),
      roles: () => ({ player: 'Ana' }),
      press: ['C, ajouter', 'R, ajouter', 'I, ajouter'],
      isForPhones: true,
    },
    {
      name: 'all letters laid out',
      setup,
      play: (table) => drawn(table).halfway(),
      roles: () => ({ player: 'Ana' }),
      press: [...'AEIORSTNLC'].map((letter) => `${letter}, ajouter`),
      isForPhones: true,
    },
    { name: 'a word is set down', setup, play: (table) => written(table).halfway() },
    {
      name: 'two are done',
      setup,
      play: (table) => finish(written(table), 'Ana', 'Bob').halfway(),
      roles: () => ({ done: 'Ana', searching: 'Cléo' }),
    },
    {
      name: 'the table’s menu',
      setup,
      play: (table) => drawn(table).halfway(),
      roles: () => ({ host: 'Ana', guest: 'Bob' }),
      press: ['Menu de la table'],
      isForPhones: true,
    },
    {
      name: 'a draw is refused',
      setup,
      play: (table) => table.halfway(),
      roles: () => ({ caller: 'Ana' }),
      press: ['Le reste au hasard'],
      refusal: (table) => {
        const move: Move = { type: 'draw-rest', step: step(table) }
        return table.do('Ana', move).refusalOf('Ana', move)
      },
      isForPhones: true,
    },
    { name: 'connection lost', setup, play: (table) => drawn(table).halfway(), isLost: true },
    { name: 'paused', setup, play: (table) => drawn(table).halfway().pause() },
    {
      name: 'without a clock',
      setup: { ...setup, options: { hasClock: false } },
      play: drawn,
      roles: () => ({ host: 'Ana', guest: 'Bob' }),
    },
    { name: 'first word shown', setup, play: (table) => revealed(table).halfway(), isAround: true },
    { name: 'second word shown', setup, play: (table) => goOn(revealed(table)).halfway() },
    { name: 'result', setup, play: (table) => shownAll(table).halfway() },
    {
      name: 'result, everybody scores',
      setup: { ...setup, options: { scoring: 'everybody' } },
      play: (table) => shownAll(table).halfway(),
    },
    {
      name: 'result, nobody has a word',
      setup: { ...setup, stack: hard },
      play: (table) => finish(drawn(table), 'Ana', 'Bob', 'Cléo').halfway(),
    },
    { name: 'alone', setup: { seats: people(1), stack }, play: (table) => drawn(table).halfway() },
    {
      name: 'alone, result',
      setup: { seats: people(1), stack },
      play: (table) => goOn(finish(write(drawn(table), { Ana: 'carton' }), 'Ana')).halfway(),
    },
    { name: 'long names', setup: { seats: LONG_NAMES }, play: (table) => drawn(table).halfway() },
    {
      name: 'long names, result',
      setup: { seats: LONG_NAMES, ...rounds },
      play: (table) => until('results', 2)(table).halfway(),
    },
    {
      name: 'twelve players search',
      setup: { seats: people(12), ...rounds },
      play: (table) => until('write', 2)(table).until((_, { done = [] }) => done.length > 4),
    },
    {
      name: 'twelve players, all words shown',
      setup: { seats: people(12), ...rounds },
      play: (table) =>
        until('reveal', 2)(table).until((_, { shown, phase }) => phase === 'reveal' && shown?.length === 6),
    },
    { name: 'twelve players, result', setup: { seats: people(12), ...rounds }, play: until('results', 2) },
    {
      name: 'somebody has left',
      setup,
      play: (table) => drawn(table).halfway().leave('Bob'),
      roles: () => ({ waiting: 'Ana' }),
    },
    { name: 'over, three players', setup: { seats: people(3), ...rounds }, play: over },
    { name: 'over, twelve players', setup: { seats: people(12), ...rounds }, play: over },
    { name: 'over, long names', setup: { seats: LONG_NAMES, ...rounds }, play: over },
    { name: 'over, alone', setup: { seats: people(1), ...rounds }, play: over },
  ],
})

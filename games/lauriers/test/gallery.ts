import { defineGallery, LONG_NAMES, lobbyOf, people } from '@tablee/rehearsal/testing/gallery/define.ts'
import type { PlayedTable } from '@tablee/rehearsal/testing/gallery/played-table.ts'
import { atPace, defaults, type Move, type View } from '../game.ts'
import type { State } from '../rules/state.ts'
import { LONGEST_TEXT } from '../rules/texts.ts'
import merged from '../scenarios/lau-15-merged-authors.json' with { type: 'json' }

type Table = PlayedTable<State, View, Move>
type PhaseName = State['phase']['name']

const four = { seats: people(4) }
const six = { seats: people(6) }
/** As with the cardboard box: the leader draws. */
const boxed = { seats: people(4), options: { ...defaults, ...atPace('box') } }
const reaching =
  (phase: PhaseName, round = 1) =>
  (table: Table) =>
    table.until((state) => state.phase.name === phase && state.round >= round).halfway()

/** As long as one may write, in words that a line can be broken between. */
const LONG_TEXT = 'Sorte de grande charrette à deux roues que l’on poussait devant soi les jours de marché, '
  .repeat(20)
  .slice(0, LONGEST_TEXT)

const leaderOf = (table: Table) => table.nameOf(table.state.leader)
const writers = (table: Table) => table.seats.map(({ name }) => name).filter((name) => name !== leaderOf(table))
const handIn = (table: Table, name: string | undefined, text: string) =>
  table.do(name ?? '', { type: 'hand-in', round: table.state.round, text })
/** A word is picked, and nobody has written anything. */
const writing = (table: Table) => table.do(leaderOf(table), { type: 'pick', nth: 0 }).halfway()
const allWritten = (table: Table, textOf: (nth: number) => string) => {
  writing(table)
  for (const [nth, name] of writers(table).entries()) handIn(table, name, textOf(nth))
  return table
}
const results = (table: Table) => table.until(({ phase }) => phase.name === 'results').halfway()

export const gallery = defineGallery<State, View, Move>({
  game: 'lauriers',
  phaseOf: ({ phase }) => phase,
  roles: (table) => {
    const [writer] = writers(table)
    return table.view.phase === 'over' ? { player: writer } : { leader: leaderOf(table), player: writer }
  },
  states: [
    ...lobbyOf('lauriers', { seats: people(6) }),
    { name: 'draw a card', setup: boxed, play: (table) => table.halfway(), isAround: true },
    { name: 'pick a word', setup: four, play: (table) => table.halfway(), isAround: true },
    { name: 'write', setup: four, play: writing, isAround: true },
    {
      name: 'write, a draft',
      setup: four,
      play: (table) => {
        writing(table)
        const text = 'Vent froid qui descend de la montagne, le soir surtout, et que l’on entend venir'
        table.do(writers(table)[0] ?? '', { type: 'draft', round: table.state.round, text })
      },
      roles: (table) => ({ writer: writers(table)[0] }),
      isForPhones: true,
    },
    {
      name: 'write, a ready bluff',
      setup: four,
      play: (table) => {
        writing(table)
        table.do(writers(table)[0] ?? '', { type: 'borrow', round: table.state.round })
      },
      roles: (table) => ({ writer: writers(table)[0] }),
      isForPhones: true,
    },
    {
      name: 'write, one has handed in',
      setup: six,
      play: (table) => {
        writing(table)
        handIn(table, writers(table)[0], 'Vent froid qui descend de la montagne.')
      },
      roles: (table) => ({ leader: leaderOf(table), handedIn: writers(table)[0] }),
    },
    {
      name: 'write, time is up',
      setup: four,
      play: (table) => {
        writing(table)
        handIn(table, writers(table)[0], 'Vent froid qui descend de la montagne.')
        table.until(
          ({ phase }) => phase.name === 'late',
          () => 'wait',
        )
      },
      roles: (table) => ({ leader: leaderOf(table), late: writers(table)[1] }),
    },
    {
      name: 'a draw is refused',
      setup: boxed,
      play: (table) => table.halfway(),
      roles: (table) => ({ leader: leaderOf(table) }),
      press: ['Boîte 1'],
      refusal: (table) =>
        table.do(leaderOf(table), { type: 'draw', box: 0 }).refusalOf(leaderOf(table), { type: 'draw', box: 1 }),
      isForPhones: true,
    },
    { name: 'connection lost', setup: four, play: writing, isLost: true },
    { name: 'paused', setup: four, play: (table) => writing(table).pause() },
    { name: 'desk', setup: six, play: reaching('desk') },
    {
      name: 'desk, texts alike and long',
      setup: six,
      play: (table) =>
        allWritten(
          table,
          (nth) => ['Prune sauvage.', 'Petite prune sauvage.', LONG_TEXT][nth] ?? `Oiseau des marais, ${nth}`,
        ),
    },
    {
      name: 'desk, a text is touched up',
      setup: four,
      play: reaching('desk'),
      roles: (table) => ({ leader: leaderOf(table) }),
      press: ['Retoucher la définition 2'],
      isForPhones: true,
    },
    {
      name: 'desk, the preview',
      setup: six,
      play: reaching('desk'),
      roles: (table) => ({ leader: leaderOf(table) }),
      press: ['Aperçu'],
      isForPhones: true,
    },
    { name: 'reading', setup: four, play: reaching('read') },
    {
      name: 'vote open',
      setup: six,
      play: reaching('vote'),
      isAround: true,
    },
    {
      name: 'vote, one has voted',
      setup: four,
      play: (table) => {
        reaching('vote')(table)
        const [one] = writers(table)
        const { round } = table.state
        table.do(one ?? '', { type: 'vote', round, line: 1, stake: true })
      },
    },
    {
      name: 'vote on long texts, six players',
      setup: { seats: people(6) },
      play: (table) =>
        allWritten(table, (nth) => (nth % 2 ? LONG_TEXT.slice(nth) : `Oiseau des marais au long bec, ${nth}`)).until(
          ({ phase }) => phase.name === 'vote',
        ),
      roles: (table) => ({ player: writers(table)[0] }),
    },
    { name: 'votes are in', setup: four, play: reaching('tell') },
    { name: 'results', setup: six, play: results },
    {
      name: 'results, merged and reworded',
      setup: merged,
      play: (table) => table.follow(merged.steps).until(({ phase }) => phase.name === 'results'),
    },
    {
      name: 'results, a ready bluff',
      setup: four,
      play: (table) => {
        writing(table)
        const [one = ''] = writers(table)
        table.do(one, { type: 'borrow', round: table.state.round })
        const { phase } = table.state
        const mine = 'written' in phase ? phase.written[table.seatOf(one)]?.text : undefined
        handIn(table, one, mine ?? '')
        results(table)
      },
    },
    { name: 'results, round 4', setup: { seats: people(6) }, play: reaching('results', 4) },
    {
      name: 'results without a clock, two players and bots, long names',
      setup: {
        seats: [...LONG_NAMES, { name: 'Robot', bot: 'steady' }],
        options: { ...defaults, hasClock: false },
      },
      play: results,
    },
    {
      name: 'the leader has left',
      setup: four,
      play: (table) => reaching('pick', 2)(table).leave(leaderOf(table)),
      roles: (table) => ({ player: writers(table)[0] }),
    },
    {
      name: 'over',
      setup: { seats: people(6), options: { ...defaults, leaves: 11 } },
      play: (table) => table.until((_, { phase }) => phase === 'over'),
    },
  ],
})

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
import type { Mode, Options } from '../rules/options.ts'
import type { State } from '../rules/state.ts'
import closing from '../scenarios/kok-23-earlier-claim-counts.json' with { type: 'json' }
import linked from '../scenarios/kok-27-nemo.json' with { type: 'json' }
import settling from '../scenarios/kok-43-settled-after-the-bell.json' with { type: 'json' }

type Table = PlayedTable<State, View, Move>
type PhaseName = State['phase']['name']

const inMode = (mode: Mode, count: number, more: Partial<Options> = {}) => {
  const options = { ...defaults, mode, ...more }
  const teams = ['sel', 'poivre', 'thym', 'safran'].slice(0, options.teams)
  return { options, seats: mode === 'teams' ? inTeams(people(count), ...teams) : people(count) }
}
const reaching =
  (phase: PhaseName, words = 0) =>
  (table: Table) =>
    table.until(({ phase: { name }, said }) => name === phase && said.length >= words).halfway()
const quietTurn = (words: number) => (table: Table) =>
  table
    .until(({ phase, said, claims }) => phase.name === 'turn' && said.length >= words && claims.length === 0)
    .halfway()
const claimed =
  (stage: 'judging' | 'spelling', words = 2) =>
  (table: Table) =>
    table.until(({ claims, said }) => said.length >= words && claims.some((claim) => claim.stage === stage))
const over = (table: Table) => table.until((_, { phase }) => phase === 'over')
const refuse = (table: Table) => {
  const [claim] = table.state.claims
  for (const judge of claim?.judges ?? [])
    if (table.state.claims[0]?.id === claim?.id)
      table.do(table.nameOf(judge), { type: 'refuse', claim: claim?.id ?? 0, reason: 'off-theme' })
  return table
}

/** Whose turn, round or word it is. */
const activeOf = (table: Table): string => {
  const { claims } = table.state
  const { turner, tapper, active, camps } = table.view
  const camp = camps.find(({ id }) => id === active)
  return table.nameOf(claims[0]?.by ?? tapper ?? turner ?? camp?.seats[0])
}
const roles = (table: Table) => {
  const { view, state } = table
  const active = activeOf(table)
  if (view.phase === 'over') return { player: table.nameOf(view.seats[0]) }
  const judge = table.nameOf(state.claims[0]?.judges[0] ?? view.judges?.[0])
  const mate = view.camps
    .find(({ seats }) => seats.includes(table.seatOf(active)))
    ?.seats.find((seat) => table.nameOf(seat) !== active)
  const others = view.seats
    .map((seat) => table.nameOf(seat))
    .filter((name) => name !== active && name !== judge && name !== table.nameOf(mate))
  return { active, judge, mate: table.nameOf(mate), waiting: others[0] }
}

const states: readonly GalleryState<State, View, Move>[] = [
  ...lobbyOf('kokomots', inMode('classic', 6)),
  ...lobbyOf('kokomots in teams', inMode('teams', 12, { teams: 4 })),
  { name: 'classic: ready?', setup: inMode('classic', 3, { hasReadyTap: true }), play: reaching('ready', 1) },
  { name: 'classic: first turn', setup: inMode('classic', 3), play: quietTurn(0), isAround: true },
  {
    name: 'classic: a word is composed',
    setup: inMode('classic', 3),
    play: quietTurn(0),
    roles: (table) => ({ active: activeOf(table) }),
    press: [...'PLAUC'],
    isForPhones: true,
  },
  { name: 'classic: in the middle, six players', setup: inMode('classic', 6), play: quietTurn(8) },
  {
    name: 'classic: two players, long names',
    setup: { ...inMode('classic', 2), seats: LONG_NAMES },
    play: quietTurn(4),
  },
  { name: 'classic: a word is judged', setup: inMode('classic', 4), play: claimed('judging') },
  {
    name: 'classic: why a word is refused',
    setup: inMode('classic', 4),
    play: claimed('judging'),
    roles: (table) => ({ judge: roles(table).judge }),
    press: ['Je refuse'],
    isForPhones: true,
  },
  {
    name: 'classic: a word was refused',
    setup: inMode('classic', 4),
    play: (table) => refuse(claimed('judging')(table)),
  },
  {
    name: 'classic: a verdict is refused',
    setup: inMode('classic', 4),
    play: claimed('judging'),
    roles: (table) => ({ judge: roles(table).judge }),
    press: ['J’accepte'],
    refusal: (table) => {
      const { judge = '' } = roles(table)
      const accept: Move = { type: 'accept', claim: table.state.claims[0]?.id ?? 0 }
      return table.do(judge, accept).refusalOf(judge, accept)
    },
    isForPhones: true,
  },
  { name: 'classic: connection lost', setup: inMode('classic', 3), play: quietTurn(2), isLost: true },
  { name: 'classic: a word is spelled', setup: inMode('classic', 4), play: claimed('spelling', 0) },
  {
    name: 'classic: a person keeps time, and it is over',
    setup: inMode('classic', 3, { hasHumanTimer: true }),
    play: (table) => {
      quietTurn(2)(table)
      const { endsAt } = table.view
      table.wait(Math.max(0, (endsAt ?? table.now) - table.now) + 1000)
    },
    roles: (table) => ({ active: activeOf(table), keeper: table.nameOf(table.view.keepers?.[0]) }),
  },
  { name: 'classic: paused', setup: inMode('classic', 3), play: (table) => quietTurn(2)(table).pause() },
  { name: 'classic: no clock', setup: inMode('classic', 3, { hasClock: false }), play: claimed('judging', 0) },
  {
    name: 'classic: whose turn it is has left',
    setup: inMode('classic', 3),
    play: (table) => quietTurn(2)(table).leave(activeOf(table)),
    roles: (table) => ({ waiting: roles(table).waiting }),
  },
  {
    name: 'classic: the last words',
    setup: closing,
    play: (table) => table.follow(closing.steps.slice(0, 22)),
  },
  { name: 'classic: over', setup: inMode('classic', 3, { depth: 3 }), play: over },
  { name: 'classic: over, six players', setup: inMode('classic', 6, { depth: 3 }), play: over },
  { name: 'expert: in the middle', setup: inMode('expert', 4), play: quietTurn(5) },
  {
    name: 'expert: two themes are judged',
    setup: linked,
    play: (table) => table.follow(linked.steps.slice(0, 2)),
  },
  {
    name: 'simultaneous: letters to turn',
    setup: inMode('simultaneous', 4),
    play: reaching('turning', 2),
    isAround: true,
  },
  { name: 'simultaneous: searching', setup: inMode('simultaneous', 4), play: reaching('searching', 3), isAround: true },
  { name: 'simultaneous: six players search', setup: inMode('simultaneous', 6), play: reaching('searching', 8) },
  { name: 'simultaneous: somebody has tapped', setup: inMode('simultaneous', 4), play: reaching('announcing', 2) },
  { name: 'simultaneous: a word is heard', setup: inMode('simultaneous', 4), play: claimed('judging') },
  {
    name: 'simultaneous: a card to pay',
    setup: inMode('simultaneous', 4),
    play: (table) => {
      table.until(({ claims, won }) =>
        claims.some(({ camp, stage }) => stage === 'judging' && (won[camp]?.letters.length ?? 0) > 1),
      )
      refuse(table)
    },
    roles: (table) => ({ paying: table.nameOf(table.state.payments[0]?.seat), waiting: roles(table).waiting }),
  },
  { name: 'simultaneous: over', setup: inMode('simultaneous', 4, { depth: 3 }), play: over },
  { name: 'teams: ready?', setup: inMode('teams', 4), play: reaching('ready'), isAround: true },
  {
    name: 'teams: searching, with suggestions',
    setup: inMode('teams', 6),
    play: (table) => {
      reaching('turn', 3)(table)
      const { mate = '', active } = roles(table)
      const packet = table.view.packets?.findIndex(({ holder }) => table.nameOf(holder) === active) ?? 0
      table
        .do(mate, { type: 'suggest', word: 'pastèque', packet })
        .do(mate, { type: 'suggest', word: 'incompréhensiblement', packet })
    },
  },
  { name: 'teams: a word is judged', setup: inMode('teams', 4), play: claimed('judging', 1) },
  {
    name: 'teams: the time is over, words are settled',
    setup: settling,
    play: (table) => table.follow(settling.steps.slice(0, 10)),
  },
  { name: 'teams: four teams', setup: inMode('teams', 12, { teams: 4 }), play: reaching('turn', 4) },
  { name: 'teams: over', setup: inMode('teams', 6, { depth: 3 }), play: over },
  { name: 'teams: over, four teams', setup: inMode('teams', 12, { teams: 4, depth: 3 }), play: over },
]

export const gallery = defineGallery<State, View, Move>({
  game: 'kokomots',
  // The expert mode has the screens of the classic one, and a fifth theme; the end is the same in all.
  phaseOf: ({ mode, phase }) => (phase === 'closing' ? phase : `${mode === 'expert' ? 'classic' : mode}: ${phase}`),
  roles,
  exceptions: [
    {
      check: 'target too small',
      selector: '.lies > button',
      least: [33, 44],
      why: 'Eight letters share the width of a phone.',
    },
    {
      check: 'target too small',
      selector: '.cards > button',
      least: [32, 40],
      why: 'Six letters and three frames share the width of a phone.',
    },
    {
      check: 'target too small',
      selector: 'button.holder',
      least: [26, 27],
      why: 'The letters above choose the packet, too.',
    },
    {
      check: 'text cut',
      selector: '.holder',
      in: 'words are settled',
      why: 'A long name under the smallest packet; the teams’ list has it whole.',
    },
    {
      check: 'text cut',
      selector: '.head > p',
      in: 'long names',
      why: 'A name of 24 letters; the seats below have it whole.',
    },
    {
      check: 'text cut',
      selector: '.wall section > ol *',
      why: 'As many of the last words as there is room for, the newest on top.',
    },
  ],
  states,
})

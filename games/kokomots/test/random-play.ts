import { type MoveBy, type Player, randomPlay } from '@tablee/game-kit/testing/random-play.ts'
import type { SeatId } from '@tablee/kernel'
import fc from 'fast-check'
import { proposals } from '../bots/proposals.ts'
import { MODES, type Mode, type Move } from '../game.ts'
import { readWord } from '../rules/claims/played-word.ts'
import { REASONS } from '../rules/claims/reasons.ts'
import { type State, turnOf } from '../rules/state.ts'
import type { KokomotsWorld } from '../rules/world.ts'
import { Play } from './driver.ts'

type Asked = MoveBy<Move>

interface Setting {
  readonly mode: Mode
  readonly players: number
  readonly hasClock: boolean
  readonly hasReadyTap: boolean
  readonly hasHumanTimer: boolean
  readonly skipsIdleRounds: boolean
  readonly hasOpenHand?: boolean
  readonly depth: 3 | 5
  readonly seed: string
}

export const settingOf = (mode: fc.Arbitrary<Mode>): fc.Arbitrary<Setting> =>
  fc.record({
    mode,
    players: fc.integer({ min: 2, max: 6 }),
    hasClock: fc.boolean(),
    hasReadyTap: fc.boolean(),
    hasHumanTimer: fc.boolean(),
    skipsIdleRounds: fc.boolean(),
    hasOpenHand: fc.boolean(),
    depth: fc.constantFrom(3 as const, 5 as const),
    seed: fc.string({ maxLength: 6 }),
  })
export const setting = settingOf(fc.constantFrom(...MODES))

const TEAMS = ['sel', 'poivre', 'thym', 'safran']

export const tableOf = ({ players, seed, ...options }: Setting, world: Partial<KokomotsWorld> = {}): Play => {
  const count = players < 4 ? 2 : players < 6 ? 3 : 4
  const names = Array.from(
    { length: options.mode === 'teams' ? 2 * count + (players % 2) : players },
    (_, nth) => `s${nth}`,
  )
  if (options.mode !== 'teams') return new Play({ names, options, seed, world })
  const teams = TEAMS.slice(0, count).map((team, nth) => [team, names.filter((_, at) => at % count === nth)])
  return new Play({ teams: Object.fromEntries(teams), options: { ...options, teams: count }, seed, world })
}

/** Answers of the deck that fit somewhere, and letters put together that fit by chance. */
const claims = (table: Play, seat: SeatId, lot: number): Asked[] => {
  const view = table.seenBy(seat)
  const titles = (view.columns ?? []).flatMap(({ title }) => title ?? [])
  const sides = [...table.world.themes.values()].flatMap((card) => card.sides)
  const answers = sides.filter(({ title }) => titles.includes(title)).flatMap((side) => side.answers)
  for (let nth = 0; nth < 60; nth++) {
    const word = readWord(answers[(lot + 7 * nth) % Math.max(1, answers.length)] ?? '', table.world.fold)
    const found = word === undefined ? [] : proposals(word, view, seat)
    const place = found[lot % Math.max(1, found.length)]
    if (word === undefined || place === undefined) continue
    const { column, packet, cards } = place
    // KOK-40: now and then nobody said for which theme.
    const others =
      lot % 3 === 0 ? found.filter((each) => each !== place && each.packet === packet && each.column !== column) : []
    const orElse = others.slice(0, 3).map((each) => ({ column: each.column, cards: each.cards.map(({ id }) => id) }))
    return [
      [
        seat,
        {
          type: 'claim',
          word: word.written,
          column,
          isLinked: view.mode === 'expert' && lot % 2 === 0,
          cards: cards.map(({ id }) => id),
          ...(orElse.length === 0 ? {} : { orElse }),
          ...(packet === undefined ? {} : { packet }),
        },
      ],
    ]
  }
  return []
}

/** What those do who have something to spell, to judge or to pay. */
const pending = ({ state }: Play, lot: number): Asked[] => [
  ...state.claims.flatMap((claim): Asked[] => {
    if (claim.stage === 'spelling') {
      const letter = lot % 9 === 0 ? 'Z' : (claim.letters[claim.typed.length] ?? 'A')
      return Array.from({ length: 4 }, (): Asked => [claim.by, { type: 'spell', claim: claim.id, letter }])
    }
    return claim.judges.flatMap((judge): Asked[] => [
      [judge, { type: 'accept', claim: claim.id }],
      [judge, { type: 'accept', claim: claim.id }],
      [judge, { type: 'refuse', claim: claim.id, reason: REASONS[lot % REASONS.length] ?? 'other' }],
    ])
  }),
  ...state.payments.map(({ seat, from }): Asked => [seat, { type: 'pay', card: from[lot % from.length] ?? '' }]),
]

/** What people at a real table might do next: play that goes somewhere. */
const sensible = (table: Play, lot: number): Asked[] => {
  const { state } = table
  const { phase, seats } = state
  const turn = turnOf(state)
  const active = state.camps.find(({ id }) => id === turn?.camp)?.seats ?? []
  const others = pending(table, lot)
  switch (phase.name) {
    case 'ready':
      return [...others, ...active.map((seat): Asked => [seat, { type: 'ready' }])]
    case 'turn': {
      const found = active.flatMap((seat) => claims(table, seat, lot))
      const chat = active.map((seat): Asked => [seat, { type: 'suggest', word: 'idée', packet: lot % 3 }])
      const shout = seats.flatMap((seat): Asked[] => [
        [seat, { type: 'nudge', turn: phase.turn.number }],
        [seat, { type: 'stop', turn: phase.turn.number }],
      ])
      const swap = active.map((seat): Asked => [seat, { type: 'discard' }])
      const finish = active.map((seat): Asked => [seat, { type: 'finish', turn: phase.turn.number }])
      return [
        ...others,
        ...others,
        ...found,
        ...found,
        ...found,
        ...(lot % 5 === 0 ? [...chat, ...shout, ...swap] : []),
        ...(lot % 11 === 0 ? finish : []),
      ]
    }
    case 'turning':
      return [...others, [phase.seat, { type: 'turn-letters' }]]
    case 'searching': {
      const round = phase.round.number
      return [...others, ...seats.map((seat): Asked => [seat, { type: lot % 7 === 0 ? 'skip' : 'tap', round }])]
    }
    case 'announcing': {
      const found = claims(table, phase.seat, lot)
      return [...others, ...found, ...found, ...(lot % 3 === 0 ? [[phase.seat, { type: 'give-up' }] as Asked] : [])]
    }
    default:
      return others
  }
}

const count = fc.nat(12)
const card = fc.oneof(
  fc.nat(110).map((nth) => `letter-${nth}`),
  fc.nat(30).map((nth) => `t${nth}`),
)
const word = fc.constantFrom('maison', 'New York', 'planche à voile', 'é', '', '??', 'aeiourstnl')
const move: fc.Arbitrary<Move> = fc.oneof(
  fc.constantFrom<Move>({ type: 'ready' }, { type: 'discard' }, { type: 'turn-letters' }, { type: 'give-up' }),
  fc.record({
    type: fc.constant('claim' as const),
    word,
    column: fc.nat(3),
    isLinked: fc.boolean(),
    cards: fc.array(card, { minLength: 1, maxLength: 5 }),
  }),
  fc.record({ type: fc.constant('spell' as const), claim: count, letter: fc.constantFrom(...'AEIRST') }),
  fc.record({ type: fc.constant('accept' as const), claim: count }),
  fc.record({ type: fc.constant('abstain' as const), claim: count }),
  fc.record({ type: fc.constant('refuse' as const), claim: count, reason: fc.constantFrom(...REASONS) }),
  fc.record({ type: fc.constant('suggest' as const), word, packet: fc.nat(2) }),
  fc.record({ type: fc.constantFrom('stop' as const, 'nudge' as const, 'finish' as const), turn: count }),
  fc.record({ type: fc.constantFrom('tap' as const, 'skip' as const), round: count }),
  fc.record({ type: fc.constant('pay' as const), card }),
  fc.record({ type: fc.constant('time-up' as const), step: count }),
)

/** At a table without a clock the host calls time on the oldest wait. */
const callTime = ({ state }: Play): Asked[] => {
  const waits = [...state.claims, ...state.payments].map(({ wait }) => wait.step)
  const own = 'wait' in state.phase ? [state.phase.wait.step] : []
  const [oldest] = [...waits, ...own].sort((a, b) => a - b)
  return oldest === undefined ? [] : [[{ kind: 'host' }, { type: 'time-up', step: oldest }]]
}

export const player: Player<Play, Move> = {
  // One more than may play.
  names: Array.from({ length: 10 }, (_, nth) => `s${nth}`),
  sensible: (table, lot) => (lot % 23 === 0 ? callTime(table) : sensible(table, lot)),
  move,
}

export const { steps, playOn } = randomPlay<State, Move, Play>(player)

import { type MoveBy, type Player, randomPlay } from '@tablee/game-kit/testing/random-play.ts'
import type { SeatId } from '@tablee/kernel'
import fc from 'fast-check'
import type { Line } from '../rules/lines.ts'
import type { Move } from '../rules/moves.ts'
import { PACES, TRACKS, WRITING } from '../rules/options.ts'
import { type Named, type State, writersOf } from '../rules/state.ts'
import { cardsFor, Play } from './driver.ts'

type Asked = MoveBy<Move>

export const setting = fc.record({
  players: fc.constantFrom(3, 4, 6),
  seed: fc.string(),
  hasClock: fc.boolean(),
  writing: fc.constantFrom(...WRITING),
  countsOwnVotes: fc.boolean(),
  leaves: fc.constantFrom(...TRACKS),
  pace: fc.constantFrom(...PACES),
})
type Setting = typeof setting extends fc.Arbitrary<infer T> ? T : never

export const tableOf = ({ players, seed, ...options }: Setting): Play =>
  new Play({ names: Array.from({ length: players }, (_, nth) => `s${nth}`), seed, options, cards: cardsFor(5) })

/** So few that some are the same, one way or another; the last is what stands on the card. */
const textsFor = ({ meaning }: Named<'write' | 'late'>) => [
  'Oiseau',
  'oiseau !',
  'Danse',
  'Sel',
  '🦜',
  meaning.definition,
]

const writing = (state: State, phase: Named<'write' | 'late'>, lot: number): Asked[] => {
  const { round } = state
  const text = textsFor(phase)[lot % 6] ?? 'Sel'
  const by = writersOf(state).flatMap((seat): Asked[] => [
    [seat, { type: 'hand-in', round, text }],
    [seat, { type: 'hand-in', round, text: `${text} ${seat}` }],
    [seat, { type: 'draft', round, text: text.slice(0, lot % 7) }],
    [seat, { type: 'take-back', round }],
    [seat, { type: 'borrow', round }],
  ])
  return [...by, [state.leader, { type: 'close' }]]
}

/** Two lines become one, or one is worded anew, or the order is another. */
const arranged = (lines: readonly Line[], lot: number): readonly Line[] => {
  const [first, second, ...others] = lines
  if (first === undefined || second === undefined || lot % 3 === 0) return [...lines].reverse()
  if (lot % 3 === 1) return [{ ...first, wording: `${first.wording} retouché ${lot % 5}` }, second, ...others]
  return [...others, { from: [...second.from, ...first.from], wording: second.wording }]
}

/** What people at a real table might do next: play that goes somewhere. */
const sensible = ({ state }: Play, lot: number): Asked[] => {
  const { phase, leader, round, step } = state
  switch (phase.name) {
    case 'over':
      return []
    case 'draw':
      return [[leader, { type: 'draw', box: lot % 2 === 0 ? 0 : 1 }]]
    case 'pick':
      return [[leader, { type: 'pick', nth: lot % phase.words.length }]]
    case 'write':
    case 'late':
      return writing(state, phase, lot)
    case 'desk':
      return [
        [leader, { type: 'arrange', lines: arranged(phase.lines, lot) }],
        [leader, { type: 'shuffle' }],
        [leader, { type: 'publish' }],
      ]
    case 'read':
      return [[leader, { type: 'read-on', step }]]
    case 'vote':
      return writersOf(state).flatMap((seat): Asked[] => {
        const line = lot % phase.lines.length
        const vote: Asked = [seat, { type: 'vote', round, line }]
        const withToken: Asked = [seat, { type: 'vote', round, line, stake: lot % 3 === 0 }]
        return lot % 4 === 0 ? [vote, withToken, [seat, { type: 'stake', round }]] : [vote]
      })
    case 'tell':
      return [
        [leader, { type: 'tell' }],
        [writersOf(state)[0] ?? leader, { type: 'stake', round }],
      ]
    case 'results':
      return [[leader, { type: 'go-on' }]]
  }
}

const seat = fc.nat(6).map((nth) => `s${nth}` as SeatId)
const round = fc.nat(6)
const step = fc.nat(80)
const text = fc.string({ maxLength: 12 })
const line = fc.record({ from: fc.array(fc.oneof(seat, fc.constant('truth' as const))), wording: text })
const move: fc.Arbitrary<Move> = fc.oneof(
  fc.constantFrom<Move>({ type: 'close' }, { type: 'publish' }, { type: 'tell' }, { type: 'go-on' }),
  fc.record({ type: fc.constant('draw' as const), box: fc.constantFrom(0 as const, 1 as const) }),
  fc.record({ type: fc.constant('pick' as const), nth: fc.nat(3) }),
  fc.record({ type: fc.constantFrom('draft' as const, 'hand-in' as const), round, text }),
  fc.record({ type: fc.constantFrom('take-back' as const, 'borrow' as const, 'stake' as const), round }),
  fc.record({ type: fc.constant('vote' as const), round, line: fc.nat(7) }),
  fc.record({ type: fc.constant('vote' as const), round, line: fc.nat(7), stake: fc.boolean() }),
  fc.record({ type: fc.constant('arrange' as const), lines: fc.array(line, { maxLength: 6 }) }),
  fc.record({ type: fc.constantFrom('read-on' as const, 'time-up' as const), step }),
)

export const player: Player<Play, Move> = {
  // One more than may play.
  names: Array.from({ length: 7 }, (_, nth) => `s${nth}`),
  sensible,
  move,
}

export const { steps, playOn } = randomPlay<State, Move, Play>(player)

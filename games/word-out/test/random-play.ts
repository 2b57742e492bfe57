import { type MoveBy, type Player, randomPlay } from '@tablee/game-kit/testing/random-play.ts'
import type { SeatId } from '@tablee/kernel'
import { loadPlayWords } from '@tablee/lexicon/node'
import fc from 'fast-check'
import { wordsOf } from '../game.ts'
import { type CardId, faceOf, isJoker, isTrash, printedOn } from '../rules/cards.ts'
import type { Move, Piece } from '../rules/moves.ts'
import { lettersOf } from '../rules/rows.ts'
import { handOf, othersFrom, type State } from '../rules/state.ts'
import { Play } from './driver.ts'

type Asked = MoveBy<Move>

export const world = wordsOf(loadPlayWords())

export const setting = fc.record({
  players: fc.constantFrom<number>(2, 3, 4, 8),
  seed: fc.string(),
  isStrict: fc.boolean(),
  hasClock: fc.boolean(),
})
type Setting = typeof setting extends fc.Arbitrary<infer T> ? T : never

export const tableOf = ({ players, seed, ...options }: Setting): Play =>
  new Play({ names: Array.from({ length: players }, (_, nth) => `s${nth}`), seed, options, world })

const piecesFor = (card: CardId, letters: string, { next }: Play['world']): readonly (Piece & { letter: string })[] => {
  const printed = printedOn(card)
  if (printed !== undefined) return [{ card, letter: printed }]
  return isJoker(card) ? next(letters).map(({ letter }) => ({ card, as: letter, letter })) : []
}

/** Cards that fit a row, said aloud where that makes a word. */
const fitting = (table: Play, seat: SeatId, row: number) => {
  const letters = lettersOf(table.state.rows[row] ?? [])
  return handOf(table.state, seat).flatMap((card) =>
    piecesFor(card, letters, table.world).flatMap(({ letter, ...piece }) => {
      const longer = letters + letter
      if (!table.world.isBeginning(longer)) return []
      const isWord = longer.length > 2 && table.world.isWord(longer)
      return isWord
        ? [
            { piece, isWordOut: true },
            { piece, isWordOut: false },
          ]
        : [{ piece, isWordOut: false }]
    }),
  )
}

const layings = (table: Play, seat: SeatId, row: number): Asked[] => [
  ...fitting(table, seat, row).map(({ piece, isWordOut }): Asked => [seat, { type: 'lay', row, ...piece, isWordOut }]),
  ...handOf(table.state, seat)
    .filter(isTrash)
    .map((card): Asked => [seat, { type: 'lay', row, card, isWordOut: false }]),
]

/** A counter of one card, or of a REPLAY and any other. */
const answers = (table: Play, seat: SeatId, row: number): Asked[] => {
  const { step } = table.state
  const hand = handOf(table.state, seat)
  const counters = fitting(table, seat, row).flatMap(({ piece, isWordOut }): Asked[] => {
    const one: Asked = [seat, { type: 'counter', step, cards: [piece], isWordOut }]
    const other = hand.find((card) => card !== piece.card && printedOn(card) !== undefined)
    if (!faceOf(piece.card).startsWith('replay') || other === undefined) return [one]
    return [one, [seat, { type: 'counter', step, cards: [piece, { card: other }], isWordOut }]]
  })
  return [[seat, { type: 'decline', step }], [seat, { type: 'decline', step }], ...counters]
}

/** What people at a real table might do next: play that goes somewhere. */
const sensible = (table: Play): Asked[] => {
  const { phase, seats, rows } = table.state
  switch (phase.name) {
    case 'over':
      return []
    case 'turn':
      return [[phase.seat, { type: 'pass' }], ...rows.flatMap((_, row) => layings(table, phase.seat, row))]
    case 'run':
      return [[phase.seat, { type: 'stop' }], ...layings(table, phase.seat, phase.row)]
    case 'start':
      return layings(table, phase.seat, phase.row)
    case 'counter':
      return othersFrom(seats, phase.seat).flatMap((seat) => answers(table, seat, phase.row))
  }
}

const card = fc.constantFrom('simple-E-1', 'replay-S-1', 'trash-1', 'joker-1').map((each) => each as CardId)
const move: fc.Arbitrary<Move> = fc.oneof(
  fc.constantFrom<Move>({ type: 'pass' }, { type: 'stop' }),
  fc.record({ type: fc.constant('lay' as const), row: fc.nat(3), card, isWordOut: fc.boolean() }),
  fc.record({ type: fc.constant('decline' as const), step: fc.nat(300) }),
  fc.record({ type: fc.constant('time-up' as const), step: fc.nat(300) }),
  fc.record({
    type: fc.constant('counter' as const),
    step: fc.nat(300),
    cards: fc.array(
      card.map((each) => ({ card: each })),
      { minLength: 1, maxLength: 3 },
    ),
    isWordOut: fc.boolean(),
  }),
)
/** Any card of the player who has the hand, on any row. */
const anyLaying = ({ state }: Play, lot: number): Asked[] => {
  if (state.phase.name === 'over') return []
  const hand = handOf(state, state.phase.seat)
  const laid = hand[lot % hand.length]
  const as = laid !== undefined && isJoker(laid) ? { as: 'E' } : {}
  if (laid === undefined) return []
  return [[state.phase.seat, { type: 'lay', row: lot % 4, card: laid, ...as, isWordOut: lot % 3 === 0 }]]
}

export const player: Player<Play, Move> = {
  // One more than may play.
  names: Array.from({ length: 9 }, (_, nth) => `s${nth}`),
  // Sometimes a card that does not fit.
  sensible: (table, lot) => (lot % 7 === 0 ? anyLaying(table, lot >> 3) : sensible(table)),
  move,
}

export const { steps, playOn } = randomPlay<State, Move, Play>(player)

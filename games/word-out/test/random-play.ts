import type { Actor, SeatId } from '@tablee/kernel'
import fc from 'fast-check'
import { wordOut } from '../game.ts'
import { type CardId, faceOf, isJoker, isTrash, printedOn } from '../rules/cards.ts'
import type { Move, Piece } from '../rules/moves.ts'
import { lettersOf } from '../rules/rows.ts'
import { handOf, othersFrom, type State } from '../rules/state.ts'
import type { Play } from './driver.ts'

type Asked = readonly [Actor | string, Move]

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

/** Somebody does what is sensible, or lays any card anywhere, or asks for anything at all, or time passes until something is due. */
type Step =
  | { readonly kind: 'sensible' | 'any'; readonly lot: number }
  | { readonly kind: 'wait' }
  | { readonly kind: 'ask'; readonly by: Actor; readonly move: Move }

const seatOf = (nth: number) => `s${nth}` as SeatId
const actor: fc.Arbitrary<Actor> = fc.oneof(
  { weight: 6, arbitrary: fc.nat(8).map((nth): Actor => ({ kind: 'seat', seat: seatOf(nth) })) },
  { weight: 1, arbitrary: fc.constantFrom<Actor>({ kind: 'clock' }, { kind: 'host' }) },
)
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
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 20, arbitrary: fc.nat(100_000).map((lot): Step => ({ kind: 'sensible', lot })) },
  { weight: 3, arbitrary: fc.nat(100_000).map((lot): Step => ({ kind: 'any', lot })) },
  { weight: 1, arbitrary: fc.tuple(actor, move).map(([by, asked]): Step => ({ kind: 'ask', by, move: asked })) },
  { weight: 1, arbitrary: fc.constant<Step>({ kind: 'wait' }) },
)
export const steps = (longest: number) => fc.array(step, { minLength: longest / 2, maxLength: longest, size: 'max' })

/** Any card of whoever has the hand, on any row. */
const anyLaying = ({ state }: Play, lot: number): Asked | undefined => {
  if (state.phase.name === 'over') return undefined
  const hand = handOf(state, state.phase.seat)
  const laid = hand[lot % hand.length]
  const as = laid !== undefined && isJoker(laid) ? { as: 'E' } : {}
  return laid && [state.phase.seat, { type: 'lay', row: lot % 4, card: laid, ...as, isWordOut: lot % 3 === 0 }]
}

/** Plays on; a refused move must change nothing (ALL-4). */
export const playOn = (table: Play, all: readonly Step[], check: (before: State) => void): void => {
  for (const each of all) {
    const before = table.state
    if (each.kind === 'wait') {
      if (wordOut.due(before) !== undefined) table.letTimePass()
    } else {
      const choices = each.kind === 'sensible' ? sensible(table) : []
      const asked: Asked | undefined =
        each.kind === 'ask'
          ? [each.by, each.move]
          : each.kind === 'any'
            ? anyLaying(table, each.lot)
            : choices[each.lot % choices.length]
      if (asked !== undefined && table.ask(asked[0], asked[1]) !== undefined && table.state !== before)
        throw new Error('a refused move changed something')
    }
    check(before)
  }
}

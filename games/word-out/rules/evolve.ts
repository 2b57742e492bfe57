import { withTold } from '@tablee/game-kit/told.ts'
import type { SeatId } from '@tablee/kernel'
import { type CardId, printedOn } from './cards.ts'
import type { Event } from './events.ts'
import { type Happening, isHappening } from './happenings.ts'
import type { Row } from './rows.ts'
import { type Answer, handOf, othersFrom, type Phase, rowOf, type State } from './state.ts'

/** More than any but the strangest decision brings: every counter wrong, and a long run. */
const KEPT = 32

const told = (state: State, event: Event): State =>
  isHappening(event) ? { ...state, told: withTold<Happening>(state.told, [event], KEPT) } : state

const withRow = (state: State, row: number, cards: Row): State => ({
  ...state,
  rows: state.rows.map((each, nth) => (nth === row ? cards : each)),
})

const withHand = (state: State, seat: SeatId, hand: readonly CardId[]): State => ({
  ...state,
  hands: { ...state.hands, [seat]: hand },
})

const without = (state: State, seat: SeatId, card: CardId): State =>
  withHand(
    state,
    seat,
    handOf(state, seat).filter((each) => each !== card),
  )

const withRowTrashed = (state: State, row: number, ...more: readonly CardId[]): State => ({
  ...withRow(state, row, []),
  trash: [...state.trash, ...rowOf(state, row).map(({ card }) => card), ...more],
})

const withScores = (state: State, changes: Readonly<Record<SeatId, number>>): State => {
  const scores = { ...state.scores }
  for (const seat of state.seats) scores[seat] = (scores[seat] ?? 0) + (changes[seat] ?? 0)
  return { ...state, scores }
}

const withAnswer = (state: State, seat: SeatId, answer: Answer): State => {
  const { phase } = state
  if (phase.name !== 'counter') throw new Error(`${seat} answered in ${phase.name}`)
  return { ...state, phase: { ...phase, answers: { ...phase.answers, [seat]: answer } } }
}

const waiting = (state: State, phase: Phase): State => ({ ...state, step: state.step + 1, phase })

const setUp = (event: Extract<Event, { type: 'set-up' }>): State => ({
  options: event.options,
  seats: event.seats,
  draws: event.draws,
  dealer: event.dealer,
  deals: 1,
  hands: event.hands,
  rows: event.first.map((card) => [{ card, letter: printedOn(card) ?? '' }]),
  pile: event.pile,
  trash: [],
  scores: Object.fromEntries(event.seats.map((seat) => [seat, 0])),
  passes: 0,
  banked: [],
  step: 0,
  told: [],
  // WO-2: whoever sits on the dealer's left begins.
  phase: { name: 'turn', seat: othersFrom(event.seats, event.dealer)[0] ?? event.dealer, wait: event.wait },
})

const happened = (state: State, event: Happening): State => {
  switch (event.type) {
    case 'laid': {
      const row = [...rowOf(state, event.row), { card: event.card, letter: event.letter }]
      // WO-27: a card laid starts the count anew.
      return { ...withRow(without(state, event.seat, event.card), event.row, row), passes: 0 }
    }
    case 'taken-back':
      return state.phase.name === 'counter' ? withAnswer(state, event.seat, 'wrong') : state
    case 'trashed':
      return { ...withRowTrashed(without(state, event.seat, event.card), event.row, event.card), passes: 0 }
    case 'banked': {
      const { seat, row, word, points } = event
      const banked = [...state.banked, { seat, row, word, points }]
      return { ...withScores(withRowTrashed(state, row), { [seat]: points }), banked }
    }
    case 'passed':
      // WO-27: only passes made with the pile already empty count.
      return { ...state, passes: state.pile.length === 0 ? state.passes + 1 : 0 }
    case 'drew': {
      const [card, ...pile] = state.pile
      if (card === undefined) throw new Error('drew from an empty pile')
      return withHand({ ...state, pile }, event.seat, [...handOf(state, event.seat), card])
    }
    case 'announced':
    case 'left-empty':
    case 'went-out':
      return state
  }
}

/** Makes it so. Total, and draws no lots. */
export const evolve = (before: State | undefined, event: Event): State => {
  if (event.type === 'set-up') return setUp(event)
  if (before === undefined) throw new Error(`${event.type} before the set-up`)
  const state = told(before, event)
  if (isHappening(event)) return happened(state, event)
  switch (event.type) {
    case 'dealt':
      return { ...state, deals: state.deals + 1, hands: event.hands, pile: event.pile }
    case 'turn-began':
      return waiting(state, { name: 'turn', seat: event.seat, wait: event.wait })
    case 'run-went-on': {
      const { seat, row, left, wait } = event
      return waiting(state, { name: 'run', seat, row, left, wait })
    }
    case 'start-asked':
      return waiting(state, { name: 'start', seat: event.seat, row: event.row, wait: event.wait })
    case 'counters-asked': {
      const { seat, row, word, points, wait } = event
      return waiting(state, { name: 'counter', seat, row, word, points, answers: {}, wait })
    }
    case 'answered':
      return withAnswer(state, event.seat, event.answer)
    case 'ended': {
      const { changes } = event
      const ending = { ...(event.wentOut === undefined ? {} : { wentOut: event.wentOut }), changes }
      return { ...withScores(state, changes), phase: { name: 'over', ...ending } }
    }
  }
}

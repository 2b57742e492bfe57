import { ok, type SeatId } from '@tablee/kernel'
import { isTrash } from './cards.ts'
import type { Event } from './events.ts'
import { evolve } from './evolve.ts'
import type { Fault } from './happenings.ts'
import { faultIn, leftAfter, letterOf } from './laying.ts'
import type { Counter } from './moves.ts'
import { type Decided, type No, no } from './refusals.ts'
import { type Laid, lettersOf } from './rows.ts'
import { type Answer, handOf, type Named, othersFrom, rowOf, type State } from './state.ts'
import { announce, bank, followedBy, turnAfter, unlessOut } from './turns.ts'
import type { WordOutTools } from './world.ts'

/** WO-18: cards of this hand, no TRASH, no more than REPLAY allows. */
const cardsOf = (state: State, seat: SeatId, { cards }: Counter): readonly Laid[] | No => {
  const hand = new Set(handOf(state, seat))
  const laid: Laid[] = []
  let left: number | undefined
  for (const piece of cards) {
    const { card } = piece
    if (!hand.delete(card)) return no('not-in-hand')
    if (isTrash(card)) return no('trash-counters-nothing')
    if (left === 0) return no('too-many-cards')
    const letter = letterOf(piece)
    if (typeof letter !== 'string') return letter
    laid.push({ card, letter })
    left = leftAfter(card, left)
  }
  return laid
}

/** A counter put on the row card by card: those that stay, and the first that does not (WO-31). */
interface Tried {
  readonly stays: readonly PutOn[]
  readonly wrong?: PutOn & { readonly fault: Fault }
}

/** With what the row says then. */
type PutOn = Laid & { readonly letters: string }

const tried = (before: string, cards: readonly Laid[], isWordOut: boolean, tools: WordOutTools): Tried => {
  const stays: PutOn[] = []
  let letters = before
  for (const [nth, laid] of cards.entries()) {
    letters += laid.letter
    const fault = faultIn(letters, isWordOut && nth === cards.length - 1, tools)
    if (fault !== undefined) return { stays, wrong: { ...laid, letters, fault } }
    stays.push({ ...laid, letters })
  }
  return { stays }
}

/** WO-18, WO-19, WO-20: it is this seat's turn to be heard. */
const heard = (
  state: State,
  { row, word }: Named<'counter'>,
  seat: SeatId,
  counter: Counter,
  isTimeUp: boolean,
  tools: WordOutTools,
): Event[] => {
  const cards = cardsOf(state, seat, counter)
  if ('isOk' in cards) throw new Error(`a counter that could not be sent: ${cards.refusal.code}`)
  const { stays, wrong } = tried(lettersOf(rowOf(state, row)), cards, counter.isWordOut, tools)
  const events: Event[] = stays.map((laid) => ({ type: 'laid', seat, row, ...laid, counters: word }))
  if (wrong !== undefined) events.push({ type: 'taken-back', seat, row, ...wrong })
  const next = events.reduce<State>(evolve, state)
  if (stays.length === 0) return [...events, ...hear(next, isTimeUp, tools)]
  if (wrong === undefined && counter.isWordOut) return [...events, ...announce(next, seat, row, tools)]
  return [...events, ...unlessOut(next, seat, tools, (on) => turnAfter(on, seat, tools))]
}

/**
 * WO-22: the first clockwise who counters is heard, once all before have declined, gone wrong or run out; those after keep
 * their card unseen. When nobody is left, the word is banked (WO-16).
 */
export const hear = (state: State, isTimeUp: boolean, tools: WordOutTools): Event[] => {
  const { phase } = state
  if (phase.name !== 'counter') throw new Error(`nobody counters in ${phase.name}`)
  for (const seat of othersFrom(state.seats, phase.seat)) {
    const answer = phase.answers[seat]
    if (answer === undefined && !isTimeUp) return []
    if (typeof answer === 'object') return heard(state, phase, seat, answer, isTimeUp, tools)
  }
  return bank(state, phase, tools)
}

/** An answer is given once, and by everybody but the one who announced. */
export const takeAnswer = (
  state: State,
  phase: Named<'counter'>,
  seat: SeatId,
  answer: Answer,
  tools: WordOutTools,
): Decided => {
  if (seat === phase.seat) return no('not-against-yourself')
  if (phase.answers[seat] !== undefined) return no('answered-already')
  const answered = () => ok(followedBy(state, { type: 'answered', seat, answer }, (next) => hear(next, false, tools)))
  if (typeof answer !== 'object') return answered()
  const cards = cardsOf(state, seat, answer)
  if ('isOk' in cards) return cards
  const letters = lettersOf(rowOf(state, phase.row))
  const { wrong } = tried(letters, cards, answer.isWordOut, tools)
  // WO-8: a gentle table says so at once, to whoever asked, and nothing is lost.
  if (wrong !== undefined && !state.options.isStrict)
    return no(wrong.fault, letters + cards.map(({ letter }) => letter).join(''))
  return answered()
}

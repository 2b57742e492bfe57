import type { BotLevel, BotMove, Chance, Milliseconds, SeatId } from '@tablee/kernel'
import type { Choice } from './choices.ts'
import { chooseCounter, chooseLaying, type MindTools } from './mind.ts'
import type { Move } from './moves.ts'
import type { View } from './view.ts'

type Span = readonly [least: number, most: number]

/** Milliseconds. */
const TURN: Readonly<Record<BotLevel, Span>> = {
  gentle: [3500, 8000],
  steady: [2500, 6000],
  sharp: [1800, 4500],
}
const NEXT_CARD: Span = [900, 2000]
const FIRST_CARD: Span = [1200, 2800]
const ANSWER: Span = [1200, 2800]

const drawn = (chance: Chance, [least, most]: Span) => least + chance.below(most - least + 1)

/** Milliseconds that may pass before a phase ends by itself; a bit is left for the way. */
const roomIn = ({ lasts }: View) => (lasts === undefined ? Number.POSITIVE_INFINITY : lasts * 800)

const pause = (view: View, span: Span, { chance }: MindTools): Milliseconds =>
  Math.min(drawn(chance(`step ${view.step} pause`), span), roomIn(view)) as Milliseconds

/** As long with cards that fit as without (WO-22); every answer starts the others' pauses anew, so that many are quicker. */
const answerPause = (view: View, { chance }: MindTools): Milliseconds => {
  const others = view.seats.length - 1
  const wanted = (drawn(chance(`step ${view.step} pause`), ANSWER) * 2) / (1 + others)
  return Math.round(Math.min(wanted, roomIn(view) / others)) as Milliseconds
}

const lay = ({ row, pieces, isWordOut }: Choice): Move | undefined => {
  const [first] = pieces
  // Of a run the first card alone: the next ones are thought of again.
  return first && { type: 'lay', row, ...first, isWordOut: isWordOut && pieces.length === 1 }
}

const answer = (view: View, seat: SeatId, tools: MindTools): Move => {
  const choice = chooseCounter(view, seat, tools)
  const { step } = view
  if (choice === undefined) return { type: 'decline', step }
  return { type: 'counter', step, cards: choice.pieces, isWordOut: choice.isWordOut }
}

const withHand = (view: View, seat: SeatId, tools: MindTools): Move | undefined => {
  const choice = chooseLaying(view, seat, tools)
  if (choice !== undefined) return lay(choice)
  if (view.phase === 'start') return undefined
  return view.phase === 'run' ? { type: 'stop' } : { type: 'pass' }
}

/** Lays, passes and counters by what its seat can see. */
export const bot = (view: View, seat: SeatId, tools: MindTools): BotMove<Move> | undefined => {
  if (view.phase === 'over' || !view.seats.includes(seat)) return undefined
  if (view.phase === 'counter') {
    if (seat === view.active || view.myAnswer !== undefined) return undefined
    return { move: answer(view, seat, tools), after: answerPause(view, tools) }
  }
  if (seat !== view.active) return undefined
  const move = withHand(view, seat, tools)
  const span = { turn: TURN[tools.level], run: NEXT_CARD, start: FIRST_CARD }[view.phase]
  return move && { move, after: pause(view, span, tools) }
}

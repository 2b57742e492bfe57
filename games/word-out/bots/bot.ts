import { pauseAmong, pauseWithin, roomIn, type Span } from '@tablee/game-kit/pace.ts'
import type { BotLevel, BotMove, Milliseconds, SeatId } from '@tablee/kernel'
import type { Move } from '../rules/moves.ts'
import type { View } from '../rules/view.ts'
import type { PlayChoice } from './choices.ts'
import { choose, type MindTools, type Options, optionsIn } from './mind.ts'

/** Milliseconds. */
const TURN: Readonly<Record<BotLevel, Span>> = {
  gentle: [3500, 8000],
  steady: [2500, 6000],
  sharp: [1800, 4500],
}
const NEXT_CARD: Span = [900, 2000]
const FIRST_CARD: Span = [1200, 2800]
const ANSWER: Readonly<Record<BotLevel, Span>> = {
  gentle: [1600, 3200],
  steady: [1200, 2800],
  sharp: [900, 2000],
}

const pause = (view: View, span: Span, { chance }: MindTools): Milliseconds =>
  pauseWithin(span, chance(`step ${view.step} pause`), view.lasts)

/** As long with cards that fit as without (WO-22); every answer starts the others' pauses anew, so that many are quicker. */
const answerPause = (view: View, { chance, level }: MindTools): Milliseconds => {
  const { seats, step, lasts } = view
  return pauseAmong(seats.length, ANSWER[level], chance(`step ${step} pause`), roomIn(lasts) / (seats.length - 1))
}

/** What to ask for; nothing where a row has to be started and nothing can be laid (WO-32). */
export const moveFor = (view: View, choice: PlayChoice | undefined): Move | undefined => {
  const { phase, step } = view
  if (choice === undefined) {
    if (phase === 'counter') return { type: 'decline', step }
    return phase === 'start' ? undefined : { type: phase === 'run' ? 'stop' : 'pass' }
  }
  const { row, pieces, isWordOut } = choice
  if (phase === 'counter') return { type: 'counter', step, cards: pieces, isWordOut }
  const [first] = pieces
  // Of a run the first card alone: the next ones are thought of again.
  return first && { type: 'lay', row, ...first, isWordOut: isWordOut && pieces.length === 1 }
}

/** Whether this seat is waited for. */
const isAwaited = (view: View, seat: SeatId): boolean => {
  if (view.phase === 'over' || !view.seats.includes(seat)) return false
  return view.phase === 'counter' ? seat !== view.active && view.myAnswer === undefined : seat === view.active
}

const spanOf = ({ phase }: View, { level }: MindTools): Span =>
  phase === 'run' ? NEXT_CARD : phase === 'start' ? FIRST_CARD : TURN[level]

/** Experts think ahead, where there is something to choose. */
const isWorthAThought = ({ choices, idle }: Options, { level }: MindTools): boolean =>
  level === 'sharp' && choices.length > (idle === undefined ? 1 : 0)

/** Lays, passes and counters by what its seat can see. */
export const bot = (view: View, seat: SeatId, tools: MindTools): BotMove<Move> | undefined => {
  if (!isAwaited(view, seat)) return undefined
  const options = optionsIn(view, seat, tools)
  const move = moveFor(view, choose(view, options, tools))
  if (move === undefined) return undefined
  const after = view.phase === 'counter' ? answerPause(view, tools) : pause(view, spanOf(view, tools), tools)
  return { move, after, ...(isWorthAThought(options, tools) ? { isWorthAThought: true } : {}) }
}

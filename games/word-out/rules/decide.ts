import { isPast, timeUpRefusal } from '@tablee/game-kit/deadlines.ts'
import { type Actor, ok, type SeatId } from '@tablee/kernel'
import { waitsForAbsent } from './absences.ts'
import { hear, takeAnswer } from './counters.ts'
import { lay } from './laying.ts'
import type { Move } from './moves.ts'
import { type Decided, no } from './refusals.ts'
import type { Phase, State } from './state.ts'
import { leaveEmpty, pass, turnAfter } from './turns.ts'
import type { WordOutTools } from './world.ts'

/** What happens when a deadline has passed, nobody who is waited for is there (ALL-6), or the host calls time (ALL-7). */
const timeUp = (state: State, phase: Phase, step: number, by: Actor, tools: WordOutTools): Decided => {
  const endsAt = phase.wait?.endsAt
  // Somebody who is back by now is waited for again.
  const isForAbsent = waitsForAbsent(state, phase, (seat) => !tools.present.has(seat))
  const refusal = timeUpRefusal({ by, isCurrent: step === state.step, endsAt, now: tools.now, isForAbsent })
  if (refusal !== undefined) return no(refusal)
  switch (phase.name) {
    case 'turn':
      // WO-7: a player whose turn is cut short draws nothing.
      return ok(pass(state, phase.seat, tools, isPast(endsAt, tools.now) || by.kind === 'host'))
    case 'run':
      return ok(turnAfter(state, phase.seat, tools))
    case 'start':
      return ok(leaveEmpty(state, phase.seat, phase.row, tools))
    case 'counter':
      return ok(hear(state, true, tools))
  }
}

/** What the player who has the hand may do. */
const withHand = (state: State, phase: Phase, move: Exclude<Move, { step: number }>, tools: WordOutTools): Decided => {
  if (phase.name === 'counter') return no('not-now')
  if (move.type === 'lay') return lay(state, phase, move, tools)
  if (phase.name === 'start') return no('start-the-freed-row')
  if (move.type === 'pass') return phase.name === 'turn' ? ok(pass(state, phase.seat, tools)) : no('not-now')
  // WO-31: stopping short draws nothing.
  return phase.name === 'run' ? ok(turnAfter(state, phase.seat, tools)) : no('not-now')
}

/** WO-22: what everybody else may do about a word; an answer to an earlier one came too late. */
const toWord = (
  state: State,
  phase: Phase,
  move: Extract<Move, { type: 'counter' | 'decline' }>,
  seat: SeatId,
  tools: WordOutTools,
): Decided => {
  if (phase.name !== 'counter' || move.step !== state.step) return no('too-late')
  const answer = move.type === 'decline' ? 'declined' : { cards: move.cards, isWordOut: move.isWordOut }
  return takeAnswer(state, phase, seat, answer, tools)
}

export const decide = (state: State, move: Move, by: Actor, tools: WordOutTools): Decided => {
  const { phase } = state
  if (phase.name === 'over') return no('game-over')
  if (move.type === 'time-up') return timeUp(state, phase, move.step, by, tools)
  // Even if the clock's own move has not arrived yet (ALL-8).
  if (isPast(phase.wait?.endsAt, tools.now)) return no('too-late')
  if (by.kind !== 'seat' || !state.seats.includes(by.seat)) return no('not-playing')
  if (move.type === 'counter' || move.type === 'decline') return toWord(state, phase, move, by.seat, tools)
  return by.seat === phase.seat ? withHand(state, phase, move, tools) : no('not-your-turn')
}

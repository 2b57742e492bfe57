import { ok, type SeatId } from '@tablee/kernel'
import type { Event } from '../events.ts'
import { evolve } from '../evolve.ts'
import type { Move } from '../moves.ts'
import { type Decided, no } from '../refusals.ts'
import { type Named, type State, writersOf } from '../state.ts'
import { isBlank, tidy } from '../texts.ts'
import type { LauriersTools } from '../world.ts'
import { borrow } from './borrowing.ts'
import { closeWriting, onlyAwayMissing } from './rounds.ts'

/** LAU-6: it closes by itself when all have handed in. */
const handIn = (state: State, seat: SeatId, text: string, tools: LauriersTools): Event[] => {
  const handed: Event = { type: 'handed-in', seat, text }
  const after = evolve(state, handed)
  const phase = after.phase as Named<'write' | 'late'>
  const isComplete = writersOf(after).every((each) => phase.written[each]?.isHandedIn)
  return isComplete ? [handed, ...closeWriting(after, phase, tools)] : [handed]
}

/** What everybody but the leader may do while the writing is open. */
export const write = (
  state: State,
  move: Extract<Move, { type: 'draft' | 'hand-in' | 'take-back' | 'borrow' }>,
  seat: SeatId,
  tools: LauriersTools,
): Decided => {
  const { phase } = state
  if (move.round !== state.round) return no('too-late')
  if (seat === state.leader) return no('leader-writes-nothing')
  if (phase.name === 'draw' || phase.name === 'pick') return no('not-now')
  if (phase.name !== 'write' && phase.name !== 'late') return no('writing-closed')
  const mine = phase.written[seat]
  if (move.type === 'take-back') return mine?.isHandedIn ? ok([{ type: 'taken-back', seat }]) : no('nothing-handed-in')
  if (move.type === 'borrow') return mine?.isHandedIn ? no('handed-in-already') : borrow(state, phase, seat, tools)
  if (move.type === 'draft') {
    // Overtaken by the text itself, it must not take that back.
    if (mine?.isHandedIn) return no('handed-in-already')
    return ok(move.text === (mine?.text ?? '') ? [] : [{ type: 'drafted', seat, text: move.text }])
  }
  const text = tidy(move.text)
  if (isBlank(text)) return no('nothing-written')
  return ok(mine?.isHandedIn && mine.text === text ? [] : handIn(state, seat, text, tools))
}

/** LAU-6: after the clock, or when nobody who is there still writes. */
export const close = (state: State, phase: Named<'write' | 'late'>, tools: LauriersTools): Decided =>
  phase.name === 'late' || onlyAwayMissing(state, phase, tools.present)
    ? ok(closeWriting(state, phase, tools))
    : no('still-writing')

import { isPast, timeUpRefusal } from '@tablee/game-kit/deadlines.ts'
import { type Actor, ok, type SeatId } from '@tablee/kernel'
import type { Event } from './events.ts'
import type { Move } from './moves.ts'
import { waitsForAbsent } from './phases/absences.ts'
import { lead } from './phases/leading.ts'
import {
  asWritten,
  closeVotes,
  closeWriting,
  nextRound,
  publish,
  readOn,
  tellResults,
  unpicked,
} from './phases/rounds.ts'
import { stakeOrVote } from './phases/voting.ts'
import { waitFor } from './phases/waits.ts'
import { write } from './phases/writing.ts'
import { type Decided, no } from './refusals.ts'
import { isAlone, leftOf, type Named, type Phase, type State } from './state.ts'
import type { LauriersTools } from './world.ts'

/** LAU-6: the clock advises, or closes the writing at once. */
const writingRanOut = (state: State, phase: Named<'write'>, tools: LauriersTools): Event[] =>
  state.options.writing === 'strict'
    ? closeWriting(state, phase, tools)
    : [{ type: 'clock-ran-out', wait: waitFor('late', state, tools) }]

/** LAU-24: nobody is there to answer for a half-done desk, so that nothing of it is kept. */
const fromDesk = (state: State, { lines, texts }: Named<'desk'>, tools: LauriersTools): Event[] =>
  publish(state, tools.present.has(state.leader) ? lines : asWritten(texts, tools), tools)

/** LAU-24, ALL-7: what happens by itself when a deadline has passed. */
const goesOn = (state: State, phase: Phase, tools: LauriersTools): Event[] => {
  switch (phase.name) {
    case 'draw':
    case 'pick':
      return unpicked(state, phase, tools)
    case 'write':
      return writingRanOut(state, phase, tools)
    case 'late':
      return closeWriting(state, phase, tools)
    case 'desk':
      return fromDesk(state, phase, tools)
    case 'read':
      return readOn(state, phase, tools)
    case 'vote':
      return closeVotes(state, phase, tools)
    case 'tell':
      return tellResults(state, phase, tools)
    case 'results':
      return nextRound(state, tools)
  }
}

const timeUp = (state: State, phase: Phase, step: number, by: Actor, tools: LauriersTools): Decided => {
  const endsAt = phase.wait?.endsAt
  // Somebody who is back by now is waited for again.
  const isForAbsent = waitsForAbsent(state, phase, (seat) => !tools.present.has(seat))
  const refusal = timeUpRefusal({ by, isCurrent: step === state.step, endsAt, now: tools.now, isForAbsent })
  if (refusal !== undefined) return no(refusal)
  const isCutShort = isForAbsent && !isPast(endsAt, tools.now)
  return ok(isCutShort && phase.name === 'write' ? closeWriting(state, phase, tools) : goesOn(state, phase, tools))
}

/** LAU-3: who led or leads next; between two bots, whoever has seen enough. */
const mayGoOn = ({ seats, leader }: State, seat: SeatId, { bots }: LauriersTools): boolean => {
  const those = [leader, leftOf(seats, leader)]
  return those.includes(seat) || those.every((each) => bots.has(each))
}

/** LAU-9: what a bot reads to one person alone, that person may read on. */
const isAtOwnPace = (state: State, { type }: Move, seat: SeatId, { bots }: LauriersTools): boolean =>
  type === 'read-on' && bots.has(state.leader) && isAlone(state, seat, bots)

/** ALL-8. A clock that only advises refuses nothing. */
const isTooLate = ({ options }: State, { name, wait }: Phase, { now }: LauriersTools): boolean =>
  isPast(wait?.endsAt, now) && (name !== 'write' || options.writing === 'strict')

export const decide = (state: State, move: Move, by: Actor, tools: LauriersTools): Decided => {
  const { phase, leader, seats } = state
  if (phase.name === 'over') return no('game-over')
  if (move.type === 'time-up') return timeUp(state, phase, move.step, by, tools)
  if (isTooLate(state, phase, tools)) return no('too-late')
  if (by.kind !== 'seat' || !seats.includes(by.seat)) return no('not-playing')
  const { seat } = by
  switch (move.type) {
    case 'draft':
    case 'hand-in':
    case 'take-back':
    case 'borrow':
      return write(state, move, seat, tools)
    case 'stake':
    case 'vote':
      return stakeOrVote(state, move, seat, tools)
    case 'go-on':
      if (phase.name !== 'results') return no('not-now')
      return mayGoOn(state, seat, tools) ? ok(nextRound(state, tools)) : no('not-yours-to-go-on')
    default:
      return seat === leader || isAtOwnPace(state, move, seat, tools)
        ? lead(state, phase, move, tools)
        : no('leader-only')
  }
}

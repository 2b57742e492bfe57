import { areAllAway, graceEnd } from '@tablee/game-kit/absences.ts'
import { isPast, timeUpRefusal } from '@tablee/game-kit/deadlines.ts'
import type { Decided } from '@tablee/game-kit/refusals.ts'
import { type Actor, type Away, type Due, ok, type SeatId, type Seating, seconds } from '@tablee/kernel'
import { type Kind, mayDraw, nextTile } from './bag.ts'
import type { Move } from './moves.ts'
import type { Options } from './options.ts'
import { no, type RefusalCode } from './refusals.ts'
import { courseFrom, opening } from './rounds.ts'
import type { Drawing, Event, GameTools, Phase, State, Writing } from './state.ts'
import { isMadeOf, SHORTEST } from './words.ts'

type Decision = Decided<Event, RefusalCode>

/** DIX-14: how long the game waits for people who have left. */
const GRACE = { draw: seconds(5), write: seconds(10) }

export const seatRange = { min: 1, max: 12, teams: [] } // DIX-1

export const setup = (options: Options, seating: Seating, tools: GameTools): Decision => {
  const { length } = seating.seats
  if (length < seatRange.min || length > seatRange.max) return no('one-to-twelve')
  return ok(opening(options, seating, tools))
}

/** DIX-4 */
const call = (state: State, { caller }: Drawing, seat: SeatId, kind: Kind | undefined, tools: GameTools): Decision => {
  if (caller !== seat) return no('another-calls')
  const course = courseFrom(state, tools)
  if (kind === undefined) return ok(course.drawRest().events)
  if (!mayDraw(state.letters, kind)) return no(kind === 'vowel' ? 'enough-vowels' : 'enough-consonants')
  return ok(course.draw([nextTile(state.bags, state.letters, kind)]).events)
}

/** DIX-6 */
const write = (state: State, seat: SeatId, text: string, tools: GameTools): Decision => {
  const word = tools.fold(text) ?? ''
  if (word.length < SHORTEST) return no('too-short')
  if (!isMadeOf(word, state.letters)) return no('not-these-letters', word)
  return ok([{ type: 'written', seat, word }])
}

/** DIX-7: what lies there may still become a word, so that one tile or none is no fault. */
const draft = (state: State, { drafts }: Writing, seat: SeatId, text: string, tools: GameTools): Decision => {
  const laid = text === '' ? '' : (tools.fold(text) ?? text)
  if (!isMadeOf(laid, state.letters)) return no('not-these-letters', laid)
  return ok(laid === (drafts[seat] ?? '') ? [] : [{ type: 'drafted', seat, text: laid }])
}

/** DIX-7: nobody waits for the clock once all are done. */
const finish = (state: State, { done }: Writing, seat: SeatId, tools: GameTools): Decision => {
  if (done.includes(seat)) return no('not-now')
  const course = courseFrom(state, tools).add({ type: 'done', seat })
  return ok((done.length + 1 === state.seats.length ? course.reveal() : course).events)
}

/** Everybody whom the phase waits for; nobody where anybody may go on. */
const awaitedIn = (phase: Phase, seats: readonly SeatId[]): readonly SeatId[] => {
  if (phase.name === 'draw') return phase.caller === undefined ? [] : [phase.caller]
  return phase.name === 'write' ? seats.filter((seat) => !phase.done.includes(seat)) : []
}

/** Whether only people who are away are waited for (ALL-6). At a table without a clock the host calls time instead. */
const waitsForAbsent = ({ phase, seats }: State, isAway: (seat: SeatId) => boolean) =>
  phase.name !== 'over' && phase.wait !== undefined && areAllAway(awaitedIn(phase, seats), seats, isAway)

/** What happens when a phase ends by itself. */
const runOut = (state: State, tools: GameTools): Event[] => {
  const course = courseFrom(state, tools)
  if (state.phase.name === 'draw') return course.drawRest().events
  return (state.phase.name === 'write' ? course.reveal() : course.goOn()).events
}

const bySeat = (state: State, move: Move, seat: SeatId, tools: GameTools): Decision => {
  const { phase } = state
  switch (move.type) {
    case 'call':
    case 'draw-rest':
      if (phase.name !== 'draw') return no('not-now')
      return call(state, phase, seat, move.type === 'call' ? move.kind : undefined, tools)
    case 'write':
      return phase.name === 'write' ? write(state, seat, move.word, tools) : no('not-now')
    case 'draft':
      return phase.name === 'write' ? draft(state, phase, seat, move.text, tools) : no('not-now')
    case 'done':
      return phase.name === 'write' ? finish(state, phase, seat, tools) : no('not-now')
    case 'search-on':
      return phase.name === 'write' && phase.done.includes(seat) ? ok([{ type: 'searched-on', seat }]) : no('not-now')
    case 'go-on': // DIX-8, DIX-12: anybody
      return phase.name === 'reveal' || phase.name === 'results'
        ? ok(courseFrom(state, tools).goOn().events)
        : no('not-now')
    case 'time-up':
      return no('the-clock-runs')
  }
}

export const decide = (state: State, move: Move, by: Actor, tools: GameTools): Decision => {
  const { phase } = state
  if (phase.name === 'over') return no('game-over')
  const { now } = tools
  const endsAt = phase.wait?.endsAt
  const isCurrent = move.step === state.step
  if (move.type === 'time-up') {
    const isForAbsent = waitsForAbsent(state, (seat) => !tools.present.has(seat))
    const refusal = timeUpRefusal({ by, isCurrent, endsAt, now, isForAbsent })
    return refusal === undefined ? ok(runOut(state, tools)) : no(refusal)
  }
  if (by.kind !== 'seat' || !state.seats.includes(by.seat)) return no('not-playing')
  return isCurrent && !isPast(endsAt, now) ? bySeat(state, move, by.seat, tools) : no('too-late')
}

/** When the phase ends by itself. */
export const due = ({ phase, step }: State): Due<Move> | undefined => {
  if (phase.name === 'over' || phase.wait === undefined) return undefined
  return { at: phase.wait.endsAt, move: { type: 'time-up', step } }
}

/** DIX-14: sooner where only people who are away are waited for. */
export const dueWithout = (state: State, away: Away): Due<Move> | undefined => {
  const { phase, seats, step } = state
  if (phase.name !== 'draw' && phase.name !== 'write') return undefined
  if (!waitsForAbsent(state, (seat) => away.has(seat))) return undefined
  const at = graceEnd(awaitedIn(phase, seats), away, GRACE[phase.name], phase.wait?.endsAt)
  return at === undefined ? undefined : { at, move: { type: 'time-up', step } }
}

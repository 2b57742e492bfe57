import { areAllAway, graceEnd } from '@tablee/game-kit/absences.ts'
import { isPast, startWait, timeUpRefusal } from '@tablee/game-kit/deadlines.ts'
import type { Decided } from '@tablee/game-kit/refusals.ts'
import { type Actor, type Away, type Due, ok, type SeatId, type Seating, seconds } from '@tablee/kernel'
import type { Move } from './moves.ts'
import type { Options } from './options.ts'
import { no, type RefusalCode } from './refusals.ts'
import { type Event, evolve, type GameTools, ROUNDS, roundOf, type State, type Writing } from './state.ts'

type Decision = Decided<Event, RefusalCode>

/** NOU-2: letters that begin many words. */
const LETTERS = [...'ABCDEFGILMNOPRSTV']
/** NOU-3: how long the game waits for people who have left. */
const GRACE = seconds(10)

export const seatRange = { min: 2, max: 8, teams: [] } // NOU-1

/** All write at once: if one of them asked for more time, all have it (ALL-2). */
const beginRound = ({ options, seats }: Pick<State, 'options' | 'seats'>, tools: GameTools): Event => ({
  type: 'round-began',
  wait: options.hasClock ? startWait(options.waits.write, seats, tools) : undefined,
})

export const setup = (options: Options, { seats }: Seating, tools: GameTools): Decision => {
  if (seats.length < seatRange.min || seats.length > seatRange.max) return no('two-to-eight')
  const letters = tools.chance.shuffle(LETTERS).slice(0, ROUNDS)
  return ok([{ type: 'began', options, seats, letters }, beginRound({ options, seats }, tools)])
}

const missingIn = ({ seats }: State, { words }: Writing) => seats.filter((seat) => words[seat] === undefined)

const endRound = (state: State, { words }: Writing, tools: GameTools): Event[] => {
  const scored = Object.entries(words).map(([seat, word]) => {
    const isValid = tools.isWord(word)
    return [seat, { word, isValid, points: isValid ? word.length : 0 }] // NOU-4
  })
  const ended: Event = { type: 'round-ended', result: Object.fromEntries(scored) }
  return roundOf(state) === ROUNDS ? [ended] : [ended, beginRound(state, tools)]
}

/** NOU-3 */
const write = (state: State, seat: SeatId, text: string, tools: GameTools): Decision => {
  const letter = state.letters[roundOf(state) - 1] ?? ''
  const word = tools.fold(text)
  if (!word?.startsWith(letter)) return no('wrong-letter', letter)
  const written: Event = { type: 'written', seat, word }
  const after = evolve(state, written)
  if (after.phase.name === 'over' || missingIn(after, after.phase).length > 0) return ok([written])
  return ok([written, ...endRound(after, after.phase, tools)])
}

/** Whether only people who are away are waited for (ALL-6). At a table without a clock the host calls time instead. */
const waitsForAbsent = (state: State, phase: Writing, isAway: (seat: SeatId) => boolean) =>
  phase.wait !== undefined && areAllAway(missingIn(state, phase), state.seats, isAway)

export const decide = (state: State, move: Move, by: Actor, tools: GameTools): Decision => {
  const { phase } = state
  if (phase.name === 'over') return no('game-over')
  const { now } = tools
  const endsAt = phase.wait?.endsAt
  const isCurrent = move.round === roundOf(state)
  if (move.type === 'time-up') {
    const isForAbsent = waitsForAbsent(state, phase, (seat) => !tools.present.has(seat))
    const refusal = timeUpRefusal({ by, isCurrent, endsAt, now, isForAbsent })
    return refusal === undefined ? ok(endRound(state, phase, tools)) : no(refusal)
  }
  if (by.kind !== 'seat' || !state.seats.includes(by.seat)) return no('not-playing')
  return isCurrent && !isPast(endsAt, now) ? write(state, by.seat, move.word, tools) : no('too-late')
}

/** When the round ends by itself. */
export const due = (state: State): Due<Move> | undefined => {
  if (state.phase.name === 'over' || state.phase.wait === undefined) return undefined
  return { at: state.phase.wait.endsAt, move: { type: 'time-up', round: roundOf(state) } }
}

/** NOU-3: the round ends sooner when it waits only for people who are away. */
export const dueWithout = (state: State, away: Away): Due<Move> | undefined => {
  const { phase } = state
  if (phase.name === 'over' || !waitsForAbsent(state, phase, (seat) => away.has(seat))) return undefined
  const at = graceEnd(missingIn(state, phase), away, GRACE, phase.wait?.endsAt)
  return at === undefined ? undefined : { at, move: { type: 'time-up', round: roundOf(state) } }
}

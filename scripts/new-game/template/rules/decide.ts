import { isPast, timeUpRefusal } from '@tablee/game-kit/deadlines.ts'
import { type Actor, ok, type SeatId, type Seating } from '@tablee/kernel'
import { missingIn, waitFor, waitsForAbsent } from './deadlines.ts'
import type { Move } from './moves.ts'
import type { Options } from './options.ts'
import { type Decided, no } from './refusals.ts'
import { type Event, evolve, FEWEST, MOST, type Phase, ROUNDS, roundOf, type State } from './state.ts'
import type { GameTools } from './world.ts'

/** NOU-2: letters that begin many words. */
const LETTERS = [...'ABCDEFGILMNOPRSTV']

export const setup = (options: Options, { seats }: Seating, tools: GameTools): Decided => {
  if (seats.length < FEWEST || seats.length > MOST) return no('two-to-eight')
  const letters = tools.chance.shuffle(LETTERS).slice(0, ROUNDS)
  return ok([
    { type: 'began', options, seats, letters },
    { type: 'round-began', wait: waitFor('write', { options, seats }, tools) },
  ])
}

/** The end of a phase, whatever ended it. */
const endPhase = (state: State, phase: Phase, tools: GameTools): Event[] => {
  if (phase.name === 'write') {
    const scored = Object.entries(phase.words).map(([seat, word]) => [
      seat,
      { word, points: tools.isWord(word) ? word.length : 0 }, // NOU-4
    ])
    return [{ type: 'shown', result: Object.fromEntries(scored), wait: waitFor('show', state, tools) }]
  }
  const isLast = state.results.length === ROUNDS
  return [isLast ? { type: 'ended' } : { type: 'round-began', wait: waitFor('write', state, tools) }]
}

/** NOU-3 */
const write = (state: State, seat: SeatId, text: string, tools: GameTools): Decided => {
  const letter = state.letters[roundOf(state)] ?? ''
  const word = tools.fold(text)
  if (!word?.startsWith(letter)) return no('wrong-letter', letter)
  const written: Event = { type: 'written', seat, word }
  const after = evolve(state, written)
  if (after.phase.name === 'over' || missingIn(after, after.phase).length > 0) return ok([written])
  return ok([written, ...endPhase(after, after.phase, tools)])
}

/** From the clock at a deadline or when only absent people are waited for (ALL-6), or from the host (ALL-7). */
const timeUp = (state: State, phase: Phase, step: number, by: Actor, tools: GameTools): Decided => {
  const isForAbsent = waitsForAbsent(state, phase, (seat) => !tools.present.has(seat))
  const isCurrent = step === state.step
  const refusal = timeUpRefusal({ by, isCurrent, endsAt: phase.wait?.endsAt, now: tools.now, isForAbsent })
  return refusal === undefined ? ok(endPhase(state, phase, tools)) : no(refusal)
}

export const decide = (state: State, move: Move, by: Actor, tools: GameTools): Decided => {
  const { phase } = state
  if (phase.name === 'over') return no('game-over')
  if (move.type === 'time-up') return timeUp(state, phase, move.step, by, tools)
  if (by.kind !== 'seat' || !state.seats.includes(by.seat)) return no('not-playing')
  if (move.step !== state.step || isPast(phase.wait?.endsAt, tools.now)) return no('too-late')
  if (move.type === 'write') return phase.name === 'write' ? write(state, by.seat, move.word, tools) : no('not-now')
  return phase.name === 'show' ? ok(endPhase(state, phase, tools)) : no('not-now') // NOU-5
}

import {
  type Actor,
  after,
  ok,
  type Refusal,
  type Result,
  refuse,
  type SeatId,
  type Seating,
  seconds,
  type Tools,
} from '@tablee/kernel'
import type { Move } from './moves.ts'
import type { Options } from './options.ts'
import { type Event, evolve, ROUNDS, type State, type Wait } from './state.ts'

/** What the game asks of the word lists. */
export interface World {
  /** « Été » → ETE; undefined for what has no letters. */
  readonly fold: (text: string) => string | undefined
  readonly isWord: (letters: string) => boolean
  /** For bots: a word that begins with the letter. */
  readonly wordFrom: (letter: string, pick: (count: number) => number) => string
}
type GameTools = Tools & World

export const REFUSAL_RULES = {
  'two-to-eight': '__PREFIX__-1',
  'wrong-letter': '__PREFIX__-3',
  'done-already': '__PREFIX__-5',
  'not-now': 'ALL-8',
  'too-late': 'ALL-8',
  'the-clock-runs': 'ALL-7',
  'not-playing': 'ALL-4',
  'game-over': 'ALL-4',
} as const
export type RefusalCode = keyof typeof REFUSAL_RULES
type Decided = Result<Event[], Refusal<RefusalCode>>

const no = (code: RefusalCode, about?: string) =>
  refuse({ rule: REFUSAL_RULES[code], code, ...(about === undefined ? {} : { about }) })

/** ALL-2: twice as long where somebody asked for it. */
const waitFor = (
  name: 'write' | 'show',
  { options, seats }: Pick<State, 'options' | 'seats'>,
  tools: Tools,
): Wait | undefined => {
  if (!options.hasClock) return undefined
  const lasts = options.waits[name] * (seats.some((seat) => tools.unhurried.has(seat)) ? 2 : 1)
  return { endsAt: after(tools.now, seconds(lasts)), lasts }
}

/** Letters that begin many words. */
const LETTERS = [...'ABCDEFGILMNOPRSTV']

export const setup = (options: Options, { seats }: Seating, tools: GameTools): Decided => {
  if (seats.length < 2 || seats.length > 8) return no('two-to-eight')
  const letters = tools.chance.shuffle(LETTERS).slice(0, ROUNDS)
  return ok([
    { type: 'began', options, seats, letters },
    { type: 'round-began', wait: waitFor('write', { options, seats }, tools) },
  ])
}

/** What ends the present phase, however it came. */
const nextPhase = (state: State, tools: GameTools): Event[] => {
  if (state.phase.name === 'write') return [{ type: 'shown', wait: waitFor('show', state, tools) }]
  return state.round + 1 < ROUNDS
    ? [{ type: 'round-began', wait: waitFor('write', state, tools) }]
    : [{ type: 'ended' }]
}

/** An event, and the end of the phase once everybody who is there has done their part. */
const thenGoOn = (state: State, event: Event, tools: GameTools): Decided => {
  const next = evolve(state, event)
  const done = next.phase.name === 'over' ? [] : next.phase.done
  const isComplete = next.seats.every((seat) => done.includes(seat) || !tools.present.has(seat))
  return ok([event, ...(isComplete ? nextPhase(next, tools) : [])])
}

const write = (state: State, seat: SeatId, word: string, tools: GameTools): Decided => {
  if (state.phase.name !== 'write') return no('not-now')
  const letters = tools.fold(word) ?? ''
  const letter = state.letters[state.round] ?? ''
  if (!letters.startsWith(letter)) return no('wrong-letter', letter)
  const points = tools.isWord(letters) ? letters.length : 0
  return thenGoOn(state, { type: 'written', seat, word: letters, points }, tools)
}

/** The clock's, at a deadline; the host's, at a table without a clock. */
const timeUp = (state: State, by: Actor, tools: GameTools): Decided => {
  const wait = state.phase.name === 'over' ? undefined : state.phase.wait
  if (by.kind === 'seat' || (by.kind === 'host' && wait !== undefined)) return no('the-clock-runs')
  if (by.kind === 'clock' && (wait === undefined || wait.endsAt > tools.now)) return no('not-now')
  return ok(nextPhase(state, tools))
}

export const decide = (state: State, move: Move, by: Actor, tools: GameTools): Decided => {
  const { phase } = state
  if (phase.name === 'over') return no('game-over')
  if (move.step !== state.step) return no('too-late')
  if (move.type === 'time-up') return timeUp(state, by, tools)
  if (phase.wait !== undefined && phase.wait.endsAt <= tools.now) return no('too-late')
  if (by.kind !== 'seat' || !state.seats.includes(by.seat)) return no('not-playing')
  if (move.type === 'write') return write(state, by.seat, move.word, tools)
  if (phase.name !== 'show') return no('not-now')
  return phase.done.includes(by.seat) ? no('done-already') : thenGoOn(state, { type: 'tapped', seat: by.seat }, tools)
}

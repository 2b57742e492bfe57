import type { Due, Game, Outcome, SeatRange } from '@tablee/kernel'
import { bot } from './bot.ts'
import { decide } from './decide.ts'
import type { Event } from './events.ts'
import { evolve } from './evolve.ts'
import type { Move } from './moves.ts'
import { defaults, type Options } from './options.ts'
import { readMove, readOptions } from './schema.ts'
import { FEWEST, MOST, setup } from './setup.ts'
import { placingsOf } from './standings.ts'
import type { State } from './state.ts'
import { think } from './think.ts'
import type { WordOutWorld } from './tools.ts'
import { type View, view } from './view.ts'

export {
  type CardId,
  type Face,
  faceOf,
  GREEN,
  isJoker,
  isReplay,
  isTrash,
  isUncounterable,
  PACK,
  packOf,
  printedOn,
  RED,
} from './cards.ts'
export { announcementsFor, countersTo, type PossibleCounter, type PossibleWord } from './coach.ts'
export type { Announcement, Fault, Happening } from './happenings.ts'
export { leftAfter, SHORTEST_WORD } from './laying.ts'
export type { Counter, Move, Piece } from './moves.ts'
export { defaults, type Options, type PhaseName } from './options.ts'
export { REFUSAL_RULES, type RefusalCode } from './refusals.ts'
export {
  COLOURS,
  type Colour,
  colourOf,
  isRowUncounterable,
  type Laid,
  lettersOf,
  pointsIn,
  pointsOf,
  type Row,
} from './rows.ts'
export { faceFrom } from './stacked-table.ts'
export { changesAtEnd, placingsOf } from './standings.ts'
export { type Answer, type Draw, type Ending, othersFrom, type State } from './state.ts'
export type { WordOutWorld } from './tools.ts'
export type { View } from './view.ts'

const due = ({ phase, step }: State): Due<Move> | undefined =>
  phase.name === 'over' || phase.wait === undefined
    ? undefined
    : { at: phase.wait.endsAt, move: { type: 'time-up', step } }

const outcome = ({ phase, seats, scores }: State): Outcome | undefined =>
  phase.name === 'over' ? { placings: placingsOf(seats, scores) } : undefined

/** WO-1 */
export const seats = (): SeatRange => ({ min: FEWEST, max: MOST, teams: [] })

export const wordOut: Game<Options, State, Move, Event, View, WordOutWorld> = {
  id: 'word-out',
  defaults,
  seats,
  readOptions,
  readMove,
  setup,
  decide,
  evolve,
  view,
  due,
  outcome,
  deal: ({ deals }) => deals,
  // Every game is dealt from all cards: there is nothing to spare for the next.
  shown: () => [],
  bot,
  think,
}

import { defineGame, type Library } from '@tablee/game-kit/define-game.ts'
import type { Due, Outcome, SeatRange } from '@tablee/kernel'
import { commonnessOf, countCommon, type PlayWords } from '@tablee/lexicon'
import { bot } from './bots/bot.ts'
import { think } from './bots/think.ts'
import { dueWithout } from './rules/absences.ts'
import { PACK } from './rules/cards.ts'
import { decide } from './rules/decide.ts'
import type { Event } from './rules/events.ts'
import { evolve } from './rules/evolve.ts'
import { type Move, readMove } from './rules/moves.ts'
import { defaults, type Options, readOptions } from './rules/options.ts'
import { FEWEST, MOST, setup } from './rules/setup.ts'
import { placingsOf } from './rules/standings.ts'
import type { State } from './rules/state.ts'
import { type View, view } from './rules/view.ts'
import type { WordOutWorld } from './rules/world.ts'

export { announcementsFor, countersTo, type PossibleCounter, type PossibleWord } from './bots/coach.ts'
export {
  type CardId,
  type Face,
  faceFrom,
  faceOf,
  GREEN,
  isJoker,
  isReplay,
  isTrash,
  isUncounterable,
  numbered,
  PACK,
  packOf,
  printedOn,
  RED,
} from './rules/cards.ts'
export type { Announcement, Fault, Happening } from './rules/happenings.ts'
export { leftAfter, SHORTEST_WORD } from './rules/laying.ts'
export type { Counter, Move, Piece } from './rules/moves.ts'
export { defaults, fields, type Options, type PhaseName } from './rules/options.ts'
export { REFUSAL_RULES, type RefusalCode } from './rules/refusals.ts'
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
} from './rules/rows.ts'
export { changesAtEnd, placingsOf } from './rules/standings.ts'
export { type Answer, type Draw, type Ending, othersFrom, type State } from './rules/state.ts'
export type { View } from './rules/view.ts'
export type { WordOutWorld } from './rules/world.ts'

const due = ({ phase, step }: State): Due<Move> | undefined =>
  phase.name === 'over' || phase.wait === undefined
    ? undefined
    : { at: phase.wait.endsAt, move: { type: 'time-up', step } }

const outcome = ({ phase, seats, scores }: State): Outcome | undefined =>
  phase.name === 'over' ? { placings: placingsOf(seats, scores) } : undefined

/** WO-1 */
export const seats = (): SeatRange => ({ min: FEWEST, max: MOST, teams: [] })

export const boxes = { 'word-out': defaults }
export const boxOf = () => 'word-out'

/** The play list, as rules and bots ask it. */
export const wordsOf = ({ graph, commonness }: PlayWords): Omit<WordOutWorld, 'pack'> => {
  const counts = {
    everyday: countCommon(graph, commonness, 'everyday'),
    known: countCommon(graph, commonness, 'known'),
    rare: (beginning: string) => graph.count(beginning),
  }
  return {
    isWord: (letters) => graph.isWord(letters),
    isBeginning: (letters) => graph.isBeginning(letters),
    next: (beginning) => graph.next(beginning),
    commonness: (word) => commonnessOf(graph, commonness, word),
    common: (beginning, least) => counts[least](beginning),
  }
}

const makeWorld = ({ playWords }: Library): WordOutWorld => ({ pack: PACK, ...wordsOf(playWords) })

export const wordOut = defineGame<Options, State, Move, Event, View, WordOutWorld>({
  id: 'word-out',
  clauses: 'WO',
  boxes,
  boxOf,
  needs: ['playWords'],
  makeWorld,
  defaults,
  seats,
  readOptions,
  readMove,
  setup,
  decide,
  evolve,
  view,
  due,
  dueWithout,
  outcome,
  deal: ({ deals }) => deals,
  // Every game is dealt from all cards: there is nothing to spare for the next.
  shown: () => [],
  bot,
  think,
  rehearsal: async () => (await import('./rehearsal/rehearsal.ts')).rehearsal,
})

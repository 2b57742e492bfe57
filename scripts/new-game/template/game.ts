import { defineGame, type Library } from '@tablee/game-kit/define-game.ts'
import { placingsBy } from '@tablee/game-kit/placings.ts'
import type { Outcome, SeatRange } from '@tablee/kernel'
import { fold } from '@tablee/lexicon'
import { bot } from './bots/bot.ts'
import { decide, due, dueWithout, seatRange, setup } from './rules/decide.ts'
import { type Move, readMove } from './rules/moves.ts'
import { defaults, type Options, readOptions } from './rules/options.ts'
import { type Event, evolve, type State, scoreOf, type World } from './rules/state.ts'
import { type View, view } from './rules/view.ts'

export type { Move } from './rules/moves.ts'
export { defaults, fields, type Options } from './rules/options.ts'
export type { RefusalCode } from './rules/refusals.ts'
export type { State } from './rules/state.ts'
export type { View } from './rules/view.ts'

export const seats = (): SeatRange => seatRange
export const boxes = { 'nouveau-jeu': defaults }
export const boxOf = () => 'nouveau-jeu'

const makeWorld = ({ playWords: { graph } }: Library): World => ({
  fold,
  isWord: (letters) => graph.isWord(letters),
  next: (beginning) => graph.next(beginning).map(({ letter }) => letter),
})

/** NOU-5 */
const outcome = ({ phase, seats, results }: State): Outcome | undefined =>
  phase.name === 'over'
    ? { placings: placingsBy(seats, (one, other) => scoreOf(results, other) - scoreOf(results, one)) }
    : undefined

export const nouveauJeu = defineGame<Options, State, Move, Event, View, World>({
  id: 'nouveau-jeu',
  clauses: 'NOU',
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
  deal: ({ results }) => results.length,
  // No cards: there is nothing to spare for the next game.
  shown: () => [],
  bot,
})

import { defineGame, type Library } from '@tablee/game-kit/define-game.ts'
import type { Outcome, SeatRange } from '@tablee/kernel'
import { fold } from '@tablee/lexicon'
import { bot } from './bots/bot.ts'
import { due, dueWithout } from './rules/deadlines.ts'
import { decide, setup } from './rules/decide.ts'
import { type Move, readMove } from './rules/moves.ts'
import { defaults, type Options, readOptions } from './rules/options.ts'
import { type Event, evolve, FEWEST, MOST, type State, scoresOf } from './rules/state.ts'
import { type View, view } from './rules/view.ts'
import type { World } from './rules/world.ts'

export type { Move } from './rules/moves.ts'
export { defaults, type Options } from './rules/options.ts'
export { REFUSAL_RULES, type RefusalCode } from './rules/refusals.ts'
export type { State } from './rules/state.ts'
export type { View } from './rules/view.ts'

/** NOU-1 */
export const seats = (): SeatRange => ({ min: FEWEST, max: MOST, teams: [] })

export const boxes = { 'nouveau-jeu': defaults }
export const boxOf = () => 'nouveau-jeu'

const makeWorld = ({ playWords: { graph } }: Library): World => ({
  fold,
  isWord: (letters) => graph.isWord(letters),
  next: (beginning) => graph.next(beginning).map(({ letter }) => letter),
})

/** NOU-6 */
const outcome = ({ phase, seats, results }: State): Outcome | undefined => {
  if (phase.name !== 'over') return undefined
  const scores = scoresOf(results, seats)
  const places = [...new Set(Object.values<number>(scores))].sort((a, b) => b - a)
  return { placings: places.map((points) => seats.filter((seat) => scores[seat] === points)) }
}

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

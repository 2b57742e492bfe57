import { parseCategoryCards } from '@tablee/game-kit/deck/sides.ts'
import { defineGame, type Library } from '@tablee/game-kit/define-game.ts'
import { type Due, type Outcome, type SeatRange, seconds, type WriteLimit } from '@tablee/kernel'
import { askSpelling, fold, type Letters, spellings } from '@tablee/lexicon'
import { bot } from './bots/bot.ts'
import { categoryDeck } from './deck/deck.ts'
import { deckRules } from './deck/deck-rules.ts'
import { dueWithout } from './rules/absences.ts'
import { decide } from './rules/decide.ts'
import type { Event } from './rules/events.ts'
import { evolve } from './rules/evolve.ts'
import { type Move, readMove } from './rules/moves.ts'
import { defaults, type Options, readOptions } from './rules/options.ts'
import { setup } from './rules/setup.ts'
import { otherTeam, type State, TEAMS } from './rules/state.ts'
import { type View, view } from './rules/view.ts'
import type { MotPourMotWorld } from './rules/world.ts'

export { afterTurn } from './rules/after-turn.ts'
export type { Move } from './rules/moves.ts'
export { defaults, type Edition, fields, type Options, type PhaseName, tilesToWin } from './rules/options.ts'
export { REFUSAL_RULES, type RefusalCode } from './rules/refusals.ts'
export {
  type Ending,
  type LastTurn,
  otherTeam,
  type Place,
  type State,
  type Team,
  TILES,
  type Verdict,
} from './rules/state.ts'
export type { View } from './rules/view.ts'
export { isVotedDown } from './rules/votes.ts'
export { timerStarter } from './rules/waits.ts'
export type { MotPourMotWorld } from './rules/world.ts'

const due = ({ phase }: State): Due<Move> | undefined =>
  phase.name === 'over' || phase.wait === undefined
    ? undefined
    : { at: phase.wait.endsAt, move: { type: 'time-up', phase: phase.name } }

const outcome = ({ phase, teams }: State): Outcome | undefined =>
  phase.name === 'over' ? { placings: [teams[phase.winner].seats, teams[otherTeam(phase.winner)].seats] } : undefined

/** Of several turns: within one, MPM-9 has a limit of its own. */
const SUGGEST: WriteLimit = { kind: 'suggest', burst: 60, every: seconds(2) }

/** MPM-1: any number of players from two; a table seats no more than twelve. */
export const seats = (): SeatRange => ({ min: 2, max: 12, teams: TEAMS })

export const boxes = { cactus: defaults('cactus'), capture: defaults('capture') }
export const boxOf = ({ edition }: Options) => edition

const makeWorld = ({ spelling, deck }: Library): MotPourMotWorld => ({
  ...categoryDeck(parseCategoryCards(deck).cards),
  fold,
  isSpelled: (letters) => spellings(spelling, letters as Letters).length > 0,
  nearest: (letters) => askSpelling(spelling, letters as Letters).near,
})

export const motPourMot = defineGame<Options, State, Move, Event, View, MotPourMotWorld>({
  id: 'mot-pour-mot',
  clauses: 'MPM',
  boxes,
  boxOf,
  needs: ['spelling', 'deck'],
  makeWorld,
  defaults: defaults('cactus'),
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
  writeLimit: ({ type }) => (type === 'suggest' ? SUGGEST : undefined),
  // MPM-9: suggestions are made and forgotten within a turn.
  deal: ({ turns }) => turns.sel + turns.poivre,
  shown: ({ seen }) => seen,
  bot,
  deck: deckRules,
  rehearsal: async () => (await import('./rehearsal/rehearsal.ts')).rehearsal,
})

import { defineGame, type Library } from '@tablee/game-kit/define-game.ts'
import { type Due, type SeatRange, seconds, type WriteLimit } from '@tablee/kernel'
import { bot } from './bots/bot.ts'
import { definitionDeck } from './deck/deck.ts'
import { deckRules } from './deck/deck-rules.ts'
import { parseDefinitionCards } from './deck/parse.ts'
import { decide } from './rules/decide.ts'
import type { Event } from './rules/events.ts'
import { evolve } from './rules/evolve.ts'
import { type Move, readMove } from './rules/moves.ts'
import { defaults, type Options, readOptions } from './rules/options.ts'
import { dueWithout } from './rules/phases/absences.ts'
import { standings } from './rules/scoring/standings.ts'
import { FEWEST, MOST, setup } from './rules/setup.ts'
import type { State } from './rules/state.ts'
import { type View, view } from './rules/view.ts'
import type { LauriersWorld } from './rules/world.ts'

export { isTrue, type Line, mergeEqual, type Source, type Texts, TRUTH } from './rules/lines.ts'
export type { Move } from './rules/moves.ts'
export {
  atPace,
  defaults,
  fields,
  type Options,
  PACES,
  type Pace,
  type PhaseName,
  TRACKS,
  WAITS,
  type WaitName,
  WRITING,
} from './rules/options.ts'
export { REFUSAL_RULES, type RefusalCode } from './rules/refusals.ts'
export type { RoundResult, Score, ToldLine } from './rules/scoring/results.ts'
export { resultOf } from './rules/scoring/score.ts'
export { hasDiploma, standings } from './rules/scoring/standings.ts'
export { type Box, leftOf, type Meaning, type State, TOKENS, type Written, writersOf } from './rules/state.ts'
export { asRead, isSameText, LONGEST_TEXT } from './rules/texts.ts'
export type { Desk, View } from './rules/view.ts'
export type { DefinitionCard, Entry, LauriersWorld } from './rules/world.ts'

const due = ({ phase, step }: State): Due<Move> | undefined =>
  phase.name === 'over' || phase.wait === undefined
    ? undefined
    : { at: phase.wait.endsAt, move: { type: 'time-up', step } }

/** A desk is put in order by hand, and shuffling it writes all of its lines as well. */
const DESK: WriteLimit = { kind: 'desk', burst: 60, every: seconds(2) }
const HAND_IN: WriteLimit = { kind: 'hand-in', burst: 60, every: seconds(2) }
/** No faster than a device sends what is being typed; apart from the text handed in, which must always get through. */
const DRAFT: WriteLimit = { kind: 'draft', burst: 60, every: seconds(1) }

const writeLimit = ({ type }: Move): WriteLimit | undefined => {
  if (type === 'arrange' || type === 'shuffle') return DESK
  return type === 'draft' ? DRAFT : type === 'hand-in' ? HAND_IN : undefined
}

/** Texts are in the events « drafted », « handed-in » and « arranged ». */
const inBrief = (move: Move): Move => {
  if (move.type === 'arrange') return { ...move, lines: [] }
  return 'text' in move ? { ...move, text: '' } : move
}

/** Three to six (LAU). */
export const seats = (): SeatRange => ({ min: FEWEST, max: MOST, teams: [] })

export const boxes = { lauriers: defaults }
export const boxOf = () => 'lauriers'

const makeWorld = ({ deck }: Library): LauriersWorld => definitionDeck(parseDefinitionCards(deck).cards)

export const lauriers = defineGame<Options, State, Move, Event, View, LauriersWorld>({
  id: 'lauriers',
  clauses: 'LAU',
  boxes,
  boxOf,
  needs: ['deck'],
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
  outcome: (state) => (state.phase.name === 'over' ? standings(state) : undefined),
  writeLimit,
  inBrief,
  // What was typed is in the text handed in, or in those collected.
  isDraft: ({ type }) => type === 'draft',
  deal: ({ round }) => round,
  shown: ({ seen }) => seen,
  bot,
  deck: deckRules,
  rehearsal: async () => (await import('./rehearsal/rehearsal.ts')).rehearsal,
})

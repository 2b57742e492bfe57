import { defineGame, type Library } from '@tablee/game-kit/define-game.ts'
import { type Due, type SeatRange, seconds, type WriteLimit } from '@tablee/kernel'
import { fold, type Letters, spellings } from '@tablee/lexicon'
import { bot } from './bots/bot.ts'
import { themeDeck } from './deck/deck.ts'
import { deckRules } from './deck/deck-rules.ts'
import { KOKOMOTS_LETTERS, letterCards } from './deck/letters.ts'
import { parseThemeCards } from './deck/parse.ts'
import { decide } from './rules/decide.ts'
import type { Event } from './rules/events.ts'
import { evolve } from './rules/evolve.ts'
import { type Move, readMove } from './rules/moves.ts'
import { defaults, type Options, readOptions } from './rules/options.ts'
import { standings } from './rules/scoring/standings.ts'
import { FEWEST, FEWEST_IN_TEAM, MOST, MOST_IN_TEAM, setup } from './rules/setup.ts'
import { type State, TEAMS } from './rules/state.ts'
import { dueWithout } from './rules/turns/absences.ts'
import { pendingIn } from './rules/turns/waits.ts'
import { type View, view } from './rules/view/view.ts'
import type { KokomotsWorld } from './rules/world.ts'

export { type CardChoice, chooseCards } from './bots/choice.ts'
export { type Proposal, proposals } from './bots/proposals.ts'
export { isDone } from './rules/cards/columns.ts'
export { isVotedDown } from './rules/claims/judging.ts'
export { cardsByPlace } from './rules/claims/letter-places.ts'
export { readWord, type Word } from './rules/claims/played-word.ts'
export { REASONS, type Reason } from './rules/claims/reasons.ts'
export type { Happening } from './rules/happenings.ts'
export type { Move } from './rules/moves.ts'
export {
  DEPTHS,
  defaults,
  fields,
  MODES,
  type Mode,
  type Options,
  TEAM_COUNTS,
  WAITS,
  type WaitName,
} from './rules/options.ts'
export { REFUSAL_RULES, type RefusalCode } from './rules/refusals.ts'
export { type Counted, claimPoints, MARKED, scoreOf, themesIn } from './rules/scoring/score.ts'
export { standings } from './rules/scoring/standings.ts'
export { COLUMNS } from './rules/setup.ts'
export { HAND, type Hint, type Letter, PACKETS, type State, TEAMS, TURNED } from './rules/state.ts'
export type { ClaimView } from './rules/view/claims.ts'
export type { View } from './rules/view/view.ts'
export type { Constraint, KokomotsWorld, LetterCard, Theme, ThemeCard } from './rules/world.ts'

/** KOK-2, KOK-34 */
export const seats = ({ mode, teams }: Options): SeatRange =>
  mode === 'teams'
    ? { min: FEWEST_IN_TEAM * teams, max: MOST_IN_TEAM * teams, teams: TEAMS.slice(0, teams) }
    : { min: FEWEST, max: MOST, teams: [] }

/** Whatever of all that is waited for runs out first. */
const due = (state: State): Due<Move> | undefined => {
  let next: Due<Move> | undefined
  for (const { step, at } of pendingIn(state))
    if (at !== undefined && (next === undefined || at < next.at)) next = { at, move: { type: 'time-up', step } }
  return next
}

/** Of several turns: within one, KOK-35 has a limit of its own. */
const SUGGEST: WriteLimit = { kind: 'suggest', burst: 60, every: seconds(2) }

/** Theme cards that lay open at some time. */
const shown = ({ columns, fifth, won, gone, phase }: State): string[] => {
  const piles = [...columns.map(({ themes }) => themes), fifth]
  const open = piles.flatMap((themes) => themes.slice(0, 1))
  const taken = Object.values(won).flatMap(({ themes, marked }) => [...themes, ...marked])
  const waiting = 'turn' in phase ? (phase.turn.team?.words.map(({ theme }) => theme) ?? []) : []
  return [...open, ...taken, ...gone.themes, ...waiting].map(({ card }) => card)
}

/** KOK-39: hands are kept and filled up to the end; packets and suggestions (KOK-35) are a turn's, and a round has no secrets. */
const deal = ({ options, phase }: State): number | undefined => {
  if (options.mode === 'teams') return 'turn' in phase ? phase.turn.number : undefined
  if (options.mode !== 'simultaneous') return undefined
  return phase.name === 'turning' ? phase.rounds : 'round' in phase ? phase.round.number : undefined
}

export const boxes = { kokomots: defaults }
export const boxOf = () => 'kokomots'

const makeWorld = ({ spelling, deck }: Library): KokomotsWorld => ({
  themes: themeDeck(parseThemeCards(deck).cards).cards,
  letters: letterCards(KOKOMOTS_LETTERS),
  fold,
  isSpelled: (letters) => spellings(spelling, letters as Letters).length > 0,
})

export const kokomots = defineGame<Options, State, Move, Event, View, KokomotsWorld>({
  id: 'kokomots',
  clauses: 'KOK',
  boxes,
  boxOf,
  needs: ['spelling', 'deck'],
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
  writeLimit: ({ type }) => (type === 'suggest' ? SUGGEST : undefined),
  deal,
  shown,
  bot,
  deck: deckRules,
  rehearsal: async () => (await import('./rehearsal/rehearsal.ts')).rehearsal,
})

import type { Without } from '@tablee/game-kit/absences.ts'
import type { Instant, Scene, SeatId, Viewer } from '@tablee/kernel'
import type { Happening } from '../happenings.ts'
import type { Options } from '../options.ts'
import { wonBy } from '../scoring/score.ts'
import {
  type Camp,
  handOf,
  type Letter,
  type Phase,
  type RefusedWord,
  roundOf,
  type SaidWord,
  type State,
  turnOf,
} from '../state.ts'
import { withoutIn } from '../turns/absences.ts'
import { phasePending } from '../turns/waits.ts'
import { type ClaimView, claimView } from './claims.ts'
import { type RoundView, roundView } from './rounds.ts'
import { type ColumnView, columnView, type FifthView, fifthView, type PileView, pileView } from './table.ts'
import { type ResultView, resultView, type TurnView, turnView } from './turns.ts'

/** What one viewer may see. */
export interface View extends TurnView, RoundView {
  readonly mode: Options['mode']
  readonly hasClock: boolean
  readonly hasHumanTimer: boolean
  /** Clockwise. */
  readonly seats: readonly SeatId[]
  readonly camps: readonly Camp[]
  /** KOK-39: score piles lie open. */
  readonly piles: Readonly<Record<string, PileView>>
  /** How many letters each hand holds, and the two piles. */
  readonly held: Readonly<Record<SeatId, number>>
  readonly drawLeft: number
  readonly discards: number
  readonly phase: Phase['name']
  /** Of the phase: its number, when it ends, how many seconds it has in all; claims and payments have their own. */
  readonly step?: number
  readonly endsAt?: Instant
  readonly lasts?: number
  /** Only people who are away are waited for: whom, and when it goes on without them. */
  readonly without?: Without
  /** ALL-3: the table is paused; themes, letters and words do not show. */
  readonly isCovered?: true
  readonly columns?: readonly ColumnView[]
  /** KOK-26 */
  readonly fifth?: FifthView
  readonly hand?: readonly Letter[]
  /** KOK-39: for shared screens, the letters of whoever searches. */
  readonly openHand?: readonly Letter[]
  readonly claims?: readonly ClaimView[]
  /** KOK-8: not heard again in this turn, or round. */
  readonly refused?: readonly RefusedWord[]
  /** KOK-37: the team's turn before. */
  readonly last?: ResultView
  /** Every word that stood, once the game is over. */
  readonly said?: readonly SaidWord[]
  /** By number: what is new to whoever looks in. */
  readonly told?: Readonly<Record<number, Happening>>
}

const waitView = (state: State): Partial<View> => {
  const pending = phasePending(state)
  const { phase } = state
  if (pending === undefined || !('wait' in phase)) return {}
  const { step, endsAt, lasts } = phase.wait
  return { step, ...(endsAt === undefined || lasts === undefined ? {} : { endsAt, lasts }) }
}

const refusedView = (state: State): Partial<View> => {
  const refused = (turnOf(state) ?? roundOf(state))?.refused
  return refused === undefined ? {} : { refused }
}

/** KOK-39: so that the room can search along; in the classic variant only, and never before the turn begins. */
const openHandView = (state: State, viewer: Viewer): Partial<View> => {
  const { phase, options, camps } = state
  if (viewer.kind === 'seat' || !options.hasOpenHand || options.mode !== 'classic' || phase.name !== 'turn') return {}
  const [seat] = camps.find(({ id }) => id === phase.turn.camp)?.seats ?? []
  return seat === undefined ? {} : { openHand: handOf(state, seat) }
}

/** What is searched in, and with. */
const lettersView = (state: State, viewer: Viewer): Partial<View> => ({
  columns: state.columns.map((column, nth) => columnView(state, column, nth)),
  ...(state.options.mode === 'expert' ? { fifth: fifthView(state) } : {}),
  ...(viewer.kind === 'seat' && state.seats.includes(viewer.seat) ? { hand: handOf(state, viewer.seat) } : {}),
  ...openHandView(state, viewer),
  claims: state.claims.map((claim) => claimView(state, claim, viewer)),
  ...refusedView(state),
  ...(state.last === undefined ? {} : { last: resultView(state.last) }),
  ...(state.phase.name === 'over' ? { said: state.said } : {}),
  told: Object.fromEntries(state.told.map(({ nth, ...happening }) => [nth, happening])),
})

export const view = (state: State, viewer: Viewer, scene: Scene): View => {
  const isCovered = scene.isPaused && state.phase.name !== 'over'
  const without = scene.away && withoutIn(state, scene.away)
  return {
    mode: state.options.mode,
    hasClock: state.options.hasClock,
    hasHumanTimer: state.options.hasHumanTimer,
    seats: state.seats,
    camps: state.camps,
    piles: Object.fromEntries(state.camps.map(({ id }) => [id, pileView(wonBy(state, id))])),
    held: Object.fromEntries(state.seats.map((seat) => [seat, handOf(state, seat).length])),
    drawLeft: state.draw.length,
    discards: state.discards.length,
    phase: state.phase.name,
    ...waitView(state),
    ...(without === undefined ? {} : { without }),
    ...turnView(state, viewer, isCovered),
    ...roundView(state, isCovered),
    ...(isCovered ? { isCovered } : lettersView(state, viewer)),
  }
}

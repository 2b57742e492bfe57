import type { Instant, Scene, SeatId, Viewer } from '@tablee/kernel'
import { remembered } from '../bots/remembered.ts'
import { type CardId, type Face, faceOf } from './cards.ts'
import type { Announcement, Happening } from './happenings.ts'
import { type PhaseName, packsFor } from './options.ts'
import type { Row } from './rows.ts'
import { type Answer, type Draw, type Ending, handOf, type Named, othersFrom, type State } from './state.ts'

/** What one viewer may see: all that lies open, and one's own hand (WO-29). */
export interface View {
  readonly hasClock: boolean
  readonly isStrict: boolean
  readonly lightsRows: boolean
  readonly hasDico: boolean
  readonly packs: 1 | 2
  /** Clockwise. */
  readonly seats: readonly SeatId[]
  readonly draws: readonly Draw[]
  readonly dealer: SeatId
  /** Which deal it is. */
  readonly deals: number
  /** How many cards everybody holds. */
  readonly held: Readonly<Record<SeatId, number>>
  readonly pileLeft: number
  /** How many there are of each face. */
  readonly trash: Readonly<Record<Face, number>>
  readonly scores: Readonly<Record<SeatId, number>>
  /** WO-27 */
  readonly passes: number
  readonly step: number
  readonly phase: PhaseName | 'over'
  /** When the phase ends by itself, and how many seconds it has in all; neither without a clock. */
  readonly endsAt?: Instant
  readonly lasts?: number
  /** ALL-3: the table is paused; rows, hand and what was told do not show. */
  readonly isCovered?: true
  readonly rows?: readonly Row[]
  readonly hand?: readonly CardId[]
  /** The last things that happened, by their number. */
  readonly told?: Readonly<Record<number, Happening>>
  /** Whose turn it is, whose run, whose row to start, or whose word. */
  readonly active?: SeatId
  /** Where the run, the start or the word is. */
  readonly row?: number
  /** WO-11: how many cards that are no REPLAY may follow. */
  readonly left?: number
  readonly word?: string
  readonly points?: number
  /** WO-22: who has been heard, in order; the next of the others is waited for. */
  readonly heard?: Readonly<Record<SeatId, 'declined' | 'wrong'>>
  readonly myAnswer?: Answer
  readonly ending?: Ending
  /** Every word of the game, once it is over. */
  readonly banked?: readonly Announcement[]
}

/** Answers are heard clockwise: of those who answered out of turn, whatever it was, nothing shows. */
const heardOf = ({ seats }: State, { seat, answers }: Named<'counter'>): Record<SeatId, 'declined' | 'wrong'> => {
  const heard: Record<SeatId, 'declined' | 'wrong'> = {}
  for (const each of othersFrom(seats, seat)) {
    const answer = answers[each]
    if (answer !== 'declined' && answer !== 'wrong') break
    heard[each] = answer
  }
  return heard
}

const counterView = (state: State, phase: Named<'counter'>, viewer: Viewer): Partial<View> => {
  const myAnswer = viewer.kind === 'seat' ? phase.answers[viewer.seat] : undefined
  return { points: phase.points, heard: heardOf(state, phase), ...(myAnswer === undefined ? {} : { myAnswer }) }
}

const phaseView = (state: State, viewer: Viewer, isCovered: boolean): Partial<View> => {
  const { phase } = state
  if (phase.name === 'over') {
    const { wentOut, changes } = phase
    return { ending: { changes, ...(wentOut === undefined ? {} : { wentOut }) }, banked: state.banked }
  }
  return {
    active: phase.seat,
    ...(phase.wait === undefined ? {} : { endsAt: phase.wait.endsAt, lasts: phase.wait.lasts }),
    ...('row' in phase ? { row: phase.row } : {}),
    ...(phase.name === 'run' ? { left: phase.left } : {}),
    ...(phase.name === 'counter' ? counterView(state, phase, viewer) : {}),
    ...(phase.name === 'counter' && !isCovered ? { word: phase.word } : {}),
  }
}

/** Made once for each part of a state: all who look share it, and whoever compares two views sees at a glance what did not change. */
const madeOnce = <Part extends object, T>(make: (part: Part) => T) => remembered(make, new WeakMap<Part, T>())

const countFaces = madeOnce((cards: State['trash']) => {
  const counts: Record<Face, number> = {}
  for (const card of cards) counts[faceOf(card)] = (counts[faceOf(card)] ?? 0) + 1
  return counts
})

const countHands = madeOnce(
  (hands: State['hands']): Record<SeatId, number> =>
    Object.fromEntries(Object.entries(hands).map(([seat, hand]) => [seat, hand.length])),
)

const byNumber = madeOnce(
  (told: State['told']): Record<number, Happening> =>
    Object.fromEntries(told.map(({ nth, ...happening }) => [nth, happening])),
)

/** What thinking ahead needs. */
const lettersView = (state: State, viewer: Viewer): Partial<View> => ({
  rows: state.rows,
  told: byNumber(state.told),
  ...(viewer.kind === 'seat' && state.seats.includes(viewer.seat) ? { hand: handOf(state, viewer.seat) } : {}),
})

export const view = (state: State, viewer: Viewer, { isPaused }: Scene): View => {
  const isCovered = isPaused && state.phase.name !== 'over'
  return {
    hasClock: state.options.hasClock,
    isStrict: state.options.isStrict,
    lightsRows: state.options.lightsRows,
    hasDico: state.options.hasDico,
    packs: packsFor(state.options, state.seats.length),
    seats: state.seats,
    draws: state.draws,
    dealer: state.dealer,
    deals: state.deals,
    held: countHands(state.hands),
    pileLeft: state.pile.length,
    trash: countFaces(state.trash),
    scores: state.scores,
    passes: state.passes,
    step: state.step,
    phase: state.phase.name,
    ...(isCovered ? { isCovered } : lettersView(state, viewer)),
    ...phaseView(state, viewer, isCovered),
  }
}

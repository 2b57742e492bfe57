import type { Wait } from '@tablee/game-kit/deadlines.ts'
import type { Numbered } from '@tablee/game-kit/told.ts'
import type { SeatId } from '@tablee/kernel'
import type { CardId } from './cards.ts'
import type { Announcement, Happening } from './happenings.ts'
import type { Counter } from './moves.ts'
import type { Options, PhaseName } from './options.ts'
import type { Row } from './rows.ts'

export type Hands = Readonly<Record<SeatId, readonly CardId[]>>

/** WO-2: what somebody drew to see who deals. */
export interface Draw {
  readonly seat: SeatId
  readonly card: CardId
}

/** A counter is unseen until it is heard (WO-22); a wrong one was seen, and went back (WO-18). */
export type Answer = 'declined' | 'wrong' | Counter
type Answers = Readonly<Record<SeatId, Answer>>

/** What is going on, and who has the hand; a phase without a wait is one at a table without a clock (ALL-7). */
export type Phase = { readonly name: PhaseName; readonly seat: SeatId; readonly wait: Wait | undefined } & (
  | { readonly name: 'turn' }
  /** WO-11: how many cards that are no REPLAY may still be laid. */
  | { readonly name: 'run'; readonly row: number; readonly left: number }
  | { readonly name: 'start'; readonly row: number }
  | ({ readonly name: 'counter'; readonly answers: Answers } & Announcement)
)
export type Named<Name extends PhaseName> = Extract<Phase, { name: Name }>

/** Who went out (WO-26), if anybody did (WO-27), and what the cards left in the hands came to. */
export interface Ending {
  readonly wentOut?: SeatId
  readonly changes: Readonly<Record<SeatId, number>>
}

/** A happening and its number: those who look in later see what is new to them. */

export interface State {
  readonly options: Options
  /** Clockwise. */
  readonly seats: readonly SeatId[]
  readonly draws: readonly Draw[]
  readonly dealer: SeatId
  readonly deals: number
  readonly hands: Hands
  readonly rows: readonly Row[]
  /** The next to be drawn comes first. */
  readonly pile: readonly CardId[]
  readonly trash: readonly CardId[]
  readonly scores: Readonly<Record<SeatId, number>>
  /** WO-27: passes in a row, made with the pile already empty. */
  readonly passes: number
  readonly banked: readonly Announcement[]
  /** Every wait has a number of its own. */
  readonly step: number
  /** The last few. */
  readonly told: readonly Numbered<Happening>[]
  readonly phase: Phase | ({ readonly name: 'over' } & Ending)
}

export const handOf = ({ hands }: Pick<State, 'hands'>, seat: SeatId): readonly CardId[] => hands[seat] ?? []
export const rowOf = ({ rows }: Pick<State, 'rows'>, row: number): Row => rows[row] ?? []

/** Everybody clockwise, this seat first. */
export const clockwiseFrom = (seats: readonly SeatId[], seat: SeatId): SeatId[] => {
  const at = seats.indexOf(seat)
  return [...seats.slice(at), ...seats.slice(0, at)]
}

/** Everybody else clockwise, whoever sits on this seat's left first. */
export const othersFrom = (seats: readonly SeatId[], seat: SeatId): SeatId[] => clockwiseFrom(seats, seat).slice(1)

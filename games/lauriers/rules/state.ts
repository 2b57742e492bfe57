import type { Wait } from '@tablee/game-kit/deadlines.ts'
import type { SeatId } from '@tablee/kernel'
import type { Line, Texts } from './lines.ts'
import type { Options, PhaseName } from './options.ts'
import type { RoundResult } from './scoring/results.ts'

/** LAU-2 */
export const TOKENS = 3

/** LAU-4: two, as the cards were put in; the next to be drawn comes first. */
export type Boxes = readonly [readonly string[], readonly string[]]
export type Box = 0 | 1

/** A word of a card, without what bots would say of it. */
export interface Meaning {
  readonly word: string
  readonly kind: string
  readonly definition: string
}

/** What somebody has written so far; LAU-6: it counts, handed in or not. */
export interface Written {
  readonly text: string
  readonly isHandedIn: boolean
}

interface Writing {
  readonly meaning: Meaning
  readonly written: Readonly<Record<SeatId, Written>>
  /** LAU-23: the ready bluffs that somebody was offered, the last one at the end; absent: none at all. */
  readonly lent?: Readonly<Record<SeatId, readonly string[]>>
}

/** Once the writing is closed: what was written, and as what it is read out. */
interface Collected {
  readonly meaning: Meaning
  readonly texts: Texts
  readonly lines: readonly Line[]
  /** LAU-23: whose text is a ready bluff as it was lent; absent: nobody's. */
  readonly borrowed?: readonly SeatId[]
}

interface Voting extends Collected {
  /** On the table. */
  readonly stakes: readonly SeatId[]
  /** LAU-10, LAU-11: whose vote brings a token once the votes are in; part of the secret until then. Absent: nobody's. */
  readonly pledged?: readonly SeatId[]
  /** By the number of a line, the first is 0. */
  readonly votes: Readonly<Record<SeatId, number>>
}

/** What is going on; a phase without a wait is one that nothing ends but people (ALL-7). */
export type Phase = { readonly name: PhaseName; readonly wait: Wait | undefined } & (
  | { readonly name: 'draw' }
  | { readonly name: 'pick'; readonly words: readonly Meaning[] }
  | ({ readonly name: 'write' } & Writing)
  /** LAU-6: the clock has run out, and the leader may close the writing. */
  | ({ readonly name: 'late' } & Writing)
  | ({ readonly name: 'desk' } & Collected)
  /** LAU-9: how many are read. */
  | ({ readonly name: 'read'; readonly read: number } & Collected)
  | ({ readonly name: 'vote' } & Voting)
  /** LAU-11: the votes are in, and the results not told yet. */
  | ({ readonly name: 'tell' } & Voting)
  | { readonly name: 'results' }
)
export type Named<Name extends PhaseName> = Extract<Phase, { name: Name }>

export interface State {
  readonly options: Options
  /** Clockwise: the next one sits on the left. */
  readonly seats: readonly SeatId[]
  readonly leader: SeatId
  /** Counted from 1, those whose leader was away included. */
  readonly round: number
  readonly boxes: Boxes
  /** LAU-22: cards drawn since the boxes were filled. */
  readonly played: readonly string[]
  /** Cards drawn in this game, also those shuffled again since. */
  readonly seen: readonly string[]
  /** Words of the rounds so far: none is asked for twice. */
  readonly asked: readonly string[]
  /** LAU-1: on which leaf each pawn is. */
  readonly leaves: Readonly<Record<SeatId, number>>
  readonly tokens: Readonly<Record<SeatId, number>>
  /** Every wait has a number of its own. */
  readonly step: number
  /** LAU-8: texts of people whose sense nobody judged, a bot leading. */
  readonly onTrust: number
  /** The round told last. */
  readonly last: RoundResult | undefined
  readonly phase: Phase | { readonly name: 'over' }
}

/** LAU-3 */
export const leftOf = (seats: readonly SeatId[], seat: SeatId): SeatId =>
  seats[(seats.indexOf(seat) + 1) % seats.length] ?? seat

/** Everybody but the leader, whoever sits on the leader's left first. */
export const writersOf = ({ seats, leader }: Pick<State, 'seats' | 'leader'>): SeatId[] => {
  const at = seats.indexOf(leader)
  return [...seats.slice(at + 1), ...seats.slice(0, at)]
}

/** Whether somebody plays with bots only: nobody else is to hear or to be waited for. */
export const isAlone = ({ seats }: Pick<State, 'seats'>, seat: SeatId, bots: ReadonlySet<SeatId>): boolean =>
  seats.every((each) => each === seat || bots.has(each))

/** LAU-23: who wrote something. */
export const takersOf = ({ seats }: Pick<State, 'seats'>, texts: Texts): SeatId[] =>
  seats.filter((seat) => texts[seat] !== undefined)

import type { Wait } from '@tablee/game-kit/deadlines.ts'
import type { Numbered } from '@tablee/game-kit/told.ts'
import type { SeatId } from '@tablee/kernel'
import type { Fit } from './claims/constraints.ts'
import type { Ballot } from './claims/reasons.ts'
import type { Happening } from './happenings.ts'
import type { Options } from './options.ts'
import type { LetterCard } from './world.ts'

/** KOK-3 */
export const HAND = 3
/** KOK-28 */
export const TURNED = 2
/** KOK-35: how many letters each packet has. */
export const PACKETS = [1, 2, 3] as const

/** KOK-34: as many as play. */
export const TEAMS = ['sel', 'poivre', 'thym', 'safran'] as const

export type Letter = LetterCard & { readonly id: string }

/** A theme card as it lies. Its id says nothing about what is written on its other side. */
export interface LyingTheme {
  readonly id: string
  /** Which card of the deck. */
  readonly card: string
  readonly titles: readonly [string, string]
  readonly up: 0 | 1
}

/** KOK-3: the top of each pile comes first. Closed (KOK-10), all are empty. */
export interface Column {
  readonly themes: readonly LyingTheme[]
  readonly letters: readonly [readonly Letter[], readonly Letter[]]
}

/** Who has a score pile: a player alone, or a team. */
export interface Camp {
  readonly id: string
  readonly seats: readonly SeatId[]
}

/** A score pile; KOK-27: what lies under the marker apart. */
export interface Won {
  readonly letters: readonly Letter[]
  readonly themes: readonly LyingTheme[]
  readonly marked: readonly LyingTheme[]
}

/** A wait has a number of its own. Without a clock it has no end (ALL-7). */
export interface NumberedWait extends Partial<Wait> {
  readonly step: number
}

/** What the deck can tell the judge: it knows the word, or a machine has checked it, or neither; nothing on a theme without answers. */
export type Hint = 'known' | 'checks' | 'fails' | 'unknown' | 'none'

/** KOK-40: announced, and not settled yet. Claims are numbered as they come. */
export type Claim = {
  readonly id: number
  readonly by: SeatId
  readonly camp: string
  readonly turn: number
  /** As it was written (ALL-1), and its letters. */
  readonly word: string
  readonly letters: string
  /** The deck's, where it has another. */
  readonly spelling?: string
  /** KOK-19, KOK-20 */
  readonly fit: Fit
  readonly column: number
  readonly isLinked: boolean
  readonly cards: readonly string[]
  readonly packet?: number
  /** Whoever may refuse it: KOK-16, KOK-32, KOK-38. */
  readonly judges: readonly SeatId[]
  /** One for each theme. */
  readonly hints: readonly Hint[]
  readonly wait: NumberedWait
} & (
  | { readonly stage: 'spelling'; readonly typed: string }
  | { readonly stage: 'judging'; readonly votes: Readonly<Record<SeatId, Ballot>> }
)

/** KOK-8: not heard again. */
export interface RefusedWord {
  readonly letters: string
  readonly themes: readonly string[]
}

export interface Suggestion {
  readonly seat: SeatId
  readonly packet: number
  readonly word: string
}

/** KOK-35: the letters dealt, and who holds them. */
interface Packet {
  readonly holder: SeatId
  readonly letters: readonly Letter[]
}

/** KOK-36: a word that stands; what it won waits for the end of the timer (KOK-37). */
export interface TeamWord {
  readonly seat: SeatId
  readonly word: string
  readonly packet: number
  readonly letters: readonly Letter[]
  readonly theme: LyingTheme
  readonly isOnTrust?: true
}

/** What only a turn of a team has. */
export interface TeamTurn {
  readonly packets: readonly Packet[]
  readonly words: readonly TeamWord[]
  readonly suggestions: readonly Suggestion[]
}

export interface Turn {
  /** Counted from 1. In the simultaneous mode it is a round. */
  readonly number: number
  readonly camp: string
  readonly refused: readonly RefusedWord[]
  /** KOK-11 */
  readonly hasDiscarded: boolean
  /** KOK-15 */
  readonly nudges: readonly SeatId[]
  readonly team?: TeamTurn
}

/** A round of the simultaneous mode. */
export interface Round {
  readonly number: number
  readonly turned: readonly Letter[]
  readonly refused: readonly RefusedWord[]
  /** KOK-31 */
  readonly out: readonly SeatId[]
  /** KOK-33 */
  readonly skips: readonly SeatId[]
}

/** What is going on. Claims and payments have waits of their own beside it. */
export type Phase =
  /** The timer has not started; a team's packets lie face down. */
  | { readonly name: 'ready'; readonly turn: Turn; readonly wait: NumberedWait }
  | { readonly name: 'turn'; readonly turn: Turn; readonly wait: NumberedWait }
  /** KOK-43: a team's time is up, and its last claims are settled. */
  | { readonly name: 'settling'; readonly turn: Turn }
  /** KOK-33: after this many rounds. */
  | { readonly name: 'turning'; readonly seat: SeatId; readonly rounds: number; readonly wait: NumberedWait }
  | { readonly name: 'searching'; readonly turner: SeatId; readonly round: Round; readonly wait: NumberedWait }
  | {
      readonly name: 'announcing'
      readonly turner: SeatId
      readonly seat: SeatId
      readonly round: Round
      readonly wait: NumberedWait
    }
  /** The word is spelled, or judged: that is a claim. */
  | { readonly name: 'hearing'; readonly turner: SeatId; readonly seat: SeatId; readonly round: Round }
  /** KOK-23: three piles are empty; what came before is settled. */
  | { readonly name: 'closing' }
  | { readonly name: 'over' }
export type Named<Name extends Phase['name']> = Extract<Phase, { name: Name }>

/** KOK-31, KOK-42: cards owed, out of these. */
export interface Payment {
  readonly seat: SeatId
  readonly owed: number
  readonly from: readonly string[]
  readonly wait: NumberedWait
}

/** A word that stood: what one looks back on at the end. */
export interface SaidWord {
  readonly seat: SeatId
  readonly word: string
  readonly titles: readonly string[]
  readonly points: number
  /** The deck did not know it, and there was nobody to judge. */
  readonly isOnTrust?: true
}

/** KOK-37: what came of a team's turn. */
export interface TeamResult {
  readonly camp: string
  readonly turn: number
  readonly words: readonly TeamWord[]
  readonly hasAll: boolean
}

export interface State {
  readonly options: Options
  /** Clockwise. */
  readonly seats: readonly SeatId[]
  /** Clockwise: the one before sits on the right. */
  readonly camps: readonly Camp[]
  readonly columns: readonly Column[]
  /** KOK-26 */
  readonly fifth: readonly LyingTheme[]
  readonly hands: Readonly<Record<SeatId, readonly Letter[]>>
  /** The next to be drawn comes first. */
  readonly draw: readonly Letter[]
  /** KOK-12 */
  readonly discards: readonly Letter[]
  readonly won: Readonly<Record<string, Won>>
  /** KOK-10, KOK-31, KOK-37: out of the game. */
  readonly gone: { readonly letters: readonly Letter[]; readonly themes: readonly LyingTheme[] }
  /** KOK-3: theme cards that nobody saw. */
  readonly boxed: readonly LyingTheme[]
  readonly claims: readonly Claim[]
  readonly claimsEver: number
  /** KOK-42 */
  readonly debts: Readonly<Record<SeatId, number>>
  readonly payments: readonly Payment[]
  readonly last: TeamResult | undefined
  readonly said: readonly SaidWord[]
  /** The number of the wait begun last. */
  readonly step: number
  /** The last few things that all could see happen, each with its number. */
  readonly told: readonly Numbered<Happening>[]
  readonly phase: Phase
}

export const handOf = ({ hands }: Pick<State, 'hands'>, seat: SeatId): readonly Letter[] => hands[seat] ?? []

export const campOf = ({ camps }: Pick<State, 'camps'>, seat: SeatId): Camp | undefined =>
  camps.find(({ seats }) => seats.includes(seat))

export const titleOf = ({ titles, up }: LyingTheme): string => titles[up]

/** The two letters, or what is left of them, that lie open under a theme. */
export const topLetters = ({ letters }: Column): Letter[] => letters.flatMap((pile) => pile.slice(0, 1))

/** The turn under way, if the mode has turns. */
export const turnOf = ({ phase }: Pick<State, 'phase'>): Turn | undefined => ('turn' in phase ? phase.turn : undefined)
export const roundOf = ({ phase }: Pick<State, 'phase'>): Round | undefined =>
  'round' in phase ? phase.round : undefined

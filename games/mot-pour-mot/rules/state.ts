import type { Wait } from '@tablee/game-kit/deadlines.ts'
import type { SeatId, TeamSeats } from '@tablee/kernel'
import type { Options, PhaseName } from './options.ts'

/** MPM-2: every letter but the commonest and the rarest. */
export const TILES = [...'BCDFGHILMNOPRSTUV'] as const

/** Letters; longer than any form of the spelling list. */
export const LONGEST_WORD = 60

export const TEAMS = ['sel', 'poivre'] as const
export type Team = (typeof TEAMS)[number]
export type Teams = Readonly<Record<Team, TeamSeats>>
export const otherTeam = (team: Team): Team => (team === 'sel' ? 'poivre' : 'sel')

/** A column, counted from the middle: Sel's side is below zero, Poivre's above. Or out, by the team that moved it last. */
export type Place = { readonly column: number } | { readonly outBy: Team }

/** One letter spelled, and where its tile stood before; a letter that is not on the board moved nothing. */
export interface SpelledLetter {
  readonly letter: string
  readonly from: number | undefined
}

interface ShownCard {
  readonly id: string
  readonly category: string
  readonly isTurned: boolean
}

export interface Suggestion {
  readonly seat: SeatId
  readonly word: string
}

/** « none » abstains: nobody waits for that seat any longer, and it has cast no vote (ALL-6). */
export const BALLOTS = ['for', 'against', 'none'] as const
export type Ballot = (typeof BALLOTS)[number]
export type Votes = Readonly<Record<SeatId, Exclude<Ballot, 'none'>>>
export type Ballots = Readonly<Record<SeatId, Ballot>>
export type Question = 'category' | 'spelling'

/** A vote once it is counted: who voted what lies open then. */
export interface Verdict {
  readonly on: Question
  readonly votes: Votes
}

/** What the team has in mind while it searches, for itself alone (MPM-9). */
interface Suggested {
  readonly suggestions: readonly Suggestion[]
}

interface Answering {
  readonly card: ShownCard
  readonly spelled: readonly SpelledLetter[]
}

/** The answer as MPM-12 or MPM-13 fixed it. */
interface Answered extends Answering {
  readonly letters: string
  /** As it was written (ALL-1); spelled answers are in capitals. */
  readonly written: string
  readonly isContested: boolean
  readonly verdict: Verdict | undefined
  /** Nobody could judge it, and the deck does not vouch for it. */
  readonly isOnTrust: boolean
}

/** What is going on; a phase without a wait is one at a table without a clock (ALL-7). */
export type Phase = { readonly name: PhaseName; readonly wait: Wait | undefined } & (
  | { readonly name: 'draw' }
  | { readonly name: 'read'; readonly card: ShownCard }
  | ({ readonly name: 'spell' } & Answering & Suggested)
  | ({ readonly name: 'tell' } & Answering & Suggested)
  | ({ readonly name: 'review' } & Answered)
  | ({ readonly name: 'plead' } & Answered)
  | ({ readonly name: 'explain' } & Answered)
  | ({
      readonly name: 'vote'
      readonly on: Question
      /** The people at the table when it was opened: bots are not counted among the voters (ALL-9). */
      readonly voters: readonly SeatId[]
      readonly votes: Ballots
      readonly nearest: readonly string[]
    } & Answered)
)
export type Named<Name extends PhaseName> = Extract<Phase, { name: Name }>

/** How a turn ended: the answer stood, or why it fell. */
export type Ending = 'stood' | 'nothing' | 'repeated' | 'not-its-beginning' | 'misspelled' | 'off-category'

/** The turn before, for people who missed it. */
export interface LastTurn {
  readonly team: Team
  readonly category: string
  readonly answer?: string
  readonly ending: Ending
  readonly skipped: readonly Team[]
  /** Letters whose tile moved, as often as it moved; none when the tiles went back. */
  readonly moved: readonly string[]
  /** Letters whose tile left the board. */
  readonly out: readonly string[]
  /** The turn's last vote. */
  readonly verdict?: Verdict
  /** It stood, though the deck does not know it for this category. */
  readonly isOnTrust?: true
}

export interface State {
  readonly options: Options
  readonly teams: Teams
  /** MPM-5 */
  readonly first: Team
  readonly tiles: Readonly<Record<string, Place>>
  /** Turns had, lost and skipped ones included (MPM-26). */
  readonly turns: Readonly<Record<Team, number>>
  /** Answers given in this game, folded (MPM-18, MPM-33). */
  readonly given: readonly string[]
  /** Those of them that fell: rejected, or misspelled. */
  readonly fell: readonly string[]
  /** How many of them stood on trust. */
  readonly onTrust: number
  readonly pile: readonly string[]
  readonly played: readonly string[]
  /** Cards drawn in this game, also those shuffled again since. */
  readonly seen: readonly string[]
  readonly active: Team
  readonly last: LastTurn | undefined
  readonly phase: Phase | { readonly name: 'over'; readonly winner: Team }
}

export const teamOf = (teams: Teams, seat: SeatId): Team | undefined =>
  TEAMS.find((team) => teams[team].seats.includes(seat))

/** MPM-32: while a captain is away the next of the team in seat order acts as captain. */
export const actingCaptain = ({ seats, captain }: TeamSeats, present: ReadonlySet<SeatId>): SeatId => {
  const from = seats.indexOf(captain)
  const inOrder = [...seats.slice(from), ...seats.slice(0, from)]
  return inOrder.find((seat) => present.has(seat)) ?? captain
}

export const spelledText = (spelled: readonly SpelledLetter[]): string => spelled.map(({ letter }) => letter).join('')

/** Letters whose tile moved, as often as it moved. */
export const lettersMoved = (spelled: readonly SpelledLetter[]): string[] =>
  spelled.filter(({ from }) => from !== undefined).map(({ letter }) => letter)

import type { Instant, SeatId } from '@tablee/kernel'
import type { Options } from './options.ts'

/** MPM-2: every letter but the commonest and the rarest. */
export const TILES = [...'BCDFGHILMNOPRSTUV'] as const

export const TEAMS = ['sel', 'poivre'] as const
export type Team = (typeof TEAMS)[number]
export const otherTeam = (team: Team): Team => (team === 'sel' ? 'poivre' : 'sel')

/** A column, counted from the middle: Sel's side is below nought, Poivre's above. Or out, by the team that moved it last. */
export type Place = { readonly column: number } | { readonly outBy: Team }

export interface TeamSeats {
  readonly seats: readonly SeatId[]
  readonly captain: SeatId
}

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

export type Vote = 'for' | 'against'

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
}

/** What is going on; a phase without a deadline waits for people (ALL-7). */
export type Phase = { readonly endsAt: Instant | undefined } & (
  | { readonly name: 'draw' }
  | { readonly name: 'read'; readonly card: ShownCard }
  | ({ readonly name: 'spell'; readonly suggestions: readonly Suggestion[] } & Answering)
  | ({ readonly name: 'tell' } & Answering)
  | ({ readonly name: 'review' } & Answered)
  | ({ readonly name: 'plead' } & Answered)
  | ({ readonly name: 'explain' } & Answered)
  | ({
      readonly name: 'vote'
      readonly on: 'category' | 'spelling'
      readonly votes: Votes
      readonly nearest: readonly string[]
    } & Answered)
)
type Votes = Readonly<Record<SeatId, Vote>>

/** How a turn ended: the answer stood, or why it fell. */
export type Ending = 'stood' | 'nothing' | 'repeated' | 'not-its-beginning' | 'misspelled' | 'off-category'

/** The turn before, for whoever looked away. */
export interface LastTurn {
  readonly team: Team
  readonly category: string
  readonly answer: string | undefined
  readonly ending: Ending
  readonly skipped: readonly Team[]
}

export interface State {
  readonly options: Options
  readonly teams: Readonly<Record<Team, TeamSeats>>
  /** MPM-5 */
  readonly first: Team
  readonly tiles: Readonly<Record<string, Place>>
  /** Turns had, lost and skipped ones included (MPM-26). */
  readonly turns: Readonly<Record<Team, number>>
  /** Answers given in this game, folded (MPM-18, MPM-33). */
  readonly given: readonly string[]
  readonly pile: readonly string[]
  readonly played: readonly string[]
  readonly active: Team
  readonly last: LastTurn | undefined
  readonly phase: Phase | { readonly name: 'over'; readonly winner: Team }
}

export const teamOf = (state: State, seat: SeatId): Team | undefined =>
  TEAMS.find((team) => state.teams[team].seats.includes(seat))

export const tilesOut = (state: State, team: Team): number =>
  Object.values(state.tiles).filter((place) => 'outBy' in place && place.outBy === team).length

/** MPM-10: cactus pushes toward the opponents, capture pulls toward oneself. */
export const direction = ({ options }: State, team: Team): 1 | -1 => {
  const awayFromSelf = team === 'sel' ? 1 : -1
  return options.edition === 'cactus' ? awayFromSelf : ((awayFromSelf * -1) as 1 | -1)
}

export const spelledText = (spelled: readonly SpelledLetter[]): string => spelled.map(({ letter }) => letter).join('')

import type { Instant, Scene, SeatId, TeamSeats, Viewer } from '@tablee/kernel'
import { type Options, type PhaseName, tilesToWin } from './options.ts'
import {
  actingCaptain,
  type Ballot,
  type LastTurn,
  lettersMoved,
  type Named,
  type Place,
  type Question,
  type State,
  type Suggestion,
  spelledText,
  type Team,
  teamOf,
  type Verdict,
} from './state.ts'

/** What one viewer may see: everything on the table, and the suggestions of one's own team (MPM-9). */
export interface View {
  readonly edition: Options['edition']
  readonly columns: Options['columns']
  readonly hasClock: boolean
  readonly mayTurnOver: boolean
  readonly tilesToWin: number
  readonly teams: Readonly<Record<Team, TeamSeats>>
  /** MPM-32: who acts as captain now. */
  readonly acting: Readonly<Record<Team, SeatId>>
  readonly first: Team
  readonly active: Team
  readonly tiles: Readonly<Record<string, Place>>
  readonly turns: Readonly<Record<Team, number>>
  readonly last?: LastTurn
  readonly given: readonly string[]
  /** Those of them that fell; absent while there are none. */
  readonly fell?: readonly string[]
  /** How many answers stood that the deck does not know for their category. */
  readonly onTrust: number
  readonly cardsLeft: number
  readonly phase: PhaseName | 'over'
  /** When the phase ends by itself, and how many seconds it has in all; neither without a clock. */
  readonly endsAt?: Instant
  readonly lasts?: number
  /** ALL-3: the table is paused, and what is being searched does not show. */
  readonly isCovered?: true
  readonly category?: string
  readonly isTurned?: boolean
  readonly spelled?: string
  /** Letters whose tile moved this turn, as often as it moved. */
  readonly moved?: readonly string[]
  readonly answer?: string
  readonly isContested?: boolean
  /** Of a vote that let the answer stand. */
  readonly verdict?: Verdict
  readonly votingOn?: Question
  readonly nearest?: readonly string[]
  /** People who are there to vote, and those who have. */
  readonly voters?: readonly SeatId[]
  readonly voted?: readonly SeatId[]
  readonly myVote?: Ballot
  readonly suggestions?: readonly Suggestion[]
  readonly winner?: Team
}

/** Phases in which a word is searched. */
const SEARCHING: readonly PhaseName[] = ['read', 'spell', 'tell']

const voteView = (phase: Named<'vote'>, viewer: Viewer, { present }: Scene): Partial<View> => {
  const myVote = viewer.kind === 'seat' ? phase.votes[viewer.seat] : undefined
  return {
    votingOn: phase.on,
    nearest: phase.nearest,
    voters: phase.voters.filter((seat) => present.has(seat)),
    voted: Object.keys(phase.votes) as SeatId[],
    ...(myVote === undefined ? {} : { myVote }),
  }
}

const phaseView = (state: State, viewer: Viewer, scene: Scene): Partial<View> => {
  const { phase } = state
  if (phase.name === 'over') return { winner: phase.winner }
  const isCovered = scene.isPaused && SEARCHING.includes(phase.name)
  const isMine = viewer.kind === 'seat' && teamOf(state.teams, viewer.seat) === state.active
  return {
    ...(phase.wait === undefined ? {} : { endsAt: phase.wait.endsAt, lasts: phase.wait.lasts }),
    ...(isCovered ? { isCovered } : {}),
    ...('card' in phase ? { isTurned: phase.card.isTurned } : {}),
    ...('card' in phase && !isCovered ? { category: phase.card.category } : {}),
    ...('spelled' in phase ? { spelled: spelledText(phase.spelled), moved: lettersMoved(phase.spelled) } : {}),
    ...('letters' in phase ? { answer: phase.written, isContested: phase.isContested } : {}),
    ...('letters' in phase && phase.verdict !== undefined ? { verdict: phase.verdict } : {}),
    ...(phase.name === 'vote' ? voteView(phase, viewer, scene) : {}),
    ...('suggestions' in phase && isMine && !isCovered ? { suggestions: phase.suggestions } : {}),
  }
}

export const view = (state: State, viewer: Viewer, scene: Scene): View => ({
  edition: state.options.edition,
  columns: state.options.columns,
  hasClock: state.options.hasClock,
  mayTurnOver: state.options.mayTurnOver,
  tilesToWin: tilesToWin(state.options),
  teams: state.teams,
  acting: {
    sel: actingCaptain(state.teams.sel, scene.present),
    poivre: actingCaptain(state.teams.poivre, scene.present),
  },
  first: state.first,
  active: state.active,
  tiles: state.tiles,
  turns: state.turns,
  ...(state.last === undefined ? {} : { last: state.last }),
  given: state.given,
  ...(state.fell.length === 0 ? {} : { fell: state.fell }),
  onTrust: state.onTrust,
  cardsLeft: state.pile.length,
  phase: state.phase.name,
  ...phaseView(state, viewer, scene),
})

import type { Instant, SeatId, Viewer } from '@tablee/kernel'
import { tilesToWin } from './options.ts'
import {
  type LastTurn,
  type Place,
  type State,
  type Suggestion,
  spelledText,
  type Team,
  type TeamSeats,
  teamOf,
  type Vote,
} from './state.ts'

/** What one viewer may see: everything on the table, and the suggestions of one's own team (MPM-9). */
export interface View {
  readonly edition: State['options']['edition']
  readonly columns: number
  readonly teams: Readonly<Record<Team, TeamSeats>>
  readonly first: Team
  readonly active: Team
  readonly tiles: Readonly<Record<string, Place>>
  readonly turns: Readonly<Record<Team, number>>
  readonly tilesToWin: number
  readonly mayTurnOver: boolean
  readonly last?: LastTurn
  readonly given: readonly string[]
  readonly cardsLeft: number
  readonly phase: State['phase']['name']
  readonly endsAt?: Instant
  readonly category?: string
  readonly isTurned?: boolean
  readonly spelled?: string
  readonly moved?: readonly string[]
  readonly answer?: string
  readonly isContested?: boolean
  readonly votingOn?: 'category' | 'spelling'
  readonly nearest?: readonly string[]
  readonly voted?: readonly SeatId[]
  readonly myVote?: Vote
  readonly suggestions?: readonly Suggestion[]
  readonly winner?: Team
}

const phaseView = (state: State, viewer: Viewer): Partial<View> => {
  const { phase } = state
  if (phase.name === 'over') return { winner: phase.winner }
  const isMine = viewer.kind === 'seat' && teamOf(state, viewer.seat) === state.active
  const myVote = phase.name === 'vote' && viewer.kind === 'seat' ? phase.votes[viewer.seat] : undefined
  return {
    ...(phase.endsAt === undefined ? {} : { endsAt: phase.endsAt }),
    ...('card' in phase ? { category: phase.card.category, isTurned: phase.card.isTurned } : {}),
    ...('spelled' in phase
      ? {
          spelled: spelledText(phase.spelled),
          moved: phase.spelled.filter(({ from }) => from !== undefined).map(({ letter }) => letter),
        }
      : {}),
    ...('letters' in phase ? { answer: phase.written, isContested: phase.isContested } : {}),
    ...(phase.name === 'vote'
      ? { votingOn: phase.on, nearest: phase.nearest, voted: Object.keys(phase.votes) as SeatId[] }
      : {}),
    ...(myVote === undefined ? {} : { myVote }),
    ...(phase.name === 'spell' && isMine ? { suggestions: phase.suggestions } : {}),
  }
}

export const view = (state: State, viewer: Viewer): View => ({
  edition: state.options.edition,
  columns: state.options.columns,
  teams: state.teams,
  first: state.first,
  active: state.active,
  tiles: state.tiles,
  turns: state.turns,
  tilesToWin: tilesToWin(state.options),
  mayTurnOver: state.options.mayTurnOver,
  ...(state.last === undefined ? {} : { last: state.last }),
  given: state.given,
  cardsLeft: state.pile.length,
  phase: state.phase.name,
  ...phaseView(state, viewer),
})

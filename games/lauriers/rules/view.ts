import type { Without } from '@tablee/game-kit/absences.ts'
import type { Instant, Scene, SeatId, Viewer } from '@tablee/kernel'
import { likelyTwins, type Twins } from '../bots/likeness.ts'
import type { Line, Texts } from './lines.ts'
import type { Options, PhaseName } from './options.ts'
import { withoutIn } from './phases/absences.ts'
import { MOST_LENT } from './phases/borrowing.ts'
import { onlyAwayMissing } from './phases/rounds.ts'
import type { RoundResult } from './scoring/results.ts'
import { leftOf, type Meaning, type Named, type Phase, type State, takersOf, type Written, writersOf } from './state.ts'

/** LAU-7, LAU-8: what lies before the leader alone, until the results. */
export interface Desk {
  readonly texts: Texts
  readonly lines: readonly Line[]
  /** Lines that likely mean the same, two by two, by their place; none once they are read out. */
  readonly twins: readonly Twins[]
}

/** What one viewer may see. */
export interface View {
  readonly hasClock: boolean
  readonly writing: Options['writing']
  readonly countsOwnVotes: boolean
  /** LAU-1: how many there are; the last is the Diploma. */
  readonly track: number
  /** Clockwise. */
  readonly seats: readonly SeatId[]
  readonly leader: SeatId
  readonly round: number
  /** On which leaf each pawn is. */
  readonly leaves: Readonly<Record<SeatId, number>>
  readonly tokens: Readonly<Record<SeatId, number>>
  /** How many cards each box holds. */
  readonly boxes: readonly [number, number]
  /** LAU-8: how many texts of people were read as they stood, since a bot that leads judges no sense. */
  readonly onTrust: number
  readonly step: number
  readonly phase: PhaseName | 'over'
  /** When the phase ends by itself, and how many seconds it has in all; neither without a clock. */
  readonly endsAt?: Instant
  readonly lasts?: number
  /** LAU-24: only people who are away are waited for, and not for long; who they are, but for votes (LAU-11). */
  readonly without?: Without
  /** The round told last (LAU-19). */
  readonly last?: RoundResult
  /** Once its results are told: who leads the next round. */
  readonly next?: SeatId
  /** ALL-3: the table is paused; word and texts do not show. */
  readonly isCovered?: true
  /** LAU-5: the leader's card. */
  readonly words?: readonly Meaning[]
  readonly word?: string
  readonly kind?: string
  /** The true one: for the leader. */
  readonly definition?: string
  readonly handedIn?: readonly SeatId[]
  /** LAU-6: for the leader: whether the writing may be closed. */
  readonly mayClose?: boolean
  /** LAU-6: for the leader, while only players who are away are missing: since when the last of them has been. */
  readonly awaySince?: Instant
  /** One's own text while the writing is open; later nothing tells which one it is (LAU-9). */
  readonly mine?: Written
  /** LAU-23: for who writes: how many ready bluffs one may still be offered, and the last one as it was lent. */
  readonly borrowing?: { readonly left: number; readonly last?: string }
  /** LAU-23: once the writing is closed: who takes part. */
  readonly takers?: readonly SeatId[]
  readonly desk?: Desk
  /** LAU-9: what was read so far, and how many there are in all. */
  readonly lines?: readonly string[]
  readonly count?: number
  readonly stakes?: readonly SeatId[]
  /** LAU-11: how many, never whose. */
  readonly voted?: number
  /** The place of a line, the first is 0. */
  readonly myVote?: number
  /** LAU-10: a token goes with one's own vote. */
  readonly myStake?: true
}

const pickView = ({ words }: Named<'pick'>, isLeader: boolean): Partial<View> => (isLeader ? { words } : {})

const wordView = ({ word, kind, definition }: Meaning, isLeader: boolean): Partial<View> => ({
  word,
  kind,
  ...(isLeader ? { definition } : {}),
})

/** LAU-6: whether the leader may close the writing, and for how long who is missing has been away. */
const closingView = (state: State, phase: Named<'write' | 'late'>, { present, away }: Scene): Partial<View> => {
  const isOnlyAway = onlyAwayMissing(state, phase, present)
  const since = writersOf(state).flatMap((seat) => (phase.written[seat]?.isHandedIn ? [] : (away?.get(seat) ?? [])))
  return {
    mayClose: phase.name === 'late' || isOnlyAway,
    // Never before the table's time began: who left for good has been gone for ever.
    ...(isOnlyAway && since.length > 0 ? { awaySince: Math.max(0, ...since) as Instant } : {}),
  }
}

/** LAU-7: authors stay in the leader's sight, as papers behind a screen do. */
const deskOf = ({ name, texts, lines }: Named<'desk' | 'read' | 'vote' | 'tell'>): Desk => ({
  texts,
  lines,
  twins: name === 'desk' ? likelyTwins(lines, texts) : [],
})

const borrowingView = ({ lent }: Named<'write' | 'late'>, viewer: Viewer, isWriter: boolean): Partial<View> => {
  if (viewer.kind !== 'seat' || !isWriter) return {}
  const mine = lent?.[viewer.seat] ?? []
  const last = mine.at(-1)
  return { borrowing: { left: MOST_LENT - mine.length, ...(last === undefined ? {} : { last }) } }
}

/** What people have before their eyes, each their own; nothing of it shows while the table is paused. */
const textsView = ({ seats }: State, phase: Phase, viewer: Viewer, isLeader: boolean): Partial<View> => {
  const mine = viewer.kind === 'seat' && 'written' in phase ? phase.written[viewer.seat] : undefined
  const read = phase.name === 'read' ? phase.read : Number.POSITIVE_INFINITY
  return {
    ...(phase.name === 'pick' ? pickView(phase, isLeader) : {}),
    ...('meaning' in phase ? wordView(phase.meaning, isLeader) : {}),
    ...(mine === undefined ? {} : { mine: { text: mine.text, isHandedIn: mine.isHandedIn } }),
    ...('written' in phase
      ? borrowingView(phase, viewer, !isLeader && viewer.kind === 'seat' && seats.includes(viewer.seat))
      : {}),
    ...('texts' in phase && isLeader ? { desk: deskOf(phase) } : {}),
    ...(phase.name === 'read' || 'votes' in phase
      ? { lines: phase.lines.slice(0, read).map(({ wording }) => wording) }
      : {}),
  }
}

/** By seat, never by arrival: the order of a list must not tell who was quick. */
const inSeatOrder = ({ seats }: State, isListed: (seat: SeatId) => boolean): SeatId[] => seats.filter(isListed)

const phaseView = (state: State, phase: Phase, viewer: Viewer, scene: Scene): Partial<View> => {
  const isLeader = viewer.kind === 'seat' && viewer.seat === state.leader
  const without = scene.away && withoutIn(state, phase, scene.away)
  const myVote = viewer.kind === 'seat' && 'votes' in phase ? phase.votes[viewer.seat] : undefined
  return {
    ...(phase.wait === undefined ? {} : { endsAt: phase.wait.endsAt, lasts: phase.wait.lasts }),
    ...(without === undefined ? {} : { without }),
    ...('written' in phase ? { handedIn: inSeatOrder(state, (seat) => phase.written[seat]?.isHandedIn === true) } : {}),
    ...('written' in phase && isLeader ? closingView(state, phase, scene) : {}),
    ...('texts' in phase ? { takers: takersOf(state, phase.texts) } : {}),
    ...(phase.name === 'read' || 'votes' in phase ? { count: phase.lines.length } : {}),
    ...('stakes' in phase ? { stakes: inSeatOrder(state, (seat) => phase.stakes.includes(seat)) } : {}),
    ...('votes' in phase ? { voted: Object.keys(phase.votes).length } : {}),
    ...(myVote === undefined ? {} : { myVote }),
    ...(viewer.kind === 'seat' && 'votes' in phase && phase.pledged?.includes(viewer.seat) ? { myStake: true } : {}),
    ...(phase.name === 'results' ? { next: leftOf(state.seats, state.leader) } : {}),
    ...(scene.isPaused && phase.name !== 'results' ? { isCovered: true } : textsView(state, phase, viewer, isLeader)),
  }
}

export const view = (state: State, viewer: Viewer, scene: Scene): View => ({
  hasClock: state.options.hasClock,
  writing: state.options.writing,
  countsOwnVotes: state.options.countsOwnVotes,
  track: state.options.leaves,
  seats: state.seats,
  leader: state.leader,
  round: state.round,
  leaves: state.leaves,
  tokens: state.tokens,
  boxes: [state.boxes[0].length, state.boxes[1].length],
  onTrust: state.onTrust,
  step: state.step,
  phase: state.phase.name,
  ...(state.last === undefined ? {} : { last: state.last }),
  ...(state.phase.name === 'over' ? {} : phaseView(state, state.phase, viewer, scene)),
})

import type { Instant, SeatId } from '../brand.ts'
import type { BotLevel, Outcome, SeatRange, Shelf, Viewer } from '../game.ts'
import { keepSame } from '../same.ts'
import { rangeOf, shelvedGame } from './games/shelf.ts'
import { dealOf, openingOf } from './seats/chairs.ts'
import {
  actingHost,
  awaySince,
  captainOf,
  everybodyPresent,
  type Intro,
  isHostGone,
  type OwnDeck,
  type Play,
  type ScoreLine,
  type Seat,
  seatOf,
  type TableState,
} from './state.ts'
import type { Attendance } from './tools.ts'

/** What everybody may know of a seat: never the key of the person who holds it. */
export interface SeatView {
  readonly id: SeatId
  readonly name: string
  readonly holder: 'person' | 'bot' | 'nobody'
  readonly level?: BotLevel
  /** The bot keeps the seat for a person. */
  readonly isStandIn?: true
  readonly team: string
  readonly isCaptain: boolean
  readonly isPresent: boolean
  readonly isUnhurried: boolean
  /** ALL-6: a newcomer may take this seat, empty or a bot's, now. */
  readonly isFree?: true
  /** ALL-6: a newcomer may take this seat from the next deal, or after this game. The person who left it may come back at any time. */
  readonly isFreeLater?: 'next-deal' | 'next-game'
}

/** What everybody may know of an own deck: never the text of its cards. */
export interface DeckView {
  readonly title: string
  readonly cards: number
}

/** The intro of a game: when it ends by itself, in the table's own time, and who needs no more of it. */
export interface IntroView {
  readonly isBrief: boolean
  readonly endsAt: Instant
  readonly lasts: number
  readonly skipped: readonly SeatId[]
}

/** The game in progress or just finished, as one viewer sees it. */
export interface PlayView {
  readonly number: number
  readonly game: string
  readonly options: unknown
  /** Absent: the standard deck. */
  readonly deck?: DeckView
  /** The players; other seats wait for the next game. */
  readonly seats: readonly SeatId[]
  /** The game's own view for this viewer. */
  readonly view: unknown
  readonly outcome?: Outcome
  /** Before the game's own time begins. */
  readonly intro?: IntroView
  /** ALL-5: shown once the game is over. */
  readonly seed?: string
}

/** A game that was stopped before its end: what a spectator saw last. */
export interface StoppedView extends PlayView {
  readonly names: Readonly<Record<SeatId, string>>
  /** The seats of each team; empty without teams. */
  readonly teams: Readonly<Record<string, readonly SeatId[]>>
}

/** What one viewer may see of a table. Names and fields are part of the protocol. */
export interface TableView {
  readonly me?: SeatId
  /** ALL-6: for a viewer without a seat: the seat that they held first in the game in progress. They can't take another one of that game. */
  readonly hadSeat?: SeatId
  /** ALL-6: that seat, while they may take it back. */
  readonly mayReturnTo?: SeatId
  readonly status: 'lobby' | 'playing' | 'paused' | 'over'
  readonly seats: readonly SeatView[]
  /** ALL-10: the seat that has the host's rights now. */
  readonly host?: SeatId
  /** ALL-10: the host of record, while somebody else acts as host. Absent: `host` has all rights, the reserved ones included. */
  readonly hostOfRecord?: SeatId
  readonly isLocked: boolean
  readonly game: string
  readonly options: unknown
  readonly range: SeatRange
  /** Own decks by game; the other games use their standard deck. */
  readonly decks: Readonly<Record<string, DeckView>>
  readonly play?: PlayView
  /** In the lobby, until the host goes on: the scores as they stood. */
  readonly stopped?: StoppedView
  /** Absent when the table paused itself because nobody was present. */
  readonly pausedBy?: SeatId
  readonly evening: readonly ScoreLine[]
  readonly onlookers: number
  readonly screens: number
}

/** Who is connected: seated people, spectators, shared screens. It is not logged. */
export interface TableAttendance extends Attendance {
  readonly onlookers: number
  readonly screens: number
}

const freeView = (state: SeenByAll, seat: Seat): Partial<SeatView> => {
  const opening = openingOf(state, seat, state.deal)
  return opening === undefined ? {} : opening === 'now' ? { isFree: true } : { isFreeLater: opening }
}

const seatViews = (state: SeenByAll, present: ReadonlySet<SeatId>, hasTeams: boolean): SeatView[] =>
  state.seats.map((seat) => viewOfSeat(state, seat, present, hasTeams))

const viewOfSeat = (state: SeenByAll, seat: Seat, present: ReadonlySet<SeatId>, hasTeams: boolean): SeatView => {
  const { id, name, holder, team, isUnhurried } = seat
  return {
    id,
    name,
    holder: holder.kind,
    ...(holder.kind === 'bot' ? { level: holder.level } : {}),
    ...(holder.kind === 'bot' && holder.keptFor !== undefined ? { isStandIn: true } : {}),
    team,
    isCaptain: hasTeams && captainOf(state, team) === id,
    isPresent: present.has(id),
    isUnhurried,
    ...freeView(state, seat),
  }
}

const deckView = ({ title, cards }: OwnDeck): DeckView => ({ title, cards })

const statusOf = ({ play, pause }: TableState): TableView['status'] =>
  play === undefined ? 'lobby' : play.outcome !== undefined ? 'over' : pause === undefined ? 'playing' : 'paused'

/** The part of a view that is the same for everybody. */
type Common = Omit<TableView, 'me' | 'hadSeat' | 'mayReturnTo' | 'play'>

/** The fields of the state that `commonOf` may read: while they are the same objects, the common part is unchanged. */
const SEEN_BY_ALL = [
  'seats',
  'host',
  'captains',
  'isLocked',
  'game',
  'options',
  'decks',
  'stopped',
  'pause',
  'evening',
] as const satisfies (keyof TableState)[]
interface SeenByAll extends Pick<TableState, (typeof SEEN_BY_ALL)[number]> {
  readonly status: TableView['status']
  /** Only who plays and whether the game is over, which the status reflects. */
  readonly play: TableState['play']
  readonly deal: number | undefined
}

/** ALL-10: shown while somebody else acts as host and can't take the role yet. */
const hostOfRecord = (
  { host }: Pick<TableState, 'host'>,
  acting: SeatId | undefined,
  { hostAwayFor }: Attendance,
): Partial<TableView> =>
  host === undefined || host === acting || isHostGone(hostAwayFor) ? {} : { hostOfRecord: host }

/** The part of a game's view that is the same for everybody. */
type PlayCommon = Omit<PlayView, 'view'>

const introView = ({ isBrief, endsAt, lasts, skipped }: Intro): IntroView => ({ isBrief, endsAt, lasts, skipped })

const playCommonOf = ({ number, game, options, deck, seating, outcome, seed, intro }: Play): PlayCommon => ({
  number,
  game,
  options,
  ...(deck === undefined ? {} : { deck: deckView(deck) }),
  seats: seating.seats,
  ...(intro === undefined || outcome !== undefined ? {} : { intro: introView(intro) }),
  ...(outcome === undefined ? {} : { outcome, seed }),
})

/** As a spectator sees a paused game: scores, and none of the secrets of the turn that was cut short. */
const stoppedView = (play: Play, shelf: Shelf): StoppedView => ({
  ...playCommonOf(play),
  view: shelvedGame(shelf, play.game).game.view(
    play.state,
    { kind: 'onlooker' },
    { present: new Set(), isPaused: true },
  ),
  names: play.seating.names ?? {},
  teams: Object.fromEntries(Object.entries(play.seating.teams).map(([team, { seats }]) => [team, seats])),
})

const commonOf = (state: SeenByAll, presence: TableAttendance, shelf: Shelf): Common => {
  const { people, onlookers, screens } = presence
  const host = actingHost(state, people)
  const range = rangeOf(state, shelf)
  return {
    status: state.status,
    seats: seatViews(state, everybodyPresent(state, people), range.teams.length > 0),
    ...(host === undefined ? {} : { host }),
    ...hostOfRecord(state, host, presence),
    isLocked: state.isLocked,
    game: state.game,
    options: state.options,
    range,
    decks: Object.fromEntries(Object.entries(state.decks).map(([game, deck]) => [game, deckView(deck)])),
    ...(state.stopped === undefined ? {} : { stopped: stoppedView(state.stopped, shelf) }),
    ...(state.pause?.by === undefined ? {} : { pausedBy: state.pause.by }),
    evening: state.evening,
    onlookers,
    screens,
  }
}

/** The common part of a game's view changes only during its intro, when the game ends or another one starts. */
const isPlayAsBefore = (play: Play, before: Play | undefined): boolean =>
  play.number === before?.number && play.outcome === before.outcome && play.intro === before.intro

/** A view in parts. Parts that did not change are the same objects as before. */
export interface ViewParts {
  readonly common: Common
  readonly me: SeatId | undefined
  /** See `TableView.hadSeat` and `mayReturnTo`. */
  readonly had?: SeatId | undefined
  readonly returnTo?: SeatId | undefined
  readonly play: { readonly common: PlayCommon; readonly view: unknown } | undefined
}

/** Assembles a view from its parts. */
export const wholeView = ({ common, me, had, returnTo, play }: ViewParts): TableView => ({
  ...common,
  ...(me === undefined ? {} : { me }),
  ...(had === undefined ? {} : { hadSeat: had }),
  ...(returnTo === undefined ? {} : { mayReturnTo: returnTo }),
  ...(play === undefined ? {} : { play: { ...play.common, view: play.view } }),
})

/** The views of a table at one moment. */
export interface TableViews {
  /** The state and presence that they were made from. */
  readonly state: TableState
  readonly presence: TableAttendance
  readonly common: Common
  readonly play: PlayCommon | undefined
  /** The view of one viewer, in parts. */
  readonly of: (viewer: Viewer) => ViewParts
}

const isCommonAsBefore = (state: TableState, presence: TableAttendance, shelf: Shelf, before: TableViews): boolean =>
  presence === before.presence &&
  statusOf(state) === before.common.status &&
  dealOf(state, shelf) === dealOf(before.state, shelf) &&
  SEEN_BY_ALL.every((field) => state[field] === before.state[field])

const commonSince = (
  state: TableState,
  presence: TableAttendance,
  shelf: Shelf,
  before: TableViews | undefined,
): Common => {
  if (before !== undefined && isCommonAsBefore(state, presence, shelf, before)) return before.common
  const fresh = commonOf({ ...state, status: statusOf(state), deal: dealOf(state, shelf) }, presence, shelf)
  return before === undefined ? fresh : keepSame(before.common, fresh)
}

const playSince = (play: Play | undefined, before: TableViews | undefined): PlayCommon | undefined =>
  play && (isPlayAsBefore(play, before?.state.play) ? before?.play : playCommonOf(play))

/** The game's own view for each viewer. */
const gameViews = (state: TableState, play: Play, attendance: Attendance, shelf: Shelf) => {
  const { game } = shelvedGame(shelf, play.game)
  const present = everybodyPresent(state, attendance.people)
  const scene = { present, away: awaySince(state, attendance), isPaused: state.pause !== undefined }
  return (viewer: Viewer): unknown => game.view(play.state, viewer, scene)
}

/**
 * The only way out of the state. A viewer whose seat is not in the game sees public information. The common part is computed once for all
 * viewers, and only when it may have changed.
 */
export const viewsOfTable = (
  state: TableState,
  presence: TableAttendance,
  shelf: Shelf,
  before?: TableViews,
): TableViews => {
  const common = commonSince(state, presence, shelf, before)
  const play = playSince(state.play, before)
  const gameFor = state.play && gameViews(state, state.play, presence, shelf)
  const partsFor = (viewer: Viewer): ViewParts => ({
    common,
    me: viewer.kind === 'seat' ? seatOf(state, viewer.seat)?.id : undefined,
    play: play && { common: play, view: gameFor?.(viewer) },
  })
  // Several devices may share a seat, and all viewers without a seat get the same view.
  const known = new Map<string, ViewParts>()
  const of = (viewer: Viewer): ViewParts => {
    const name = viewer.kind === 'seat' ? `seat ${viewer.seat}` : viewer.kind
    const parts = known.get(name) ?? partsFor(viewer)
    known.set(name, parts)
    return parts
  }
  return { state, presence, common, play, of }
}

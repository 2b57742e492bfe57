import type { SeatId } from '../brand.ts'
import type { BotLevel, Outcome, SeatRange, Shelf, Viewer } from '../game.ts'
import { keepSame } from '../same.ts'
import { rangeOf, shelvedGame } from './games/shelf.ts'
import { dealOf, openingOf } from './seats/chairs.ts'
import {
  actingHost,
  awaySince,
  captainOf,
  everybodyPresent,
  isHostGone,
  type OwnDeck,
  type Play,
  type ScoreLine,
  type Seat,
  seatOf,
  type TableState,
} from './state.ts'
import type { Attendance } from './tools.ts'

export interface SeatView {
  readonly id: SeatId
  readonly name: string
  readonly holder: 'person' | 'bot' | 'nobody'
  readonly level?: BotLevel
  /** A bot that keeps the seat for a person. */
  readonly isStandIn?: true
  readonly team: string
  readonly isCaptain: boolean
  readonly isPresent: boolean
  readonly isUnhurried: boolean
  /** ALL-6: a newcomer may take this chair, empty or a bot's. */
  readonly isFree?: true
  /** ALL-6: not yet: from the next round or deal, or once this game is over. Who left it may come back at any time. */
  readonly isFreeLater?: 'next-deal' | 'next-game'
}

/** What is told of a deck of one's own; never what is written on its cards. */
export interface DeckView {
  readonly title: string
  readonly cards: number
}

export interface PlayView {
  readonly number: number
  readonly game: string
  readonly options: unknown
  /** None: the game's own. */
  readonly deck?: DeckView
  /** Who plays; the others wait for the next game. */
  readonly seats: readonly SeatId[]
  /** As the game shows it to this viewer. */
  readonly view: unknown
  readonly outcome?: Outcome
  /** ALL-5: once it is over. */
  readonly seed?: string
}

/** What one viewer may see of a table. */
export interface TableView {
  readonly me?: SeatId
  /** ALL-6: the seat of the game under way that this viewer, who has none now, held first: no other one of that game is for them. */
  readonly hadSeat?: SeatId
  /** ALL-6: that seat, while they may have it back: they left it last. */
  readonly mayReturnTo?: SeatId
  readonly status: 'lobby' | 'playing' | 'paused' | 'over'
  readonly seats: readonly SeatView[]
  /** Who has the host's rights now (ALL-10). */
  readonly host?: SeatId
  /** ALL-10: whose role it is, while somebody else acts as host. Absent: `host` has all the rights, the reserved ones included. */
  readonly hostOfRecord?: SeatId
  readonly isLocked: boolean
  readonly game: string
  readonly options: unknown
  readonly range: SeatRange
  /** By game; the others are played with the deck of the box. */
  readonly decks: Readonly<Record<string, DeckView>>
  readonly play?: PlayView
  /** Absent when the table paused by itself, with nobody there. */
  readonly pausedBy?: SeatId
  readonly evening: readonly ScoreLine[]
  readonly onlookers: number
  readonly screens: number
}

/** Who is there: seated people, people who look on, shared screens. Known beside the log. */
export interface Presence extends Attendance {
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

/** What everybody sees alike. */
type Common = Omit<TableView, 'me' | 'hadSeat' | 'mayReturnTo' | 'play'>

/** All of a state that `commonOf` may look at: while none of it is another one, what everybody sees alike is the same. */
const SEEN_BY_ALL = [
  'seats',
  'host',
  'captains',
  'isLocked',
  'game',
  'options',
  'decks',
  'pause',
  'evening',
] as const satisfies (keyof TableState)[]
interface SeenByAll extends Pick<TableState, (typeof SEEN_BY_ALL)[number]> {
  readonly status: TableView['status']
  /** Of a game, no more than who plays and whether it is over, which the status tells. */
  readonly play: TableState['play']
  readonly deal: number | undefined
}

/** ALL-10: while somebody else acts in the host's place, and the role has not passed for good. */
const hostOfRecord = (
  { host }: Pick<TableState, 'host'>,
  acting: SeatId | undefined,
  { hostAwayFor }: Attendance,
): Partial<TableView> =>
  host === undefined || host === acting || isHostGone(hostAwayFor) ? {} : { hostOfRecord: host }

const commonOf = (state: SeenByAll, presence: Presence, shelf: Shelf): Common => {
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
    ...(state.pause?.by === undefined ? {} : { pausedBy: state.pause.by }),
    evening: state.evening,
    onlookers,
    screens,
  }
}

/** What all see alike of a game. */
type PlayCommon = Omit<PlayView, 'view'>

const playCommonOf = ({ number, game, options, deck, seating, outcome, seed }: Play): PlayCommon => ({
  number,
  game,
  options,
  ...(deck === undefined ? {} : { deck: deckView(deck) }),
  seats: seating.seats,
  ...(outcome === undefined ? {} : { outcome, seed }),
})

/** A game that is still the same one changes in nothing of that before its end. */
const isPlayAsBefore = (play: Play, before: Play | undefined): boolean =>
  play.number === before?.number && play.outcome === before.outcome

/** What one viewer sees, in the parts it is put together from. Those that did not change are the very same as before. */
export interface ViewParts {
  readonly common: Common
  readonly me: SeatId | undefined
  /** See `TableView.hadSeat` and `mayReturnTo`. */
  readonly had?: SeatId | undefined
  readonly returnTo?: SeatId | undefined
  readonly play: { readonly common: PlayCommon; readonly view: unknown } | undefined
}

export const wholeView = ({ common, me, had, returnTo, play }: ViewParts): TableView => ({
  ...common,
  ...(me === undefined ? {} : { me }),
  ...(had === undefined ? {} : { hadSeat: had }),
  ...(returnTo === undefined ? {} : { mayReturnTo: returnTo }),
  ...(play === undefined ? {} : { play: { ...play.common, view: play.view } }),
})

/** What each viewer may see of a table at one moment. */
export interface TableViews {
  /** What they were made from. */
  readonly state: TableState
  readonly presence: Presence
  readonly common: Common
  readonly play: PlayCommon | undefined
  readonly of: (viewer: Viewer) => ViewParts
}

const isCommonAsBefore = (state: TableState, presence: Presence, shelf: Shelf, before: TableViews): boolean =>
  presence === before.presence &&
  statusOf(state) === before.common.status &&
  dealOf(state, shelf) === dealOf(before.state, shelf) &&
  SEEN_BY_ALL.every((field) => state[field] === before.state[field])

const commonSince = (state: TableState, presence: Presence, shelf: Shelf, before: TableViews | undefined): Common => {
  if (before !== undefined && isCommonAsBefore(state, presence, shelf, before)) return before.common
  const fresh = commonOf({ ...state, status: statusOf(state), deal: dealOf(state, shelf) }, presence, shelf)
  return before === undefined ? fresh : keepSame(before.common, fresh)
}

const playSince = (play: Play | undefined, before: TableViews | undefined): PlayCommon | undefined =>
  play && (isPlayAsBefore(play, before?.state.play) ? before?.play : playCommonOf(play))

/** As the game shows itself to each viewer. */
const gameViews = (state: TableState, play: Play, attendance: Attendance, shelf: Shelf) => {
  const { game } = shelvedGame(shelf, play.game)
  const present = everybodyPresent(state, attendance.people)
  const scene = { present, away: awaySince(state, attendance), isPaused: state.pause !== undefined }
  return (viewer: Viewer): unknown => game.view(play.state, viewer, scene)
}

/**
 * The only door out. A viewer whose seat is not in the game sees what lies open. What all see alike is worked out once for all of them,
 * and only when it may have changed.
 */
export const viewsOfTable = (state: TableState, presence: Presence, shelf: Shelf, before?: TableViews): TableViews => {
  const common = commonSince(state, presence, shelf, before)
  const play = playSince(state.play, before)
  const gameFor = state.play && gameViews(state, state.play, presence, shelf)
  const partsFor = (viewer: Viewer): ViewParts => ({
    common,
    me: viewer.kind === 'seat' ? seatOf(state, viewer.seat)?.id : undefined,
    play: play && { common: play, view: gameFor?.(viewer) },
  })
  // Several devices may look from the same seat, and everybody without one sees the same.
  const known = new Map<string, ViewParts>()
  const of = (viewer: Viewer): ViewParts => {
    const name = viewer.kind === 'seat' ? `seat ${viewer.seat}` : viewer.kind
    const parts = known.get(name) ?? partsFor(viewer)
    known.set(name, parts)
    return parts
  }
  return { state, presence, common, play, of }
}

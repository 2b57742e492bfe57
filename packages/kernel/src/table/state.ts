import { type HolderKey, type Instant, type Milliseconds, type SeatId, type ServerTime, seconds } from '../brand.ts'
import type { Away, BotLevel, Outcome, Seating } from '../game.ts'
import type { AnsweredMoves } from './answered.ts'
import type { WriteBuckets } from './games/write-limit.ts'
import type { Name } from './seats/names.ts'
import type { Attendance } from './tools.ts'

/**
 * ALL-6: a chair that was given up in mid-game. `freeFrom` is the first deal (`Game.deal`) in which a newcomer may take it; whoever left it
 * may come back at any time.
 */
interface Freed {
  readonly freeFrom?: number
  readonly leftBy?: HolderKey
}

/** Who has a seat. A bot that sits in for somebody gives it back to whoever holds the secret (ALL-6). */
export type Holder =
  | {
      readonly kind: 'person'
      readonly key: HolderKey
      /** The hash of a text that the device keeps even when it draws a new secret. */
      readonly mark?: HolderKey
    }
  | ({
      readonly kind: 'bot'
      readonly level: BotLevel
      readonly keptFor?: HolderKey
      /** Of the person whom it is kept for. */
      readonly mark?: HolderKey
      /** Whoever it is kept for wished so, and asks to have it back. */
      readonly isOwnWish?: true
    } & Freed)
  | ({ readonly kind: 'nobody' } & Freed)

export interface Seat {
  readonly id: SeatId
  readonly name: Name
  readonly holder: Holder
  readonly team: string
  readonly isUnhurried: boolean
  /** Who sat down before has a lower one. */
  readonly arrival: number
}

/** The table's own time: what has run so far, and since when it runs on. */
export interface TableClock {
  readonly elapsed: Instant
  readonly since: ServerTime | undefined
}

/** A deck that somebody brought along. Nobody at the table reads it: what is known of its cards is a secret of the game. */
export interface OwnDeck {
  readonly title: string
  readonly cards: number
  readonly text: string
}

/** A game on the table, under way or just finished. */
export interface Play {
  readonly number: number
  readonly game: string
  readonly options: unknown
  /** None: the game's own. It stays till the end, whatever is laid on the table meanwhile. */
  readonly deck: OwnDeck | undefined
  /** ALL-5: drawn for this game; nobody sees it before the end. */
  readonly seed: string
  readonly seating: Seating
  /** The version of the decision that started it. */
  readonly from: number
  /** ALL-6: the first seat of this game that each person held, by key; and by mark where the device sent one. */
  readonly heldBy: Readonly<Record<HolderKey, SeatId>>
  readonly heldByMark: Readonly<Record<HolderKey, SeatId>>
  /** ALL-4: what each seat may still write. */
  readonly writes: WriteBuckets
  /** How many decisions it has had, and when the last one was. */
  readonly decisions: number
  readonly lastAt: Instant
  readonly state: unknown
  readonly outcome: Outcome | undefined
}

/** A game that was played to its end, and where the log has it (ALL-5). */
export interface FinishedGame {
  readonly number: number
  readonly game: string
  /** The versions of the decisions that hold its `started` and its `ended`. */
  readonly from: number
  readonly to: number
  /** As they were when it began. */
  readonly names: Readonly<Record<SeatId, string>>
  /** Everybody who held a seat of it: they may see it again. */
  readonly players: readonly HolderKey[]
}

/** One line of the evening's scores. Who left keeps theirs. */
export interface ScoreLine {
  readonly seat: SeatId
  readonly name: Name
  readonly points: number
  readonly wins: number
  readonly games: number
}

/** ALL-3: by a seat, or by the table itself when everybody left. */
interface Pause {
  readonly by: SeatId | undefined
  /** The key and mark of whoever asked for it: they may have left the seat before it is over. */
  readonly who: readonly HolderKey[]
}

export interface TableState {
  /** How many decisions made it so: the version of the log that it was folded from. */
  readonly version: number
  /** Clockwise. */
  readonly seats: readonly Seat[]
  readonly host: SeatId | undefined
  readonly captains: Readonly<Record<string, SeatId>>
  readonly isLocked: boolean
  /** Marks, and keys of those who stood up since, that may look on while the table is locked; undefined: everybody may. */
  readonly lookers: readonly HolderKey[] | undefined
  /** Who was sent away does not come back by the old secret, nor from the same device: keys and marks. */
  readonly removed: readonly HolderKey[]
  readonly game: string
  readonly options: unknown
  /** By game; the others are played with the deck of the box. */
  readonly decks: Readonly<Record<string, OwnDeck>>
  readonly play: Play | undefined
  /** The newest last, the last two hundred. */
  readonly finished: readonly FinishedGame[]
  readonly pause: Pause | undefined
  /** ALL-3: since when those who paused lately, or sat down in mid-game, are to wait before they pause; by key and by mark. */
  readonly rests: Readonly<Record<HolderKey, ServerTime>>
  readonly clock: TableClock
  /** When the last decision was written: nobody can tell how long a table without a server stood still. */
  readonly lastHeard: ServerTime
  readonly evening: readonly ScoreLine[]
  /** By game, then by card. */
  readonly timesSeen: Readonly<Record<string, Readonly<Record<string, number>>>>
  /** The ids of each one's last moves that the log has an answer to: a resent one has no second effect. */
  readonly answered: AnsweredMoves
  readonly seatsEver: number
  readonly arrivals: number
  readonly gamesEver: number
  /** Letters of all decks that were ever laid: the log keeps them. */
  readonly lettersLaid: number
}

export const tableNow = ({ clock }: TableState, now: ServerTime): Instant =>
  (clock.since === undefined ? clock.elapsed : clock.elapsed + Math.max(0, now - clock.since)) as Instant

export const seatOf = (state: TableState, id: SeatId): Seat | undefined => state.seats.find((seat) => seat.id === id)

/** Whose seat it is, though a bot may sit in. */
export const keyOfSeat = ({ holder }: Pick<Seat, 'holder'>): HolderKey | undefined =>
  holder.kind === 'person' ? holder.key : holder.kind === 'bot' ? holder.keptFor : undefined

/** Whose seat a secret opens. */
export const seatHeldBy = (state: TableState, key: HolderKey): Seat | undefined =>
  state.seats.find((seat) => keyOfSeat(seat) === key)

/** Who had it last, though they may have given it up in mid-game. */
export const lastPersonIn = (seat: Pick<Seat, 'holder'>): HolderKey | undefined =>
  keyOfSeat(seat) ?? (seat.holder.kind === 'person' ? undefined : seat.holder.leftBy)

/** Key and mark of whoever holds a seat, or has it kept by a bot. */
export const identitiesOf = ({ holder }: Pick<Seat, 'holder'>): readonly HolderKey[] =>
  holder.kind === 'nobody' ? [] : [keyOfSeat({ holder }), holder.mark].filter((each) => each !== undefined)

/** Chairs that nobody holds count for nothing. */
export const heldSeats = (state: Pick<TableState, 'seats'>): Seat[] =>
  state.seats.filter(({ holder }) => holder.kind !== 'nobody')

/** A game that is not over yet. */
export const underWay = ({ play }: Pick<TableState, 'play'>): Play | undefined =>
  play !== undefined && play.outcome === undefined ? play : undefined

/** Whether this seat is one of the game under way. */
export const isInGame = (state: Pick<TableState, 'play'>, seat: SeatId): boolean =>
  underWay(state)?.seating.seats.includes(seat) ?? false

/** ALL-6: the first seat of the game under way that somebody held. */
export const seatHadBy = (state: Pick<TableState, 'play'>, key: HolderKey): SeatId | undefined =>
  underWay(state)?.heldBy[key]

/** ALL-6: the chair of the game under way that somebody gave up and that nobody took since. */
export const chairLeftBy = (state: TableState, key: HolderKey): Seat | undefined =>
  state.seats.find(({ id, holder }) => holder.kind !== 'person' && holder.leftBy === key && isInGame(state, id))

/**
 * Whether a device may look at this table, and sit down. Who has a seat always may. A locked table lets nobody new in; without a key or a
 * mark, it can't be told who is new.
 */
export const mayVisit = (
  state: TableState,
  key: HolderKey | undefined,
  mark: HolderKey | undefined,
): 'yes' | 'removed' | 'table-locked' => {
  const isAmong = (list: readonly HolderKey[]) => list.some((each) => each === key || each === mark)
  if (key !== undefined && seatHeldBy(state, key) !== undefined) return 'yes'
  if (isAmong(state.removed)) return 'removed'
  if (!state.isLocked || state.lookers === undefined || isAmong(state.lookers)) return 'yes'
  return key !== undefined && chairLeftBy(state, key) !== undefined ? 'yes' : 'table-locked'
}

type Seated = Pick<TableState, 'seats'>

const idsWhere = ({ seats }: Seated, is: (seat: Seat) => boolean): ReadonlySet<SeatId> => {
  const ids = new Set<SeatId>()
  for (const seat of seats) if (is(seat)) ids.add(seat.id)
  return ids
}

export const botSeats = (state: Seated) => idsWhere(state, ({ holder }) => holder.kind === 'bot')

export const unhurriedSeats = (state: Seated) => idsWhere(state, ({ isUnhurried }) => isUnhurried)

const canAct = ({ id, holder }: Seat, people: ReadonlySet<SeatId>): boolean =>
  holder.kind === 'bot' || (holder.kind === 'person' && people.has(id))

/** Everybody who can act: bots, and people whose device is there. */
export const everybodyPresent = (state: Seated, people: ReadonlySet<SeatId>) =>
  idsWhere(state, (seat) => canAct(seat, people))

const FOR_EVER = Number.NEGATIVE_INFINITY as Instant

/** Who can't act, and since when. */
export const awaySince = ({ seats }: Seated, { people, away }: Attendance): Away => {
  const absent = new Map<SeatId, Instant>()
  for (const seat of seats) {
    if (canAct(seat, people)) continue
    const since = seat.holder.kind === 'nobody' ? FOR_EVER : away?.get(seat.id)
    if (since !== undefined) absent.set(seat.id, since)
  }
  return absent
}

/** ALL-3: in server time. */
export const REST_AFTER_PAUSE: Milliseconds = seconds(30)

/** ALL-10: after that the role passes for good to whoever acts as host and makes use of it. */
export const HOST_GONE_AFTER: Milliseconds = seconds(600)

/** Undefined: present, or nobody can tell. */
export const isHostGone = (awayFor: Milliseconds | undefined): boolean =>
  awayFor !== undefined && awayFor >= HOST_GONE_AFTER

/** ALL-10: while the host is away, the host's rights are with the person longest seated among those present. */
export const actingHost = (
  state: Pick<TableState, 'seats' | 'host'>,
  people: ReadonlySet<SeatId>,
): SeatId | undefined => {
  const persons = state.seats.filter(({ holder }) => holder.kind === 'person')
  const here = persons.filter(({ id }) => people.has(id))
  if (here.some(({ id }) => id === state.host)) return state.host
  return (here.sort((a, b) => a.arrival - b.arrival)[0] ?? persons.find(({ id }) => id === state.host))?.id
}

/** The team's own captain, or its first seat as long as nobody is named. */
export const captainOf = (state: Pick<TableState, 'seats' | 'captains'>, team: string): SeatId | undefined => {
  const mates = state.seats.filter((seat) => seat.team === team)
  return mates.find(({ id }) => id === state.captains[team])?.id ?? mates[0]?.id
}

import { type HolderKey, type Instant, type Milliseconds, type SeatId, type ServerTime, seconds } from '../brand.ts'
import type { Away, BotLevel, Outcome, Seating } from '../game.ts'
import type { AnsweredMoves } from './answered.ts'
import type { WriteBuckets } from './games/write-limit.ts'
import type { Name } from './seats/names.ts'
import type { Attendance } from './tools.ts'

/**
 * ALL-6: a seat that was given up during a game. `freeFrom` is the first deal (`Game.deal`) in which a newcomer may take it. `leftBy` is the
 * person who left it, and may come back at any time.
 */
interface Freed {
  readonly freeFrom?: number
  readonly leftBy?: HolderKey
}

/** Who holds a seat. A bot that keeps a seat gives it back to the person whose key it has (ALL-6). */
export type Holder =
  | {
      readonly kind: 'person'
      readonly key: HolderKey
      /** Hash of a text that identifies the device even if it draws a new secret. */
      readonly mark?: HolderKey
    }
  | ({
      readonly kind: 'bot'
      readonly level: BotLevel
      readonly keptFor?: HolderKey
      /** The mark of the person in `keptFor`. */
      readonly mark?: HolderKey
      /** The person gave the seat to the bot, so that a reconnect does not take it back. */
      readonly isOwnWish?: true
    } & Freed)
  | ({ readonly kind: 'nobody' } & Freed)

export interface Seat {
  readonly id: SeatId
  readonly name: Name
  readonly holder: Holder
  readonly team: string
  readonly isUnhurried: boolean
  /** Order of arrival: lower is earlier. */
  readonly arrival: number
}

/** The table's own time: what has elapsed, and since when it runs; `since` is undefined while it stands still. */
export interface TableClock {
  readonly elapsed: Instant
  readonly since: ServerTime | undefined
}

/** A user's own deck. Its text is never shown: the cards are secrets of the game. */
export interface OwnDeck {
  readonly title: string
  readonly cards: number
  readonly text: string
}

/** An intro as it starts. */
export interface StartedIntro {
  readonly name: string
  readonly isBrief: boolean
  readonly endsAt: Instant
  readonly lasts: number
}

/** The intro before a game's own time begins, and who needs no more of it. */
export interface Intro extends StartedIntro {
  readonly skipped: readonly SeatId[]
}

/** When a table last saw an intro, by name. */
export type SeenIntros = Readonly<Record<string, ServerTime>>

/** The game on the table, in progress or just finished. */
export interface Play {
  readonly number: number
  readonly game: string
  readonly options: unknown
  /** Absent: the standard deck. It stays until the game ends, even if the table's deck changes. */
  readonly deck: OwnDeck | undefined
  /** ALL-5: drawn for this game; secret until the end. */
  readonly seed: string
  readonly seating: Seating
  /** Log version of the decision that started it. */
  readonly from: number
  /** ALL-6: the first seat of this game that each person held, by key, and by mark if the device sent one. */
  readonly heldBy: Readonly<Record<HolderKey, SeatId>>
  readonly heldByMark: Readonly<Record<HolderKey, SeatId>>
  /** ALL-4: the token buckets of the seats. */
  readonly writes: WriteBuckets
  /** Number of decisions so far, and the time of the last one. */
  readonly decisions: number
  readonly lastAt: Instant
  /** Until it ends, the game takes no moves and nothing of it is due. */
  readonly intro?: Intro
  /** When the game's own time began, after an intro. */
  readonly begins?: Instant
  readonly state: unknown
  readonly outcome: Outcome | undefined
}

/** A finished game and its place in the log (ALL-5). */
export interface FinishedGame {
  readonly number: number
  readonly game: string
  /** Log versions of the decisions with its `started` and its `ended`. */
  readonly from: number
  readonly to: number
  /** The names when it started. */
  readonly names: Readonly<Record<SeatId, string>>
  /** Everybody who held a seat in it: they may see the replay. */
  readonly players: readonly HolderKey[]
}

/** One line of the table's scoreboard. It stays when its person leaves. */
export interface ScoreLine {
  readonly seat: SeatId
  readonly name: Name
  readonly points: number
  readonly wins: number
  readonly games: number
}

/** ALL-3: a pause by a seat, or by the table itself when everybody left (`by` is undefined). */
interface Pause {
  readonly by: SeatId | undefined
  /** Key and mark of the person who paused: they may leave the seat before the pause is over. */
  readonly who: readonly HolderKey[]
}

/** A table's state: a fold over its log. It is plain JSON and stored in snapshots. */
export interface TableState {
  /** Number of decisions folded: the log version of this state. */
  readonly version: number
  /** Clockwise. */
  readonly seats: readonly Seat[]
  readonly host: SeatId | undefined
  readonly captains: Readonly<Record<string, SeatId>>
  readonly isLocked: boolean
  /** While locked: marks of the spectators, and keys of people who stood up since, who may watch. Undefined: everybody may. */
  readonly lookers: readonly HolderKey[] | undefined
  /** Keys and marks of removed people: they can't come back, neither with the old secret nor from the same device. */
  readonly removed: readonly HolderKey[]
  readonly game: string
  readonly options: unknown
  /** Own decks by game; the other games use their standard deck. */
  readonly decks: Readonly<Record<string, OwnDeck>>
  readonly play: Play | undefined
  /** The game that the host stopped before its end, until the next one starts or the host goes on to the lobby. */
  readonly stopped: Play | undefined
  /** The last two hundred, newest last. */
  readonly finished: readonly FinishedGame[]
  readonly pause: Pause | undefined
  /** ALL-3: start of the wait of people who paused lately or sat down during a game, by key and by mark. */
  readonly rests: Readonly<Record<HolderKey, ServerTime>>
  readonly clock: TableClock
  /** Time of the last decision: the last sign that a node served this table. */
  readonly lastHeard: ServerTime
  /** The scoreboard over all games of this table. */
  readonly evening: readonly ScoreLine[]
  /** How often each card was seen, by game, then by card. */
  readonly timesSeen: Readonly<Record<string, Readonly<Record<string, number>>>>
  /** When this table last saw an intro, by name. */
  readonly introsSeen: SeenIntros
  /** Idempotency keys of the last answered moves: a retried move has no second effect. */
  readonly answered: AnsweredMoves
  readonly seatsEver: number
  readonly arrivals: number
  readonly gamesEver: number
  /** Characters of all own decks that the log holds. */
  readonly lettersLaid: number
}

/** The table's own time at a moment of server time. */
export const tableNow = ({ clock }: TableState, now: ServerTime): Instant =>
  (clock.since === undefined ? clock.elapsed : clock.elapsed + Math.max(0, now - clock.since)) as Instant

export const seatOf = (state: TableState, id: SeatId): Seat | undefined => state.seats.find((seat) => seat.id === id)

/** The key that opens a seat, even while a bot plays it. */
export const keyOfSeat = ({ holder }: Pick<Seat, 'holder'>): HolderKey | undefined =>
  holder.kind === 'person' ? holder.key : holder.kind === 'bot' ? holder.keptFor : undefined

/** The seat that a key opens. */
export const seatHeldBy = (state: TableState, key: HolderKey): Seat | undefined =>
  state.seats.find((seat) => keyOfSeat(seat) === key)

/** The last person in a seat, even if they gave it up during the game. */
export const lastPersonIn = (seat: Pick<Seat, 'holder'>): HolderKey | undefined =>
  keyOfSeat(seat) ?? (seat.holder.kind === 'person' ? undefined : seat.holder.leftBy)

/** Key and mark of the person who holds a seat, or for whom a bot keeps it. */
export const identitiesOf = ({ holder }: Pick<Seat, 'holder'>): readonly HolderKey[] =>
  holder.kind === 'nobody' ? [] : [keyOfSeat({ holder }), holder.mark].filter((each) => each !== undefined)

/** Seats held by a person or a bot. */
export const heldSeats = (state: Pick<TableState, 'seats'>): Seat[] =>
  state.seats.filter(({ holder }) => holder.kind !== 'nobody')

/** The game in progress, if there is one. */
export const underWay = ({ play }: Pick<TableState, 'play'>): Play | undefined =>
  play !== undefined && play.outcome === undefined ? play : undefined

/** Whether this seat takes part in the game in progress. */
export const isInGame = (state: Pick<TableState, 'play'>, seat: SeatId): boolean =>
  underWay(state)?.seating.seats.includes(seat) ?? false

/** ALL-6: the first seat of the game in progress that a person held. */
export const seatHadBy = (state: Pick<TableState, 'play'>, key: HolderKey): SeatId | undefined =>
  underWay(state)?.heldBy[key]

/** ALL-6: the seat of the game in progress that a person gave up and nobody has taken since. */
export const chairLeftBy = (state: TableState, key: HolderKey): Seat | undefined =>
  state.seats.find(({ id, holder }) => holder.kind !== 'person' && holder.leftBy === key && isInGame(state, id))

/**
 * Whether a device may visit this table. A person with a seat always may. A locked table admits nobody new; a device without key and mark
 * counts as new.
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

/** Seats that can act: bots, and people with a connected device. */
export const everybodyPresent = (state: Seated, people: ReadonlySet<SeatId>) =>
  idsWhere(state, (seat) => canAct(seat, people))

const FOR_EVER = Number.NEGATIVE_INFINITY as Instant

/**
 * Seats that can't act, and since when. ALL-11: the table's time jumps to the end of an intro that is skipped, and an absence before the game's own
 * time counts from there.
 */
export const awaySince = ({ seats, play }: Seated & Pick<TableState, 'play'>, { people, away }: Attendance): Away => {
  const begins = play?.begins ?? FOR_EVER
  const absent = new Map<SeatId, Instant>()
  for (const seat of seats) {
    if (canAct(seat, people)) continue
    const since = seat.holder.kind === 'nobody' ? FOR_EVER : away?.get(seat.id)
    if (since !== undefined)
      absent.set(seat.id, seat.holder.kind === 'nobody' ? since : (Math.max(since, begins) as Instant))
  }
  return absent
}

/** ALL-3: how long a person waits before pausing again, in server time. */
export const REST_AFTER_PAUSE: Milliseconds = seconds(30)

/** ALL-10: after this absence of the host of record, the acting host may take the role for good. */
export const HOST_GONE_AFTER: Milliseconds = seconds(600)

/** Whether the host of record has been away long enough to lose the role; `awayFor` is undefined while present or unknown. */
export const isHostGone = (awayFor: Milliseconds | undefined): boolean =>
  awayFor !== undefined && awayFor >= HOST_GONE_AFTER

/** ALL-10: while the host is away, the longest seated person present has the host's rights. */
export const actingHost = (
  state: Pick<TableState, 'seats' | 'host'>,
  people: ReadonlySet<SeatId>,
): SeatId | undefined => {
  const persons = state.seats.filter(({ holder }) => holder.kind === 'person')
  const here = persons.filter(({ id }) => people.has(id))
  if (here.some(({ id }) => id === state.host)) return state.host
  return (here.sort((a, b) => a.arrival - b.arrival)[0] ?? persons.find(({ id }) => id === state.host))?.id
}

/** The team's named captain, or its first seat. */
export const captainOf = (state: Pick<TableState, 'seats' | 'captains'>, team: string): SeatId | undefined => {
  const mates = state.seats.filter((seat) => seat.team === team)
  return mates.find(({ id }) => id === state.captains[team])?.id ?? mates[0]?.id
}

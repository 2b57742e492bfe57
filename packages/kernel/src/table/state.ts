import type { Brand, Instant, SeatId, ServerTime } from '../brand.ts'
import type { Away, BotLevel, Outcome, Seating } from '../game.ts'
import type { AnsweredMoves } from './answered.ts'
import type { Name } from './names.ts'
import type { Attendance } from './tools.ts'

/** The hash of the secret that a person holds a seat by: it can be compared, never turned back. */
export type HolderKey = Brand<string, 'HolderKey'>

/** Who has a seat. A bot that sits in for somebody gives it back to whoever holds the secret (ALL-6). */
export type Holder =
  | { readonly kind: 'person'; readonly key: HolderKey }
  | {
      readonly kind: 'bot'
      readonly level: BotLevel
      readonly keptFor?: HolderKey
      /** Whoever it is kept for wished so, and asks to have it back. */
      readonly isOwnWish?: true
    }
  | { readonly kind: 'nobody' }

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
  /** How many decisions it has had, and when the last one was. */
  readonly decisions: number
  readonly lastAt: Instant
  readonly state: unknown
  readonly outcome: Outcome | undefined
}

/** One line of the evening's scores. Who left keeps theirs. */
export interface EveningLine {
  readonly seat: SeatId
  readonly name: Name
  readonly points: number
  readonly wins: number
  readonly games: number
}

export interface TableState {
  /** Clockwise. */
  readonly seats: readonly Seat[]
  readonly host: SeatId | undefined
  readonly captains: Readonly<Record<string, SeatId>>
  readonly isLocked: boolean
  /** Who was sent away does not come back by the old secret. */
  readonly removed: readonly HolderKey[]
  readonly game: string
  readonly options: unknown
  /** By game; the others are played with the deck of the box. */
  readonly decks: Readonly<Record<string, OwnDeck>>
  readonly play: Play | undefined
  readonly pause: { readonly by: SeatId | undefined } | undefined
  readonly clock: TableClock
  /** When the last decision was written: nobody can tell how long a table without a server stood still. */
  readonly lastHeard: ServerTime
  readonly evening: readonly EveningLine[]
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

/** A game that is not over yet. */
export const underWay = ({ play }: TableState): Play | undefined =>
  play !== undefined && play.outcome === undefined ? play : undefined

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

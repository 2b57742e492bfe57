import type { SeatId } from '../../brand.ts'
import type { BotLevel, Shelf } from '../../game.ts'
import { ok, type Refusal, type Result } from '../../result.ts'
import type { TableDecided } from '../decided.ts'
import type { TableEvent } from '../events.ts'
import { rangeOf } from '../games/shelf.ts'
import { no } from '../refusals.ts'
import {
  chairLeftBy,
  type Holder,
  heldSeats,
  identitiesOf,
  isInGame,
  keyOfSeat,
  lastPersonIn,
  type Seat,
  seatHeldBy,
  seatOf,
  type TableState,
} from '../state.ts'
import { dealOf, freed, hasHeldAnother, leftBy, openingOf } from './chairs.ts'
import { distinctName, readName } from './names.ts'

/** No game seats more. */
const MOST_SEATS = 12

/** Teams at a table whose game has none. */
const TWO_SIDES = ['sel', 'poivre']

const BOT_NAMES = [
  'Pascale',
  'Basile',
  'Odette',
  'Firmin',
  'Lucette',
  'Anselme',
  'Colette',
  'Hector',
  'Rosalie',
  'Gaspard',
]

/** The teams that people can join: those of the game, or two default sides. */
export const teamsOf = (state: Pick<TableState, 'game' | 'options'>, shelf: Shelf): readonly string[] => {
  const { teams } = rangeOf(state, shelf)
  return teams.length > 0 ? teams : TWO_SIDES
}

const sizeOf = (seats: readonly { readonly team: string }[], team: string) =>
  seats.filter((seat) => seat.team === team).length

const smallest = (seats: readonly { readonly team: string }[], teams: readonly string[]): string =>
  teams.reduce((best, team) => (sizeOf(seats, team) < sizeOf(seats, best) ? team : best))

const othersNames = (state: TableState, but?: SeatId): string[] =>
  state.seats.filter(({ id }) => id !== but).map(({ name }) => name)

type Person = Extract<Holder, { kind: 'person' }>

const nextSeatId = (state: TableState): SeatId => `s${state.seatsEver + 1}` as SeatId

const hasPeople = (state: TableState) => state.seats.some(({ holder }) => holder.kind === 'person')

/** « sit » by a person who has a seat: takes it back from a bot, or changes to a free seat. Otherwise it is an idempotent retry. */
const sitAgain = (state: TableState, mine: Seat, wanted: SeatId | undefined, shelf: Shelf): TableDecided => {
  const { holder, name } = mine
  if (holder.kind !== 'person') return takeBack(mine)
  if (wanted === undefined || wanted === mine.id) return ok([])
  if (isInGame(state, mine.id)) return no('seated-already')
  const free = freeSeat(state, wanted, holder, shelf)
  if (!free.isOk) return free
  const host: TableEvent[] = state.host === mine.id ? [{ type: 'host-named', seat: wanted }] : []
  return ok([
    { type: 'left', seat: mine.id, isRemoved: false } as const,
    { type: 'holder-changed', seat: wanted, holder, name } as const,
    ...host,
  ])
}

/** The wanted seat, if this person may take it. */
const freeSeat = (state: TableState, wanted: SeatId, person: Person, shelf: Shelf): Result<Seat, Refusal> => {
  const seat = seatOf(state, wanted)
  if (seat === undefined) return no('no-such-seat')
  if (chairLeftBy(state, person.key) === seat) return ok(seat)
  const opening = openingOf(state, seat, dealOf(state, shelf))
  if (opening === undefined) return no('seat-taken')
  if (hasHeldAnother(state, person, wanted)) return no('held-another-seat')
  return opening === 'now' ? ok(seat) : no('not-free-yet')
}

/** A newcomer takes a new seat or a free one. ALL-6: a person who stood up during the game gets the same seat back. */
export const sit = (
  state: TableState,
  holder: Person,
  raw: string,
  asked: SeatId | undefined,
  shelf: Shelf,
): TableDecided => {
  const mine = seatHeldBy(state, holder.key)
  if (mine !== undefined) return sitAgain(state, mine, asked, shelf)
  if (identitiesOf({ holder }).some((each) => state.removed.includes(each))) return no('removed')
  const own = chairLeftBy(state, holder.key)?.id
  const wanted = asked ?? own
  if (state.isLocked && (own === undefined || wanted !== own)) return no('table-locked')
  const name = readName(raw)
  if (name === undefined) return no('name-unfit')
  const becomesHost = (seat: SeatId): TableEvent[] => (hasPeople(state) ? [] : [{ type: 'host-named', seat }])
  if (wanted !== undefined) {
    const free = freeSeat(state, wanted, holder, shelf)
    if (!free.isOk) return free
    // A person may reuse their own name, but not the name of the seat's previous holder.
    const isBack = lastPersonIn(free.value) === holder.key
    const called = distinctName(name, othersNames(state, isBack ? wanted : undefined))
    return ok([{ type: 'holder-changed', seat: wanted, holder, name: called } as const, ...becomesHost(wanted)])
  }
  if (state.seats.length >= MOST_SEATS) return no('table-full', String(MOST_SEATS))
  const seat = nextSeatId(state)
  const team = smallest(heldSeats(state), teamsOf(state, shelf))
  return ok([
    { type: 'sat', seat, name: distinctName(name, othersNames(state)), holder, team } as const,
    ...becomesHost(seat),
  ])
}

/** Adds a bot in a new seat. */
export const seatBot = (state: TableState, level: BotLevel, raw: string | undefined, shelf: Shelf): TableDecided => {
  if (state.seats.length >= MOST_SEATS) return no('table-full', String(MOST_SEATS))
  const others = othersNames(state)
  const free = BOT_NAMES.find((each) => !others.includes(each)) ?? 'Pascale'
  const name = readName(raw ?? free)
  if (name === undefined) return no('name-unfit')
  const team = smallest(heldSeats(state), teamsOf(state, shelf))
  const holder = { kind: 'bot', level } as const
  return ok([{ type: 'sat', seat: nextSeatId(state), name: distinctName(name, others), holder, team }])
}

export const rename = (state: TableState, seat: Seat, raw: string): TableDecided => {
  const name = readName(raw)
  if (name === undefined) return no('name-unfit')
  return ok([{ type: 'renamed', seat: seat.id, name: distinctName(name, othersNames(state, seat.id)) }])
}

const markIn = (holder: Holder) => (holder.kind === 'nobody' || holder.mark === undefined ? {} : { mark: holder.mark })

/** ALL-6: gives an absent person's seat to a bot, which keeps it for that person, or frees it for a newcomer. */
export const handOver = (
  state: TableState,
  id: SeatId,
  to: BotLevel | 'newcomer',
  me: SeatId,
  people: ReadonlySet<SeatId>,
  shelf: Shelf,
): TableDecided => {
  const seat = seatOf(state, id)
  if (seat === undefined) return no('no-such-seat')
  const { holder, name } = seat
  if (holder.kind === 'person' && id !== me && people.has(id)) return no('somebody-sits-there')
  if (to === 'newcomer')
    return ok([{ type: 'holder-changed', seat: id, name, holder: freed(state, seat, id === me, shelf) }])
  const keptFor = keyOfSeat(seat)
  const isOwnWish = id === me || (holder.kind === 'bot' && holder.isOwnWish === true)
  const bot = {
    kind: 'bot',
    level: to,
    ...(keptFor === undefined ? {} : { keptFor }),
    ...markIn(holder),
    ...leftBy(holder),
    ...(isOwnWish ? { isOwnWish } : {}),
  } as const
  return ok([{ type: 'holder-changed', seat: id, name, holder: bot }])
}

/** Takes one's seat back from a bot. */
export const takeBack = ({ id, holder, name }: Seat): TableDecided =>
  holder.kind === 'bot' && holder.keptFor !== undefined
    ? ok([
        { type: 'holder-changed', seat: id, name, holder: { kind: 'person', key: holder.keptFor, ...markIn(holder) } },
      ])
    : no('seated-already')

/** Distributes the seats over the teams so that sizes differ by one at most. */
export const evenTeams = (state: TableState, shelf: Shelf): TableDecided => {
  const teams = teamsOf(state, shelf)
  const seats = heldSeats(state)
  const most = Math.ceil(seats.length / teams.length)
  const placed: { readonly id: SeatId; readonly team: string }[] = []
  // Seats stay in their team where possible; the others fill the smaller teams.
  for (const { id, team } of seats) if (teams.includes(team) && sizeOf(placed, team) < most) placed.push({ id, team })
  for (const { id } of seats)
    if (placed.every((each) => each.id !== id)) placed.push({ id, team: smallest(placed, teams) })
  while (Math.max(...teams.map((team) => sizeOf(placed, team))) - sizeOf(placed, smallest(placed, teams)) > 1) {
    const largest = teams.reduce((best, team) => (sizeOf(placed, team) > sizeOf(placed, best) ? team : best))
    const last = placed.map(({ team }) => team).lastIndexOf(largest)
    const moved = placed[last]
    if (moved !== undefined) placed[last] = { id: moved.id, team: smallest(placed, teams) }
  }
  return ok([{ type: 'teamed', teams: Object.fromEntries(placed.map(({ id, team }) => [id, team])) }])
}

/** Whether a list has all seats of the table, each once. */
export const isSeating = (state: TableState, seats: readonly SeatId[]): boolean =>
  seats.length === state.seats.length && state.seats.every(({ id }) => seats.includes(id))

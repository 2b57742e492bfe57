import type { SeatId } from '../../brand.ts'
import type { BotLevel, Shelf } from '../../game.ts'
import { ok, type Refusal, type Result } from '../../result.ts'
import type { Decided } from '../decided.ts'
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

/** Games seat twelve at most. */
const MOST_SEATS = 12

/** Whatever the game, a table has two sides. */
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

/** Who has a seat already has it back from a bot, or changes to a free one; else the answer got lost, and the question came again. */
const sitAgain = (state: TableState, mine: Seat, wanted: SeatId | undefined, shelf: Shelf): Decided => {
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

/** A chair that this person may take. */
const freeSeat = (state: TableState, wanted: SeatId, person: Person, shelf: Shelf): Result<Seat, Refusal> => {
  const seat = seatOf(state, wanted)
  if (seat === undefined) return no('no-such-seat')
  if (chairLeftBy(state, person.key) === seat) return ok(seat)
  const opening = openingOf(state, seat, dealOf(state, shelf))
  if (opening === undefined) return no('seat-taken')
  if (hasHeldAnother(state, person, wanted)) return no('held-another-seat')
  return opening === 'now' ? ok(seat) : no('not-free-yet')
}

/** A newcomer takes a new seat, or one that the host has freed; who stood up in mid-game has the own one back (ALL-6). */
export const sit = (
  state: TableState,
  holder: Person,
  raw: string,
  asked: SeatId | undefined,
  shelf: Shelf,
): Decided => {
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
    // Whoever takes somebody else's chair does not take the name with it.
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

export const seatBot = (state: TableState, level: BotLevel, raw: string | undefined, shelf: Shelf): Decided => {
  if (state.seats.length >= MOST_SEATS) return no('table-full', String(MOST_SEATS))
  const others = othersNames(state)
  const free = BOT_NAMES.find((each) => !others.includes(each)) ?? 'Pascale'
  const name = readName(raw ?? free)
  if (name === undefined) return no('name-unfit')
  const team = smallest(heldSeats(state), teamsOf(state, shelf))
  const holder = { kind: 'bot', level } as const
  return ok([{ type: 'sat', seat: nextSeatId(state), name: distinctName(name, others), holder, team }])
}

export const rename = (state: TableState, seat: Seat, raw: string): Decided => {
  const name = readName(raw)
  if (name === undefined) return no('name-unfit')
  return ok([{ type: 'renamed', seat: seat.id, name: distinctName(name, othersNames(state, seat.id)) }])
}

const markIn = (holder: Holder) => (holder.kind === 'nobody' || holder.mark === undefined ? {} : { mark: holder.mark })

/** ALL-6: an empty seat goes to a bot, which keeps it for whoever comes back, or is free for a newcomer. */
export const handOver = (
  state: TableState,
  id: SeatId,
  to: BotLevel | 'newcomer',
  me: SeatId,
  people: ReadonlySet<SeatId>,
  shelf: Shelf,
): Decided => {
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

export const takeBack = ({ id, holder, name }: Seat): Decided =>
  holder.kind === 'bot' && holder.keptFor !== undefined
    ? ok([
        { type: 'holder-changed', seat: id, name, holder: { kind: 'person', key: holder.keptFor, ...markIn(holder) } },
      ])
    : no('seated-already')

/** One after the other around the table, so that sizes differ by one at most. */
export const evenTeams = (state: TableState, shelf: Shelf): Decided => {
  const teams = teamsOf(state, shelf)
  const seats = heldSeats(state)
  const most = Math.ceil(seats.length / teams.length)
  const placed: { readonly id: SeatId; readonly team: string }[] = []
  // Who can stay stays; the others fill up the smaller teams.
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

/** All seats, each once. */
export const isSeating = (state: TableState, seats: readonly SeatId[]): boolean =>
  seats.length === state.seats.length && state.seats.every(({ id }) => seats.includes(id))

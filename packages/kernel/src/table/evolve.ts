import type { Instant, SeatId, ServerTime } from '../brand.ts'
import type { Shelf } from '../game.ts'
import { withAnswered } from './answered.ts'
import { askerIn } from './asker.ts'
import { withGame } from './evening.ts'
import type { Decision, TableEvent } from './events.ts'
import { shelvedGame } from './shelf.ts'
import { keyOfSeat, type Play, type Seat, seatOf, type TableState, underWay } from './state.ts'

const opened = ({ game, options }: Extract<TableEvent, { type: 'opened' }>): TableState => ({
  seats: [],
  host: undefined,
  captains: {},
  isLocked: false,
  removed: [],
  game,
  options,
  decks: {},
  play: undefined,
  pause: undefined,
  clock: { elapsed: 0 as Instant, since: undefined },
  lastHeard: 0 as ServerTime,
  evening: [],
  timesSeen: {},
  answered: [],
  seatsEver: 0,
  arrivals: 0,
  gamesEver: 0,
  lettersLaid: 0,
})

const withSeat = (state: TableState, id: SeatId, change: (seat: Seat) => Seat): TableState => ({
  ...state,
  seats: state.seats.map((seat) => (seat.id === id ? change(seat) : seat)),
})

/** By own names only: a card may be called « constructor ». */
export const timesIn = (counts: Readonly<Record<string, number>> = {}, card: string): number =>
  Object.hasOwn(counts, card) ? (counts[card] ?? 0) : 0

const withSeen = (state: TableState, game: string, shown: readonly string[]): TableState => {
  const counts: Record<string, number> = { ...state.timesSeen[game] }
  for (const card of shown) counts[card] = timesIn(counts, card) + 1
  return { ...state, timesSeen: { ...state.timesSeen, [game]: counts } }
}

const heldSeats = (state: TableState) => state.seats.filter(({ holder }) => holder.kind !== 'nobody')

/** Whoever leaves in mid-game leaves the seat; otherwise the chair goes as well. */
const left = (state: TableState, { seat: id, isRemoved }: Extract<TableEvent, { type: 'left' }>): TableState => {
  const seat = seatOf(state, id)
  const key = seat && keyOfSeat(seat)
  const removed = isRemoved && key !== undefined ? [...state.removed, key] : state.removed
  const host = state.host === id ? undefined : state.host
  const plays = underWay(state)?.seating.seats.includes(id) ?? false
  return plays
    ? { ...withSeat(state, id, (seat) => ({ ...seat, holder: { kind: 'nobody' } })), removed, host }
    : { ...state, seats: state.seats.filter((seat) => seat.id !== id), removed, host }
}

/** Somebody else in a seat begins anew: neither the host's rights nor the evening's points come with the chair. */
const held = (state: TableState, event: Extract<TableEvent, { type: 'holder-changed' }>): TableState => {
  const { seat: id, holder, name } = event
  const seat = seatOf(state, id)
  const before = seat && keyOfSeat(seat)
  const next = withSeat(state, id, (seat) => ({ ...seat, holder, name }))
  if (before === keyOfSeat({ holder })) return next
  return {
    ...withSeat(next, id, (seat) => ({ ...seat, isUnhurried: false, arrival: state.arrivals + 1 })),
    arrivals: state.arrivals + 1,
    host: state.host === id ? undefined : state.host,
    evening: state.evening.map((line) =>
      line.seat === id ? { ...line, seat: `${id}~${state.gamesEver}` as SeatId } : line,
    ),
  }
}

const started = (state: TableState, event: Extract<TableEvent, { type: 'started' }>, shelf: Shelf): TableState => {
  const { game } = shelvedGame(shelf, event.game)
  const play: Play = {
    number: state.gamesEver + 1,
    game: event.game,
    options: event.options,
    deck: state.decks[event.game],
    seed: event.seed,
    seating: event.seating,
    decisions: 1,
    lastAt: event.clock.elapsed,
    state: event.events.reduce<unknown>((before, each) => game.evolve(before, each), undefined),
    outcome: undefined,
  }
  return { ...state, seats: heldSeats(state), play, pause: undefined, clock: event.clock, gamesEver: play.number }
}

const deckDropped = (state: TableState, game: string): TableState => {
  const { [game]: _, ...decks } = state.decks
  return { ...state, decks }
}

const played = (state: TableState, event: Extract<TableEvent, { type: 'played' }>, shelf: Shelf): TableState => {
  const { play } = state
  if (play === undefined) throw new Error('played without a game')
  const { game } = shelvedGame(shelf, play.game)
  const next = event.events.reduce<unknown>((before, each) => game.evolve(before, each), play.state)
  return { ...state, play: { ...play, state: next, decisions: play.decisions + 1, lastAt: event.at } }
}

const ended = (state: TableState, { outcome, shown, at }: Extract<TableEvent, { type: 'ended' }>): TableState => {
  const { play } = state
  if (play === undefined) throw new Error('ended without a game')
  return {
    ...withSeen(state, play.game, shown),
    play: { ...play, outcome },
    evening: withGame(state.evening, outcome, state.seats),
    clock: { elapsed: at, since: undefined },
  }
}

const gameLeft = (state: TableState, shown: readonly string[], now: Instant): TableState => {
  const { play } = state
  if (play === undefined) throw new Error('left without a game')
  const seen = withSeen(state, play.game, shown)
  return {
    ...seen,
    seats: heldSeats(seen),
    play: undefined,
    pause: undefined,
    clock: { elapsed: now, since: undefined },
  }
}

/** Makes one event so. Total, and draws no lots. */
const evolveEvent = (state: TableState, event: TableEvent, shelf: Shelf): TableState => {
  switch (event.type) {
    case 'opened':
      return opened(event)
    case 'sat': {
      const { seat: id, name, holder, team } = event
      const arrivals = state.arrivals + 1
      const seat: Seat = { id, name, holder, team, isUnhurried: false, arrival: arrivals }
      return { ...state, seats: [...state.seats, seat], seatsEver: state.seatsEver + 1, arrivals }
    }
    case 'holder-changed':
      return held(state, event)
    case 'left':
      return left(state, event)
    case 'renamed':
      return withSeat(state, event.seat, (seat) => ({ ...seat, name: event.name }))
    case 'unhurried':
      return withSeat(state, event.seat, (seat) => ({ ...seat, isUnhurried: event.isUnhurried }))
    case 'teamed':
      return { ...state, seats: state.seats.map((seat) => ({ ...seat, team: event.teams[seat.id] ?? seat.team })) }
    case 'captain-named':
      return { ...state, captains: { ...state.captains, [event.team]: event.seat } }
    case 'ordered':
      return { ...state, seats: event.seats.flatMap((id) => state.seats.filter((seat) => seat.id === id)) }
    case 'chosen':
      return { ...state, game: event.game, options: event.options }
    case 'deck-laid':
      return {
        ...state,
        decks: { ...state.decks, [event.game]: event.deck },
        lettersLaid: state.lettersLaid + event.deck.text.length,
      }
    case 'deck-dropped':
      return deckDropped(state, event.game)
    case 'started':
      return started(state, event, shelf)
    case 'played':
      return played(state, event, shelf)
    case 'ended':
      return ended(state, event)
    case 'game-left':
      return gameLeft(state, event.shown, state.clock.elapsed)
    case 'paused':
      return { ...state, pause: { by: event.by }, clock: { elapsed: event.at, since: undefined } }
    case 'resumed':
      return { ...state, pause: undefined, clock: event.clock }
    case 'clock-set':
      return { ...state, clock: event.clock }
    case 'locked':
      return { ...state, isLocked: event.isLocked }
    case 'host-named':
      return { ...state, host: event.seat }
  }
}

export const evolveTable = (before: TableState | undefined, decision: Decision, shelf: Shelf): TableState => {
  const { at, by, moveId, move, events } = decision
  const [first] = events
  if (before === undefined && first?.type !== 'opened') throw new Error('a table begins by being opened')
  const state = events.reduce<TableState>((so, event) => evolveEvent(so, event, shelf), before as TableState)
  // As it was: whoever stands up has no seat any more.
  const asker = before && askerIn(before, by)
  if (asker === undefined || moveId === undefined) return { ...state, lastHeard: at }
  const refusal = move.type === 'refused' ? move.refusal : undefined
  const isSeated = (key: string) => state.seats.some((seat) => keyOfSeat(seat) === key)
  return { ...state, lastHeard: at, answered: withAnswered(state.answered, asker, moveId, refusal, isSeated) }
}

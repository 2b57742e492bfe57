import type { HolderKey, Instant, SeatId, ServerTime } from '../brand.ts'
import type { Shelf, Shelved } from '../game.ts'
import { withAnswered } from './answered.ts'
import { askerIn } from './asker.ts'
import type { FoldedGame } from './decided.ts'
import type { Decision, TableEvent } from './events.ts'
import { withSeenIntro } from './games/intro.ts'
import { withGameScored } from './games/scoreboard.ts'
import { shelvedGame } from './games/shelf.ts'
import { withWrite } from './games/write-limit.ts'
import {
  type Holder,
  heldSeats,
  identitiesOf,
  isInGame,
  keyOfSeat,
  lastPersonIn,
  type Play,
  REST_AFTER_PAUSE,
  type Seat,
  seatOf,
  type TableState,
  underWay,
} from './state.ts'

/** Finished games kept for replays: the newest. */
const FINISHED_KEPT = 200
/** Keys and marks kept per list: every visit is compared with all of them. */
const REMEMBERED = 400

/** Newest last, without duplicates, up to the limit. */
const withPeople = (known: readonly HolderKey[], more: readonly HolderKey[]): readonly HolderKey[] =>
  [...new Set([...known.filter((each) => !more.includes(each)), ...more])].slice(-REMEMBERED)

const opened = ({ game, options }: Extract<TableEvent, { type: 'opened' }>): TableState => ({
  version: 0,
  seats: [],
  host: undefined,
  captains: {},
  isLocked: false,
  lookers: undefined,
  removed: [],
  game,
  options,
  decks: {},
  play: undefined,
  stopped: undefined,
  finished: [],
  pause: undefined,
  rests: {},
  clock: { elapsed: 0 as Instant, since: undefined },
  lastHeard: 0 as ServerTime,
  evening: [],
  timesSeen: {},
  introsSeen: {},
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

/** Folds events of a game into its state. */
export const foldGame = (game: Shelved['game'], before: unknown, events: readonly unknown[]): unknown =>
  events.reduce((state, event) => game.evolve(state, event), before)

/** Own properties only: a card may be called « constructor ». */
export const timesIn = (counts: Readonly<Record<string, number>> = {}, card: string): number =>
  Object.hasOwn(counts, card) ? (counts[card] ?? 0) : 0

const withSeen = (state: TableState, game: string, shown: readonly string[]): TableState => {
  const counts: Record<string, number> = { ...state.timesSeen[game] }
  for (const card of shown) counts[card] = timesIn(counts, card) + 1
  return { ...state, timesSeen: { ...state.timesSeen, [game]: counts } }
}

/** ALL-6: the holder of a seat that was given up during a game: a bot or nobody. */
const givenUp = (seat: Seat, { isRemoved, freeFrom, bot }: Extract<TableEvent, { type: 'left' }>): Holder => {
  const key = isRemoved || freeFrom === undefined ? undefined : lastPersonIn(seat)
  const freed = {
    ...(freeFrom === undefined ? {} : { freeFrom }),
    ...(key === undefined ? {} : { leftBy: key }),
  }
  return bot === undefined ? { kind: 'nobody', ...freed } : { kind: 'bot', level: bot, ...freed }
}

/** During a game the seat stays when its holder leaves; otherwise it is removed. */
const left = (state: TableState, event: Extract<TableEvent, { type: 'left' }>): TableState => {
  const { seat: id, isRemoved } = event
  const seat = seatOf(state, id)
  if (seat === undefined) return state
  const known = identitiesOf(seat)
  const removed = isRemoved && known.length > 0 ? withPeople(state.removed, known) : state.removed
  // A person who stands up at a locked table may stay as a spectator.
  const lookers = isRemoved ? state.lookers : state.lookers && withPeople(state.lookers, known)
  const host = state.host === id ? undefined : state.host
  return isInGame(state, id)
    ? { ...withSeat(state, id, (each) => ({ ...each, holder: givenUp(each, event) })), removed, lookers, host }
    : { ...state, seats: state.seats.filter((each) => each.id !== id), removed, lookers, host }
}

/** ALL-6: records who has held which seat of a game; the first seat counts. */
const withHolder = (play: Play, { id, holder }: Pick<Seat, 'id' | 'holder'>): Play => {
  const key = keyOfSeat({ holder })
  if (key === undefined || holder.kind === 'nobody') return play
  const { heldBy, heldByMark } = play
  return {
    ...play,
    heldBy: { [key]: id, ...heldBy },
    heldByMark: holder.mark === undefined ? heldByMark : { [holder.mark]: id, ...heldByMark },
  }
}

/** ALL-3: these people must wait before they pause again. Entries whose wait is over are dropped. */
const withRests = (state: TableState, who: readonly HolderKey[], since: ServerTime): TableState => {
  const due = Object.entries(state.rests).filter(([, each]) => each + REST_AFTER_PAUSE > since)
  const rests = Object.fromEntries([...due, ...who.map((each) => [each, since])])
  return { ...state, rests }
}

/** ALL-3: a person who arrives during a game may not pause at once. Otherwise standing up and sitting down would cancel the wait. */
const arrived = (state: TableState, holder: Holder, at: ServerTime): TableState =>
  underWay(state) === undefined ? state : withRests(state, identitiesOf({ holder }), at)

/** A new person in a seat inherits neither the host's rights nor the points of the previous one. */
const held = (
  state: TableState,
  event: Extract<TableEvent, { type: 'holder-changed' }>,
  at: ServerTime,
): TableState => {
  const { seat: id, holder, name } = event
  const seat = seatOf(state, id)
  if (seat === undefined) return state
  const { play } = state
  const next: TableState = {
    ...withSeat(state, id, (each) => ({ ...each, holder, name })),
    play: play && isInGame(state, id) ? withHolder(play, { id, holder }) : play,
    host: state.host === id && keyOfSeat({ holder }) !== keyOfSeat(seat) ? undefined : state.host,
  }
  if (lastPersonIn(seat) === lastPersonIn({ holder })) return next
  return {
    ...withSeat(arrived(next, holder, at), id, (each) => ({
      ...each,
      isUnhurried: false,
      arrival: state.arrivals + 1,
    })),
    arrivals: state.arrivals + 1,
    evening: state.evening.map((line) =>
      line.seat === id ? { ...line, seat: `${id}~${state.gamesEver}` as SeatId } : line,
    ),
  }
}

/** ALL-6: the claim of a person who left a seat ends with the game. */
const withoutLeaver = (seat: Seat): Seat => {
  if (seat.holder.kind === 'person' || seat.holder.leftBy === undefined) return seat
  const { leftBy: _, ...holder } = seat.holder
  return { ...seat, holder }
}

const started = (
  state: TableState,
  event: Extract<TableEvent, { type: 'started' }>,
  at: ServerTime,
  shelf: Shelf,
): TableState => {
  const { intro } = event
  const { game } = shelvedGame(shelf, event.game)
  const seats = heldSeats(state).map(withoutLeaver)
  const blank: Play = {
    number: state.gamesEver + 1,
    game: event.game,
    options: event.options,
    deck: state.decks[event.game],
    seed: event.seed,
    seating: { names: Object.fromEntries(seats.map(({ id, name }) => [id, name])), ...event.seating },
    from: state.version,
    heldBy: {},
    heldByMark: {},
    writes: {},
    decisions: 1,
    // Bots count from here.
    lastAt: intro?.endsAt ?? event.clock.elapsed,
    state: foldGame(game, undefined, event.events),
    outcome: undefined,
    ...(intro === undefined ? {} : { intro: { ...intro, skipped: [] }, begins: intro.endsAt }),
  }
  const play = seats.filter(({ id }) => event.seating.seats.includes(id)).reduce(withHolder, blank)
  const introsSeen = intro === undefined ? state.introsSeen : withSeenIntro(state.introsSeen, intro.name, at)
  return {
    ...state,
    seats,
    play,
    introsSeen,
    stopped: undefined,
    pause: undefined,
    clock: event.clock,
    gamesEver: play.number,
  }
}

const introSkipped = (state: TableState, seat: SeatId): TableState => {
  const { play } = state
  if (play?.intro === undefined) return state
  const { intro } = play
  return { ...state, play: { ...play, intro: { ...intro, skipped: [...intro.skipped, seat] } } }
}

const withoutIntro = (state: TableState): TableState => {
  if (state.play === undefined) return state
  const { intro: _, ...play } = state.play
  return { ...state, play }
}

const deckDropped = (state: TableState, game: string): TableState => {
  const { [game]: _, ...decks } = state.decks
  return { ...state, decks }
}

const played = (
  state: TableState,
  event: Extract<TableEvent, { type: 'played' }>,
  shelf: Shelf,
  folded: FoldedGame | undefined,
): TableState => {
  const { play } = state
  if (play === undefined) throw new Error('played without a game')
  const { game } = shelvedGame(shelf, play.game)
  const next = folded === undefined ? foldGame(game, play.state, event.events) : folded.state
  const { by, move, at } = event
  const writes = withWrite(play.writes, by, game.writeLimit?.(move), at)
  return { ...state, play: { ...play, state: next, writes, decisions: play.decisions + 1, lastAt: at } }
}

/** When the game is over, a freed seat becomes empty: its bot played for that game only. */
const withoutStandIns = (state: TableState): TableState => {
  const isStandIn = ({ holder }: Seat) => holder.kind === 'bot' && holder.freeFrom !== undefined
  if (!state.seats.some(isStandIn)) return state
  const leave = (seat: Seat): Seat => {
    const leftBy = lastPersonIn(seat)
    return { ...seat, holder: { kind: 'nobody', ...(leftBy === undefined ? {} : { leftBy }) } }
  }
  const isHostGone = state.seats.some((seat) => seat.id === state.host && isStandIn(seat))
  return {
    ...state,
    seats: state.seats.map((seat) => (isStandIn(seat) ? leave(seat) : seat)),
    host: isHostGone ? undefined : state.host,
  }
}

const withFinished = ({ finished, version }: TableState, play: Play): TableState['finished'] => {
  const { number, game, from, seating, heldBy } = play
  const players = Object.keys(heldBy) as HolderKey[]
  return [...finished, { number, game, from, to: version, names: seating.names ?? {}, players }].slice(-FINISHED_KEPT)
}

const ended = (state: TableState, { outcome, shown, at }: Extract<TableEvent, { type: 'ended' }>): TableState => {
  const { play } = state
  if (play === undefined) throw new Error('ended without a game')
  return {
    ...withoutStandIns(withSeen(state, play.game, shown)),
    play: { ...play, outcome },
    finished: withFinished(state, play),
    evening: withGameScored(state.evening, outcome, state.seats),
    clock: { elapsed: at, since: undefined },
  }
}

const gameLeft = (
  state: TableState,
  { shown, isStopped }: Extract<TableEvent, { type: 'game-left' }>,
  now: Instant,
): TableState => {
  const { play } = state
  if (play === undefined) return { ...state, stopped: undefined }
  const seen = withoutStandIns(withSeen(state, play.game, shown))
  return {
    ...seen,
    seats: heldSeats(seen),
    play: undefined,
    stopped: isStopped && play,
    pause: undefined,
    clock: { elapsed: now, since: undefined },
  }
}

const paused = (state: TableState, { by, at }: Extract<TableEvent, { type: 'paused' }>): TableState => {
  const seat = by && seatOf(state, by)
  const who = seat === undefined ? [] : identitiesOf(seat)
  return { ...state, pause: { by, who }, clock: { elapsed: at, since: undefined } }
}

/** Folds one event into the state. Total; draws no random numbers. */
const evolveEvent = (
  state: TableState,
  event: TableEvent,
  at: ServerTime,
  shelf: Shelf,
  folded: FoldedGame | undefined,
): TableState => {
  switch (event.type) {
    case 'opened':
      return opened(event)
    case 'sat': {
      const { seat: id, name, holder, team } = event
      const arrivals = state.arrivals + 1
      const seat: Seat = { id, name, holder, team, isUnhurried: false, arrival: arrivals }
      return arrived({ ...state, seats: [...state.seats, seat], seatsEver: state.seatsEver + 1, arrivals }, holder, at)
    }
    case 'holder-changed':
      return held(state, event, at)
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
      return { ...state, game: event.game, options: event.options, stopped: undefined }
    case 'deck-laid':
      return {
        ...state,
        decks: { ...state.decks, [event.game]: event.deck },
        lettersLaid: state.lettersLaid + event.deck.text.length,
      }
    case 'deck-dropped':
      return deckDropped(state, event.game)
    case 'started':
      return started(state, event, at, shelf)
    case 'intro-skipped':
      return introSkipped(state, event.seat)
    case 'intro-ended':
      return { ...withoutIntro(state), clock: event.clock }
    case 'played':
      return played(state, event, shelf, folded)
    case 'ended':
      return ended(state, event)
    case 'game-left':
      return gameLeft(state, event, state.clock.elapsed)
    case 'paused':
      return paused(state, event)
    case 'resumed':
      return { ...withRests(state, state.pause?.who ?? [], at), pause: undefined, clock: event.clock }
    case 'clock-set':
      return { ...state, clock: event.clock }
    case 'locked':
      return {
        ...state,
        isLocked: event.isLocked,
        lookers: event.isLocked ? event.lookers && withPeople([], event.lookers) : undefined,
      }
    case 'host-named':
      return { ...state, host: event.seat }
  }
}

/** Folds a decision into the state. `folded` is the game's state after this very decision, if the same process made it. */
export const evolveTable = (
  before: TableState | undefined,
  decision: Decision,
  shelf: Shelf,
  folded?: FoldedGame,
): TableState => {
  const { at, by, moveId, move, events } = decision
  const [first] = events
  if (before === undefined && first?.type !== 'opened') throw new Error('a table begins by being opened')
  const version = (before?.version ?? 0) + 1
  const after = events.reduce<TableState>((so, event) => evolveEvent(so, event, at, shelf, folded), {
    ...before,
    version,
  } as TableState)
  const state = { ...after, version, lastHeard: at }
  // Looked up in the state before: a person who stands up has no seat afterwards.
  const asker = before && askerIn(before, by)
  if (asker === undefined || moveId === undefined) return state
  const refusal = move.type === 'refused' ? move.refusal : undefined
  const isSeated = (key: string) => state.seats.some((seat) => keyOfSeat(seat) === key)
  return { ...state, answered: withAnswered(state.answered, asker, moveId, refusal, isSeated) }
}

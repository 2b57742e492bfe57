import type { HolderKey, SeatId } from '../brand.ts'
import type { Shelf } from '../game.ts'
import { ok } from '../result.ts'
import type { TableDecided } from './decided.ts'
import type { TableEvent } from './events.ts'
import { duesOf } from './games/dues.ts'
import { endIntro, introDue, introUnderWay, skipIntro } from './games/intro.ts'
import { playMove, startGame } from './games/play.ts'
import { shelvedGame } from './games/shelf.ts'
import type { Thought } from './games/thoughts.ts'
import type { Asker, TableMove } from './moves.ts'
import { isNoOp } from './no-op.ts'
import { no } from './refusals.ts'
import { leaving } from './seats/chairs.ts'
import { evenTeams, handOver, isSeating, rename, seatBot, sit, takeBack, teamsOf } from './seats/seats.ts'
import {
  actingHost,
  identitiesOf,
  isHostGone,
  isInGame,
  keyOfSeat,
  REST_AFTER_PAUSE,
  type Seat,
  seatOf,
  type TableState,
  tableNow,
  underWay,
} from './state.ts'
import type { TableTools } from './tools.ts'

const isRunning = (state: TableState) => state.clock.since !== undefined

/** Does what is due. A bot's longer thought is tried first, if it is about this very moment. A due without effect must not block the next one. */
const tick = (state: TableState, thought: Thought | undefined, tools: TableTools, shelf: Shelf): TableDecided => {
  const now = tableNow(state, tools.now)
  const intro = introUnderWay(state)
  if (intro !== undefined) {
    const ends = introDue(state, tools.people)
    return ends === undefined || ends > now ? no('nothing-due') : ok([endIntro(state, intro, tools.now)])
  }
  for (const { at, by, move, question } of duesOf(state, tools, shelf)) {
    if (at > now) break
    const isThoughtOver = question !== undefined && question.id === thought?.on
    for (const each of isThoughtOver ? [thought.move, move] : [move]) {
      const decided = playMove(state, each, by, tools, shelf)
      if (decided.isOk && decided.value.length > 0) return decided
    }
  }
  return no('nothing-due')
}

/** Milliseconds: when two nodes serve a table, one heartbeat is enough. */
const JUST_NOW = 2000

/** The clock's moves. */
const byClock = (state: TableState, move: TableMove, tools: TableTools, shelf: Shelf): TableDecided => {
  const now = tableNow(state, tools.now)
  switch (move.type) {
    case 'tick':
      return tick(state, move.thought, tools, shelf)
    case 'beat':
      if (!isRunning(state) || tools.now - state.lastHeard < JUST_NOW) return no('nothing-due')
      return ok([{ type: 'clock-set', clock: { elapsed: now, since: tools.now } }])
    case 'wake': {
      const clock = { elapsed: tableNow(state, state.lastHeard), since: tools.now }
      return isRunning(state) ? ok([{ type: 'clock-set', clock }]) : no('nothing-due')
    }
    case 'pause':
      // The table's time runs only while somebody is present.
      if (tools.people.size > 0) return no('somebody-sits-there')
      return isRunning(state) ? ok([{ type: 'paused', at: now }]) : no('no-game')
    default:
      return no('clock-only')
  }
}

const chooseGame = (
  state: TableState,
  { game, options }: Extract<TableMove, { type: 'choose' }>,
  shelf: Shelf,
): TableDecided => {
  if (underWay(state) !== undefined) return no('game-under-way')
  const shelved = shelf.get(game)
  if (shelved === undefined) return no('no-such-game')
  const read = options === undefined ? shelved.game.defaults : shelved.game.readOptions(options)
  if (read === undefined) return no('no-such-options')
  const chosen: TableEvent = { type: 'chosen', game, options: read }
  const teams = teamsOf({ game, options: read }, shelf)
  if (teamsOf(state, shelf).join() === teams.join()) return ok([chosen])
  const dealt = evenTeams({ ...state, game, options: read }, shelf)
  return dealt.isOk ? ok([chosen, ...dealt.value]) : dealt
}

/** Characters of all decks of a table together: a larger log would be slow to open. */
const MOST_LETTERS_LAID = 4_000_000

const useDeck = (
  state: TableState,
  { game, text }: Extract<TableMove, { type: 'use-deck' }>,
  shelf: Shelf,
): TableDecided => {
  if (underWay(state) !== undefined) return no('game-under-way')
  const shelved = shelf.get(game)
  if (shelved === undefined) return no('no-such-game')
  if (shelved.ownDecks === undefined) return no('no-own-decks')
  if (state.lettersLaid + text.length > MOST_LETTERS_LAID) return no('too-many-decks')
  const read = shelved.ownDecks.read(text)
  if (!read.isFit) return no(read.code, String(read.line))
  const { title, cards } = read
  return ok([{ type: 'deck-laid', game, deck: { title, cards, text } }])
}

const leaveGame = (state: TableState, shelf: Shelf): TableDecided => {
  const { play, stopped } = state
  if (play === undefined) return stopped === undefined ? no('no-game') : ok([{ type: 'game-left', shown: [] }])
  // The cards of a finished game were counted when it ended.
  if (play.outcome !== undefined) return ok([{ type: 'game-left', shown: [] }])
  const shown = shelvedGame(shelf, play.game).game.shown(play.state)
  // A game that has not begun has no scores.
  return ok([{ type: 'game-left', shown, ...(play.intro === undefined && { isStopped: true as const }) }])
}

/** Present spectators may stay and come back; nobody new comes in. */
const locked = (state: TableState, { lookers }: TableTools, but: readonly HolderKey[] = []): TableEvent => {
  const out = new Set([...but, ...state.removed])
  return { type: 'locked', isLocked: true, lookers: [...new Set(lookers?.())].filter((mark) => !out.has(mark)) }
}

const remove = (
  state: TableState,
  { seat: id, andLock }: Extract<TableMove, { type: 'remove' }>,
  tools: TableTools,
  shelf: Shelf,
): TableDecided => {
  const seat = seatOf(state, id)
  if (seat === undefined) return no('no-such-seat')
  const left = leaving(state, seat, true, shelf)
  return ok(andLock && !state.isLocked ? [left, locked(state, tools, identitiesOf(seat))] : [left])
}

/** ALL-10: moves that need the host's rights. */
const byHost = (
  state: TableState,
  move: TableMove,
  me: Seat,
  tools: TableTools,
  shelf: Shelf,
): TableDecided | undefined => {
  switch (move.type) {
    case 'even-teams':
      return underWay(state) === undefined ? evenTeams(state, shelf) : no('game-under-way')
    case 'order':
      if (underWay(state) !== undefined) return no('game-under-way')
      return isSeating(state, move.seats) ? ok([{ type: 'ordered', seats: move.seats }]) : no('not-a-seating')
    case 'choose':
      return chooseGame(state, move, shelf)
    case 'use-deck':
      return useDeck(state, move, shelf)
    case 'drop-deck':
      if (!shelf.has(move.game)) return no('no-such-game')
      return underWay(state) === undefined ? ok([{ type: 'deck-dropped', game: move.game }]) : no('game-under-way')
    case 'start':
      return startGame(state, move, tools.entropy(), tools, shelf)
    case 'leave-game':
      return leaveGame(state, shelf)
    case 'lock':
      return ok([move.isLocked ? locked(state, tools) : { type: 'locked', isLocked: false }])
    case 'remove':
      return move.seat === me.id ? no('not-yourself') : remove(state, move, tools, shelf)
    case 'host': {
      const seat = seatOf(state, move.seat)
      if (seat === undefined) return no('no-such-seat')
      return seat.holder.kind === 'person' ? ok([{ type: 'host-named', seat: seat.id }]) : no('host-must-be-a-person')
    }
    case 'bot':
      return seatBot(state, move.level, move.name, shelf)
    case 'call-time':
      return playMove(state, move.move, { kind: 'host' }, tools, shelf)
    default:
      return undefined
  }
}

/** ALL-3: the person who paused or the host resumes. A pause of the table itself is resumed by anyone seated. */
const resume = (state: TableState, me: Seat, isHost: boolean, tools: TableTools): TableDecided => {
  if (state.pause === undefined) return no('not-paused')
  const { by } = state.pause
  if (by !== undefined && by !== me.id && !isHost) return no('paused-by-another')
  return ok([{ type: 'resumed', clock: { elapsed: state.clock.elapsed, since: tools.now } }])
}

/** ALL-3: anyone seated may pause, but not again shortly after a pause; the host may always. */
const pause = (state: TableState, me: Seat, isHost: boolean, { now }: TableTools): TableDecided => {
  if (underWay(state) === undefined) return no('no-game')
  if (state.pause !== undefined) return no('paused')
  const since = Math.max(...identitiesOf(me).map((each) => state.rests[each] ?? Number.NEGATIVE_INFINITY))
  const left = since + REST_AFTER_PAUSE - now
  if (!isHost && left > 0) return no('paused-lately', String(Math.ceil(left / 1000)))
  return ok([{ type: 'paused', by: me.id, at: tableNow(state, now) }])
}

/** A tap that comes when the intro is over has no effect and is no fault. */
const skip = (state: TableState, me: Seat, isHost: boolean, isForAll: boolean, tools: TableTools): TableDecided => {
  const play = underWay(state)
  if (play === undefined) return no('no-game')
  if (play.intro === undefined) return ok([])
  if (state.pause !== undefined) return no('paused')
  if (isForAll && !isHost) return no('host-only')
  if (!isForAll && (!isInGame(state, me.id) || play.intro.skipped.includes(me.id))) return ok([])
  return ok(skipIntro(state, { ...play, intro: play.intro }, me.id, isForAll, tools))
}

const bySeat = (
  state: TableState,
  move: TableMove,
  me: Seat,
  isHost: boolean,
  tools: TableTools,
  shelf: Shelf,
): TableDecided => {
  switch (move.type) {
    case 'sit':
      return me.holder.kind === 'person' ? sit(state, me.holder, move.name, move.seat, shelf) : ok([])
    case 'stand':
      return ok([leaving(state, me, false, shelf)])
    case 'rename':
      return rename(state, me, move.name)
    case 'unhurried':
      return ok([{ type: 'unhurried', seat: me.id, isUnhurried: move.isUnhurried }])
    case 'team': {
      const seat = seatOf(state, move.seat)
      if (seat === undefined) return no('no-such-seat')
      if (seat.id !== me.id && !isHost) return no('host-only')
      if (underWay(state) !== undefined) return no('game-under-way')
      return teamsOf(state, shelf).includes(move.team)
        ? ok([{ type: 'teamed', teams: { [seat.id]: move.team } }])
        : no('no-such-team')
    }
    case 'captain': {
      const seat = seatOf(state, move.seat)
      if (seat === undefined) return no('no-such-seat')
      if (seat.team !== me.team && !isHost) return no('host-only')
      if (underWay(state) !== undefined) return no('game-under-way')
      return ok([{ type: 'captain-named', team: seat.team, seat: seat.id }])
    }
    case 'pause':
      return pause(state, me, isHost, tools)
    case 'resume':
      return resume(state, me, isHost, tools)
    case 'skip-intro':
      return skip(state, me, isHost, move.isForAll === true, tools)
    case 'play':
      return playMove(state, move.move, { kind: 'seat', seat: me.id }, tools, shelf)
    case 'hand-over':
      if (move.seat !== me.id && !isHost) return no('host-only')
      return handOver(state, move.seat, move.to, me.id, tools.people, shelf)
    case 'take-back':
      return takeBack(me)
    default:
      return no('clock-only')
  }
}

const HOSTS_MOVES = new Set<TableMove['type']>([
  'even-teams',
  'order',
  'choose',
  'use-deck',
  'drop-deck',
  'start',
  'leave-game',
  'lock',
  'remove',
  'host',
  'bot',
  'call-time',
])

/** ALL-10: moves reserved for the host of record while somebody else acts as host. Removing a bot that keeps nobody's seat is not reserved. */
const isReserved = (state: TableState, move: TableMove): boolean => {
  switch (move.type) {
    case 'host':
    case 'lock':
      return true
    case 'remove': {
      const seat = seatOf(state, move.seat)
      return move.andLock === true || seat?.holder.kind !== 'bot' || keyOfSeat(seat) !== undefined
    }
    case 'hand-over':
      return move.to === 'newcomer' && move.seat === state.host
    default:
      return false
  }
}

/** ALL-10: once the host of record has been away for long, the acting host takes the role for good by making a reserved move. */
const asHostOfRecord = (
  state: TableState,
  me: Seat,
  { hostAwayFor }: TableTools,
  decide: (state: TableState) => TableDecided,
): TableDecided => {
  if (!isHostGone(hostAwayFor)) return no('host-of-record-only')
  const decided = decide({ ...state, host: me.id })
  if (!decided.isOk) return decided
  return { ...decided, value: [{ type: 'host-named', seat: me.id }, ...decided.value] }
}

const bySomebodySeated = (
  state: TableState,
  move: TableMove,
  me: Seat,
  isHost: boolean,
  tools: TableTools,
  shelf: Shelf,
): TableDecided => {
  if (!HOSTS_MOVES.has(move.type)) return bySeat(state, move, me, isHost, tools, shelf)
  return isHost ? (byHost(state, move, me, tools, shelf) ?? no('clock-only')) : no('host-only')
}

const decideAny = (state: TableState, move: TableMove, by: Asker, tools: TableTools, shelf: Shelf): TableDecided => {
  if (by.kind === 'clock') return byClock(state, move, tools, shelf)
  if (by.kind === 'newcomer') {
    const { kind: _, ...known } = by
    return move.type === 'sit'
      ? sit(state, { kind: 'person', ...known }, move.name, move.seat, shelf)
      : no('not-seated')
  }
  const me = seatOf(state, by.seat)
  if (me === undefined) return no('not-seated')
  // A person whose seat a bot plays must take it back first.
  if (me.holder.kind !== 'person' && move.type !== 'take-back') return no('not-seated')
  const isHost = actingHost(state, tools.people) === me.id
  const decide = (on: TableState) => bySomebodySeated(on, move, me, isHost, tools, shelf)
  const isActing = isHost && state.host !== undefined && state.host !== me.id
  return isActing && isReserved(state, move) ? asHostOfRecord(state, me, tools, decide) : decide(state)
}

const givesUp = (host: SeatId, event: TableEvent): boolean =>
  (event.type === 'left' && event.seat === host) ||
  (event.type === 'holder-changed' && event.seat === host && keyOfSeat(event) === undefined)

/**
 * ALL-10: when the host gives up the seat, the role passes to the longest seated person present. Without a host of record, the role would change
 * whenever a phone sleeps.
 */
const withSuccessor = (state: TableState, events: TableEvent[], { people }: TableTools): TableEvent[] => {
  const { host, seats } = state
  const isNamed = events.some((event) => event.type === 'host-named')
  if (host === undefined || isNamed || !events.some((event) => givesUp(host, event))) return events
  const others = seats.filter(({ id }) => id !== host)
  const heir =
    actingHost({ seats: others, host: undefined }, people) ??
    actingHost({ seats: others, host: undefined }, new Set(others.map(({ id }) => id)))
  return heir === undefined ? events : [...events, { type: 'host-named', seat: heir }]
}

/** Decides a move at the table. A move without effect is accepted with no events. */
export const decideTable: typeof decideAny = (state, move, by, tools, shelf) => {
  const decided = decideAny(state, move, by, tools, shelf)
  if (!decided.isOk) return decided
  if (decided.value.every((event) => isNoOp(state, event))) return ok([])
  return { ...decided, value: withSuccessor(state, decided.value, tools) }
}
